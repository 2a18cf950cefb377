import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BLOCK_TYPES } from './block-assets';
import { expect, test } from './fixtures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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

/** Colours are read once nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** What axe finds, one line for each kind of fault. */
async function findFaults(page: Page): Promise<string[]> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The DOM is the same in both schemes: in the dark, only colours can be wrong. */
async function findFaultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const path of PAGES) {
  test(`can be used by everyone, in light and dark: ${path}`, async ({ page, site, allowConsole }) => {
    // A list of all tariffs, or of all services, is a lot to look at.
    test.slow();
    if (path === '/no-such-page') allowConsole(/status of 404/);
    await page.goto(site.at(path));
    expect(await findFaults(page)).toEqual([]);
    expect(await findFaultsInTheDark(page)).toEqual([]);
  });
}

for (const type of BLOCK_TYPES) {
  test(`every example of a block can be used by everyone, in light and dark: ${type}`, async ({
    page,
    site,
  }) => {
    await page.goto(site.at(`/dev/blocks/${type}`));
    expect(await findFaults(page)).toEqual([]);
    expect(await findFaultsInTheDark(page)).toEqual([]);
  });
}
