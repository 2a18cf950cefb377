import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** A visitor whose system sets all colours: what is chosen, ticked or filled still differs from what is not. */

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const findBackground = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

test('the chosen tab differs from the others', async ({ page, site }) => {
  await page.goto(site.at('/dev/blocks/tabs/0'));
  const chosen = page.getByRole('tab', { selected: true }).first();
  await expect(chosen).toBeVisible();
  const other = page.getByRole('tab', { selected: false }).first();
  await expect.poll(async () => (await findBackground(chosen)) === (await findBackground(other))).toBe(false);
});

test('the chosen chip of the services differs from the others', async ({ page, site }) => {
  await page.goto(site.at('/services'));
  const chosen = page.getByRole('link', { name: 'Все', exact: true });
  const other = page.getByRole('link', { name: 'Звонки', exact: true });
  await expect(chosen).toBeVisible();
  expect(await findBackground(chosen)).not.toBe(await findBackground(other));
});

/** The line of a slider between the middle and the end, as it is painted. */
async function paintEnd(page: Page, range: Locator): Promise<Buffer> {
  const box = await range.boundingBox();
  if (box === null) throw new Error('the slider is not shown');
  const clip = { x: box.x + box.width * 0.7, y: box.y, width: box.width * 0.1, height: box.height };
  return page.screenshot({ clip });
}

test('the line of a slider is filled up to its thumb', async ({ page, site }) => {
  await page.goto(site.at('/dev/blocks/tariff-constructor/0'));
  const range = page.getByRole('slider').first();
  await range.focus();
  await range.scrollIntoViewIfNeeded();
  await page.keyboard.press('Home');
  const empty = await paintEnd(page, range);
  await page.keyboard.press('End');
  const filled = await paintEnd(page, range);
  expect(filled.equals(empty)).toBe(false);
});
