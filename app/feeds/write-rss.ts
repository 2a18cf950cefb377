import { escapeXml } from '#app/site/escape-xml';
import type { Feed, FeedEntry } from './feed';

/** RSS 2.0 (https://www.rssboard.org/rss-specification), with the link to itself that validators ask for. */
export function writeRss({ title, description, pageUrl, selfUrl, updated, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(pageUrl)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    '<language>ru</language>',
    `<lastBuildDate>${updated.toUTCString()}</lastBuildDate>`,
    `<atom:link href="${escapeXml(selfUrl)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(writeItem),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function writeItem({ title, url, summary, date }: FeedEntry): string {
  const description = summary === '' ? '' : `<description>${escapeXml(summary)}</description>`;
  return `<item><title>${escapeXml(title)}</title><link>${escapeXml(url)}</link><guid isPermaLink="true">${escapeXml(url)}</guid><pubDate>${date.toUTCString()}</pubDate>${description}</item>`;
}
