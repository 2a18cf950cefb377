import type { HttpAnswer } from '#tests/http-client';
import { attributesOf } from '#tests/http-client';
import type { SiteProcess } from './site-process';

/** A page as a crawler of a search engine reads it. */
export interface CrawledPage {
  /** The path, with the query if it was asked for with one. */
  address: string;
  html: string;
  ids: string[];
  /** Addresses of the same host that its links lead to, whole. */
  links: URL[];
}

export interface Crawl {
  pages: Map<string, CrawledPage>;
  /** Addresses that the sitemap lists. */
  listed: string[];
  /** What answered with anything but a page, a file or a way to one, and who links there. */
  broken: string[];
}

/** Actions, not pages: they set a cookie and lead back. */
const LEADS_BACK = /^\/region\//;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const readAttributes = (html: string, element: string, attribute: string): string[] =>
  attributesOf(html, element, attribute).map((text) =>
    text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity),
  );

/**
 * Opens every address that the sitemap of a host lists, and every address of the host that a page links to. An address
 * with a query is opened when a page without one links to it: filters of filters have no end.
 */
export async function crawlHost(site: SiteProcess, host: string): Promise<Crawl> {
  const origin = `http://${host}:${site.port}`;
  const { body } = await site.send({ path: '/sitemap.xml', host });
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => new URL(text).pathname);
  const crawl: Crawl = { pages: new Map(), listed, broken: [] };
  const linkedFrom = new Map([...new Set(['/', ...listed])].map((address) => [address, 'the sitemap']));

  // A map may grow while it is walked: its new addresses come last.
  for (const [address, from] of linkedFrom) {
    const answer = await site.send({ path: address, host });
    if (answer.status >= 400) crawl.broken.push(`${address}: ${answer.status}, linked from ${from}`);
    for (const link of readAnswer(crawl, address, origin, answer)) {
      const next = toAddress(link);
      const isEndless = link.search !== '' && address.includes('?');
      if (!isEndless && !linkedFrom.has(next)) linkedFrom.set(next, address);
    }
  }
  return crawl;
}

/** Keeps what was answered, and gives where it leads. */
function readAnswer(crawl: Crawl, address: string, origin: string, answer: HttpAnswer): URL[] {
  const { status, headers, body } = answer;
  const toUrls = (texts: string[]) =>
    texts
      .map((text) => new URL(text, origin + address))
      .filter((link) => link.origin === origin && !LEADS_BACK.test(link.pathname));
  if (headers.location !== undefined) return toUrls([headers.location]);
  if (status !== 200 || !headers['content-type']?.startsWith('text/html')) return [];
  const links = toUrls(readAttributes(body, 'a', 'href'));
  const ids = readAttributes(body, '[a-z][a-z0-9-]*', 'id');
  crawl.pages.set(address, { address, html: body, ids, links });
  return links;
}

export const toAddress = ({ pathname, search }: URL): string => pathname + search;
