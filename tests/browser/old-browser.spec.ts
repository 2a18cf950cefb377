import { expect, test } from './fixtures';
import type { Site } from './site';

const TITLE = 'Ваш браузер устарел';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** The first supported version of each browser, and its agent string in any version. */
const BROWSERS: readonly [name: string, first: number, toAgent: (version: number) => string][] = [
  [
    'firefox',
    100,
    (version) =>
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
  ],
  ['chrome', 70, (version) => `${WINDOWS} ${WEBKIT} Chrome/${version}.0.3538.77 Safari/537.36`],
  ['safari', 14, (version) => `${MAC} Version/${version}.0 Safari/605.1.15`],
  [
    'opera',
    72,
    (version) => `${WINDOWS} ${WEBKIT} Chrome/86.0.4240.75 Safari/537.36 OPR/${version}.0.3815.186`,
  ],
  ['edge', 109, (version) => `${WINDOWS} ${WEBKIT} Chrome/109.0.0.0 Safari/537.36 Edg/${version}.0.1518.49`],
];

const INTERNET_EXPLORERS = [
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)',
];

const OTHERS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'curl/8.5.0',
  'unreadable',
];

async function seesOldBrowserPage(site: Site, userAgent: string): Promise<boolean> {
  const html = await (await site.get('/about', { headers: { 'User-Agent': userAgent } })).text();
  return html.includes(`<h1>${TITLE}</h1>`);
}

test.describe('a browser that is too old', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:99.0) Gecko/20100101 Firefox/99.0' });

  test('[SHELL-23] [SHELL-24] [SHELL-25] sees the old-browser page with five modern browsers @phone', async ({
    page,
    site,
  }) => {
    await page.goto(site.at('/tariffs/all'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    const links = page.getByRole('link');
    await expect(links).toHaveText(['Firefox', 'Chrome', 'Safari', 'Opera', 'Edge']);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toMatch(/^"?Times/);
  });
});

for (const [name, first, toAgent] of BROWSERS) {
  test(`[SHELL-25] [SHELL-26] ${name} is supported from version ${first} on`, async ({ site }) => {
    expect(await seesOldBrowserPage(site, toAgent(first - 1))).toBe(true);
    expect(await seesOldBrowserPage(site, toAgent(first))).toBe(false);
  });
}

test('[SHELL-27] Internet Explorer is not supported in any version', async ({ site }) => {
  for (const agent of INTERNET_EXPLORERS)
    expect([agent, await seesOldBrowserPage(site, agent)]).toEqual([agent, true]);
});

test('[SHELL-28] crawlers and unreadable agents see the site', async ({ site }) => {
  for (const agent of OTHERS) expect([agent, await seesOldBrowserPage(site, agent)]).toEqual([agent, false]);
});

test('[SHELL-25] a page kept for a modern browser is not given to an old one, nor the other way round', async ({
  site,
}) => {
  const [old, modern] = [99, 100].map((version) => `${WINDOWS} Gecko/20100101 Firefox/${version}.0`);
  const answers = [];
  for (const agent of [modern, old, modern, old]) answers.push(await seesOldBrowserPage(site, agent ?? ''));
  expect(answers).toEqual([false, true, false, true]);
});
