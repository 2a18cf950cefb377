import type { Locator, Page } from '@playwright/test';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import type { Site } from './site';

const FIRST_PAGE = 24;

async function open(page: Page, site: Site, path = '/shop'): Promise<Locator> {
  await page.goto(site.at(path));
  const block = page.locator('[data-enhance="shop-catalog"]');
  await expect(block).toHaveAttribute('data-enhanced', '');
  // Gone with a new page.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  return block;
}

/** A phone folds away what else than a name can be asked for. */
async function unfold(block: Locator): Promise<void> {
  const fold = block.locator('summary');
  if (await fold.isVisible()) await fold.click();
  await expect(block.getByLabel('Бренд')).toBeVisible();
}

const samePage = (page: Page) => page.locator('html[data-same-page]');
const readCount = async (block: Locator) =>
  Number.parseInt((await block.getByRole('status').textContent()) ?? '', 10);
/** What the counters were told of filters. */
const listFound = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((event) => (event.event === 'shop_filter' ? [event.found] : [])),
  );
const cards = (block: Locator) => block.getByRole('article');

test('goods are filtered without a new page; the address says how, and Back leads to the filter before @phone', async ({
  page,
  site,
}) => {
  const block = await open(page, site);
  const all = await block.getByRole('status').textContent();
  await unfold(block);
  await block.getByLabel('Бренд').selectOption('Ладога');
  await expect(block.getByRole('status')).not.toHaveText(all ?? '');
  await expect(page).toHaveURL(/\?brand=/);
  const ladoga = await readCount(block);
  await block.getByLabel('Название').fill('часы');
  await block.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(page).toHaveURL(/\?q=.+&brand=/);
  const watches = await readCount(block);
  for (const title of await cards(block).getByRole('heading').allTextContents())
    expect(title).toMatch(/часы.*Ладога/i);
  await block.getByLabel('Название').fill('пылесос');
  await page.keyboard.press('Enter');
  await expect(block.getByRole('heading', { name: 'Ничего не\u00a0нашли' })).toBeVisible();
  await expect(block.getByRole('status')).toHaveText('0\u00a0товаров');
  expect(await findFaults(page)).toEqual([]);

  await page.goBack();
  await expect(block.getByLabel('Название')).toHaveValue('часы');
  await page.goBack();
  await expect(block.getByLabel('Название')).toHaveValue('');
  await expect(block.getByLabel('Бренд')).toHaveValue('Ладога');
  await block.getByRole('link', { name: 'Сбросить' }).click();
  await expect(block.getByLabel('Бренд')).toHaveValue('');
  await expect(block.getByRole('status')).toHaveText(all ?? '');
  await expect(page).toHaveURL(site.at('/shop'));
  expect(await listFound(page)).toEqual([ladoga, watches, 0, Number.parseInt(all ?? '', 10)]);
  await expect(samePage(page)).toBeAttached();
});

test('more goods follow those that are shown, from the first of them on; without a connection what is shown stays', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const block = await open(page, site, '/shop/phones');
  const first = await cards(block).first().getByRole('link').textContent();
  await block.getByRole('link', { name: 'Показать ещё' }).press('Enter');
  await expect(cards(block)).toHaveCount(2 * FIRST_PAGE);
  await expect(cards(block).nth(FIRST_PAGE).getByRole('link')).toBeFocused();
  await expect(cards(block).first().getByRole('link')).toHaveText(first ?? '');
  await expect(page).toHaveURL(/\?show=48$/);

  await page.context().setOffline(true);
  await block.getByLabel('Сначала').selectOption('dear');
  await expect(block.getByRole('status')).toHaveText(/^Нет связи/);
  await expect(cards(block)).toHaveCount(2 * FIRST_PAGE);
  await page.context().setOffline(false);
  await block.getByLabel('Сначала').selectOption('cheap');
  await expect(page).toHaveURL(/\?sort=cheap$/);
  await expect(cards(block)).toHaveCount(FIRST_PAGE);
  await expect(samePage(page)).toBeAttached();
});

test('a price that is no figure is told at its field, though a phone has folded it away since @phone', async ({
  page,
  site,
}) => {
  const block = await open(page, site);
  await unfold(block);
  const price = block.getByLabel('Цена до');
  await price.fill('дёшево');
  await block.locator('details').evaluate((fold: HTMLDetailsElement) => (fold.open = false));
  await block.getByLabel('Название').press('Enter');
  await expect(price).toBeVisible();
  await expect(price).toBeFocused();
  await expect(page).toHaveURL(site.at('/shop'));
  await price.fill('15 000');
  await price.press('Enter');
  await expect(page).toHaveURL(/\?to=15000$/);
  expect(await findFaults(page)).toEqual([]);
});
