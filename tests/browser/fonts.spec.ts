import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { delayAssets } from './slow-network';

/** The families in which the letters of an element were drawn, by the browser's own account. */
async function findDrawnFonts(page: Page, element: Locator): Promise<string[]> {
  const mark = 'data-drawn';
  await element.evaluate((node, name) => node.setAttribute(name, ''), mark);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[${mark}]`,
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  await element.evaluate((node, name) => node.removeAttribute(name), mark);
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} (system)`));
}

const isOnest = expect.stringMatching(/^Onest(?!.*system)/);
const isGolos = expect.stringMatching(/^Golos(?!.*system)/);

test('a price and a name in quotation marks stand in the fonts of the site on a first, slow visit @phone', async ({
  page,
  site,
}) => {
  await delayAssets(page);
  await page.goto(site.at('/tariffs/all/bez-limita'));
  await page.evaluate(() => document.fonts.ready);
  const price = page
    .locator('main')
    .getByText(/^\d[\d\s]*₽$/)
    .first();
  await expect(price).toBeVisible();
  expect(await findDrawnFonts(page, price)).toEqual([isOnest]);
  const owner = page.getByRole('contentinfo').getByText(/© 2026 «/);
  expect(await findDrawnFonts(page, owner)).toEqual([isGolos]);
});

test('a first visit fetches no font beyond those that the page preloads', async ({ page, site }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.add(new URL(request.url()).pathname);
  });
  await page.goto(site.at('/tariffs/all/bez-limita'));
  await page.evaluate(() => document.fonts.ready);
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect([...fetched].sort()).toEqual(preloaded.sort());
});
