import { findFaults } from './find-faults';
import { expect, test } from './fixtures';

/** Pages of different types and layouts. */
const PAGES = [
  ...['/', '/tariffs/all', '/tariffs/all/bez-limita', '/tariffs/all/sam-soberi', '/tariffs/archive/legkij'],
  ...['/tariffs/all/compare', '/tariffs/all/compare?ids=start,bez-limita,maksimum', '/tariffs/archive'],
  ...['/services', '/services?filter=internet', '/services/antispam.html', '/services/archive'],
  ...['/forhome', '/roaming/world', '/news', '/action', '/action/kino-v-podarok.html'],
  ...[
    '/help/info/spam-calls.html',
    '/help/contacts',
    '/pay/promised',
    '/pay/topup',
    '/corp',
    '/no-such-page',
  ],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PAGES) {
  test(`can be used by everyone, in light and dark: ${path}`, async ({ page, site, allowConsole }) => {
    if (path === '/no-such-page') allowConsole(/status of 404/);
    await page.goto(site.at(path));
    expect(await findFaults(page)).toEqual([]);
  });
}
