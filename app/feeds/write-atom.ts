import { BRAND } from '#schemas/brand';
import { escapeXml } from '#app/site/escape-xml';
import type { Feed, FeedEntry } from './feed';

/** Atom (RFC 4287). */
export function writeAtom({ title, description, pageUrl, selfUrl, updated, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">',
    `<id>${escapeXml(pageUrl)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(description)}</subtitle>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escapeXml(BRAND.name)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>`,
    ...entries.map(writeEntry),
    '</feed>\n',
  ].join('\n');
}

function writeEntry({ title, url, summary, date }: FeedEntry): string {
  const words = summary === '' ? '' : `<summary>${escapeXml(summary)}</summary>`;
  const moment = date.toISOString();
  return `<entry><id>${escapeXml(url)}</id><title>${escapeXml(title)}</title><link rel="alternate" type="text/html" href="${escapeXml(url)}"/><published>${moment}</published><updated>${moment}</updated>${words}</entry>`;
}
