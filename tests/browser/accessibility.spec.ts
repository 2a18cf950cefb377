import { noteFigure } from '#tests/trust-figures';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';

/** Pages of different types and layouts. */
const PAGES = [
  '/',
  '/tariffs/all',
  '/tariffs/all/bez-limita',
  '/tariffs/all/sam-soberi',
  '/tariffs/archive/legkij',
  '/tariffs/all/compare',
  '/tariffs/all/compare?ids=start,bez-limita,maksimum',
  '/tariffs/archive',
  '/services',
  '/services?filter=internet',
  '/services/antispam.html',
  '/services/archive',
  '/forhome',
  '/roaming/world',
  '/news',
  '/action',
  '/action/kino-v-podarok.html',
  '/help/info/spam-calls.html',
  '/help/contacts',
  '/pay/promised',
  '/pay/topup',
  '/corp',
  '/no-such-page',
];

/** What a desktop of 1440 × 900 has room for at a zoom of 200 %. */
const ZOOMED = { width: 720, height: 450 };

for (const path of PAGES) {
  test(`can be used by everyone, in light and dark: ${path}`, async ({ page, site, allowConsole }) => {
    if (path === '/no-such-page') allowConsole(/status of 404/);
    await page.goto(site.at(path));
    expect(await findFaults(page)).toEqual([]);
    await page.setViewportSize(ZOOMED);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width);
    const name = path.replaceAll(/[^a-z0-9]+/g, '-');
    noteFigure(30, `page${name}`, `${path}: 0 faults in light and dark; at 200 % nothing leads sideways`);
  });
}
