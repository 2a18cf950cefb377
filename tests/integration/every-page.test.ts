// Slow: opens every page of two regions and both audiences, and validates the HTML of each.
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { crawlHost, toAddress, type Crawl, type CrawledPage } from './crawl';
import { startSite, type SiteProcess } from './site-process';

const HOSTS = ['moscow.localhost', 'spb.localhost', 'corp.localhost', 'corp.spb.localhost'] as const;
/** Closes a window without scripts: it has to lead to no place at all. */
const NOWHERE = '#closed';

const TITLE = /<title>([^<]+)<\/title>/g;
const DESCRIPTION = /<meta name="description" content="([^"]+)"/g;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/g;

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Firefox keeps a ticked box over a reload unless «off» stands there, and the price beside it would be another. A
    // whole address goes into one line as `street-address`, which the standard has for text areas alone.
    'valid-autocomplete': 'off',
    'heading-level': 'error',
  },
});

let site: SiteProcess;
/** Pages whose markup was found valid: another region has the same page with other prices. */
const validated = new Set<string>();

beforeAll(async () => {
  site = await startSite();
});

const textOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

/** What is wrong with a page that stands in the sitemap, whatever else does. */
function findFaults({ address, html, ids }: CrawledPage): string[] {
  const [head = ''] = html.split('</head>', 1);
  const canonical = textOf(head, CANONICAL).map((text) => new URL(text).pathname);
  const faults = {
    'not one h1': html.match(/<h1\b/g)?.length !== 1,
    'an id twice': new Set(ids).size !== ids.length,
    'not one title': textOf(head, TITLE).length !== 1,
    'not one description': textOf(head, DESCRIPTION).length !== 1,
    'no canonical address of its own': canonical.length !== 1 || canonical[0] !== address,
  };
  return Object.entries(faults).flatMap(([fault, holds]) => (holds ? [`${address}: ${fault}`] : []));
}

/** Texts that several pages of the sitemap have, each with those pages. */
function findShared(pages: readonly CrawledPage[], read: (head: string) => string[]): string[] {
  const owners = new Map<string, string[]>();
  for (const { address, html } of pages) {
    const text = read(html.split('</head>', 1)[0] ?? '').join();
    owners.set(text, [...(owners.get(text) ?? []), address]);
  }
  return [...owners]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `«${text}»: ${same.join(', ')}`);
}

/** Links to a place on a page that the page does not have. */
function findLostAnchors({ pages }: Crawl): string[] {
  return [...pages.values()].flatMap(({ address, links }) =>
    links.flatMap((link) => {
      const target = pages.get(toAddress(link));
      const place = decodeURIComponent(link.hash.slice(1));
      if (target === undefined || place === '' || link.hash === NOWHERE || target.ids.includes(place))
        return [];
      return [`${address}: ${toAddress(link)}${link.hash}`];
    }),
  );
}

/** Pages of the sitemap that no other page links to. */
function findOrphans({ pages, listed }: Crawl): string[] {
  const linked = new Set(
    [...pages.values()].flatMap(({ address, links }) =>
      links.map(({ pathname }) => pathname).filter((to) => to !== address.split('?', 1)[0]),
    ),
  );
  return listed.filter((address) => !linked.has(address));
}

async function findInvalid(pages: readonly CrawledPage[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { address, html } of pages) {
    if (validated.has(address)) continue;
    validated.add(address);
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    faults.push(
      ...messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`),
    );
  }
  return faults;
}

describe.each(HOSTS)('%s', (host) => {
  let crawl: Crawl;
  let listed: CrawledPage[];
  beforeAll(async () => {
    crawl = await crawlHost(site, host);
    listed = crawl.listed.flatMap((address) => crawl.pages.get(address) ?? []);
  });

  test('has no broken link, and shows every page of its sitemap', () => {
    expect(crawl.broken).toEqual([]);
    expect(listed.length).toBe(crawl.listed.length);
    expect(listed.length).toBeGreaterThan(host.startsWith('corp') ? 15 : 300);
  });

  test('has every place on a page that a link leads to', () => {
    expect(findLostAnchors(crawl)).toEqual([]);
  });

  test('has pages with one h1, one title, one description and a canonical address of their own', () => {
    expect(listed.flatMap(findFaults)).toEqual([]);
  });

  test('has a title and a description of its own for each page', () => {
    const titles = findShared(listed, (head) => textOf(head, TITLE));
    const descriptions = findShared(listed, (head) => textOf(head, DESCRIPTION));
    expect([...titles, ...descriptions]).toEqual([]);
  });

  test('has no page that nothing links to', () => {
    expect(findOrphans(crawl)).toEqual([]);
  });

  test('is valid HTML', async () => {
    expect(await findInvalid(listed)).toEqual([]);
  });
});
