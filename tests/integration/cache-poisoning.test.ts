import { expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { listPages } from './list-pages';
import { startSite, type SiteProcess } from './site-process';

/** What one visitor sends must not come back to the next (trust.md, 19). */

const MARK = 'poison-7f3a';

/** Everything that proxies, caches and frameworks are known to listen to. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-forwarded-host': `${MARK}.example`,
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '4443',
  'x-forwarded-prefix': `/${MARK}`,
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-server': `${MARK}.example`,
  forwarded: `for=203.0.113.7;host=${MARK}.example;proto=https`,
  'x-host': `${MARK}.example`,
  'x-original-url': `/${MARK}`,
  'x-rewrite-url': `/${MARK}`,
  'x-http-method-override': 'POST',
  'x-real-ip': '203.0.113.7',
  'true-client-ip': '203.0.113.7',
  'x-remix-transition': 'yes',
  'x-requested-with': MARK,
  origin: `https://${MARK}.example`,
  referer: `https://${MARK}.example/`,
  'user-agent': MARK,
  'accept-language': 'en',
  accept: 'application/json',
  'accept-encoding': 'identity',
  authorization: `Bearer ${MARK}`,
  cookie: `mid=${MARK}; region=spb; visitor=${MARK}; __Host-visitor=${MARK}; studio=${MARK}`,
  range: 'bytes=0-9',
  'if-none-match': `"${MARK}"`,
  'if-modified-since': 'Sun, 22 Nov 2026 00:00:00 GMT',
  'cache-control': 'no-cache',
  purpose: 'prefetch',
  'sec-fetch-dest': 'iframe',
  'sec-fetch-site': 'cross-site',
  'save-data': 'on',
  dnt: '1',
};

const QUERIES = [
  `a=${MARK}`,
  `utm_source=${MARK}`,
  `_data=root`,
  `componentCheck=${MARK}`,
  `builder.preview=${MARK}`,
  `nocache=${MARK}`,
  `page=${MARK}`,
];

/** The page as a visitor gets it who sends nothing of the kind, without what each server has of its own. */
async function readClean(site: SiteProcess, path: string): Promise<string> {
  const { status, body } = await site.send({ path });
  const text = body.replaceAll(String(site.port), 'PORT').replaceAll(/data-static="[^"]*"/g, '');
  return `${status} ${text}`;
}

test('no header and no query of one visitor comes back in the page of the next', async () => {
  const [poisoned, clean] = await Promise.all([startSite(), startSite()]);
  const pages = await listPages(clean);
  const requests = [
    ...Object.entries(HEADERS).map(([name, value]) => ({ name, headers: { [name]: value }, query: '' })),
    ...QUERIES.map((query) => ({ name: `?${query}`, headers: {}, query: `?${query}` })),
  ];
  expect(pages.length).toBeGreaterThan(requests.length);
  const changed: string[] = [];
  // Each on a page of its own, which nobody has asked for before.
  for (const [index, { name, headers, query }] of requests.entries()) {
    const path = pages[index] ?? '';
    await poisoned.send({ path: path + query, headers });
    const body = await readClean(poisoned, path);
    if (body !== (await readClean(clean, path)) || body.includes(MARK)) changed.push(`${name} on ${path}`);
  }
  expect(changed).toEqual([]);
  noteFigure(
    19,
    'poisoning',
    `${Object.keys(HEADERS).length} headers and ${QUERIES.length} queries varied, 0 pages changed`,
  );
});

/** What tells one visitor from another. */
const VISITOR = [
  'cookie',
  'accept-language',
  'referer',
  'authorization',
  'x-forwarded-for',
  'save-data',
  'dnt',
];
/** Every so many pages of the sitemap one is looked at. */
const EVERY = 8;

/**
 * Pages of content are rendered without the visitor (decision 0006), in production alone: a block or a loader that reads
 * a cookie works while it is written, and finds none once the page is kept. Past the cache it would show here.
 */
test('no page of content reads who asks for it', async () => {
  const site = await startSite();
  const pages = (await listPages(site)).filter((_path, index) => index % EVERY === 0);
  const headers = Object.fromEntries(VISITOR.map((name) => [name, HEADERS[name] ?? '']));
  const read = async (path: string, sent: Record<string, string>) => {
    const { body } = await site.send({ path: `${path}?nocache=1`, headers: sent });
    return body.replaceAll(/nonce="[^"]*"/g, '');
  };
  const differing: string[] = [];
  for (const path of pages) {
    // The first reading fills what the server remembers: on a busy machine it may lack what came too late (decision 0049).
    await read(path, {});
    if ((await read(path, {})) !== (await read(path, headers))) differing.push(path);
  }
  expect(pages.length).toBeGreaterThan(20);
  expect(differing).toEqual([]);
});
