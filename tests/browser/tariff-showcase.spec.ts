import type { Page } from '@playwright/test';
import { closeCookieNotice } from './cookie-notice';
import { expect, test } from './fixtures';

/** The showcase of /tariffs/all, in a browser that lays it out. */

const PATH = '/tariffs/all';
const showcase = (page: Page) => page.locator('#tariffs');
const cards = (page: Page) => showcase(page).locator('article:visible');
const ready = (page: Page) =>
  expect(page.locator('[data-enhance="tariff-showcase"][data-enhanced]')).toBeAttached();

test('[TRF-210] [TRF-217] [TRF-218] a carousel shows whole cards: one on a phone, then two, three and four', async ({
  page,
  site,
}) => {
  const widths = [
    [360, 1],
    [768, 2],
    [1024, 3],
    [1280, 4],
  ] as const;
  for (const [width, count] of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.at(PATH));
    const whole = await cards(page).evaluateAll(
      (all) => all.filter((card) => card.getBoundingClientRect().right <= window.innerWidth).length,
    );
    expect([width, whole]).toEqual([width, count]);
  }
});

test('the page is no wider than its screen @phone', async ({ page, site }) => {
  await page.goto(site.at(PATH));
  await ready(page);
  const [inner, outer] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inner).toBe(outer);
});

test('the parts of neighbours begin on one line', async ({ page, site }) => {
  await page.goto(site.at(PATH));
  for (const part of ['h3', '[data-price="plain"]', '[data-action]']) {
    const tops = await cards(page)
      .locator(part)
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().bottom)));
    expect([part, new Set(tops.slice(0, 4)).size]).toEqual([part, 1]);
  }
});

test('[TRF-231] the second parameters open in a window, and Back closes it @phone', async ({
  page,
  site,
}) => {
  await page.goto(site.at(PATH));
  await ready(page);
  await closeCookieNotice(page);
  await cards(page).first().getByText('Что ещё в тарифе').click();
  const dialog = page.getByRole('dialog', { name: 'Что есть в тарифе «Старт»' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('chips narrow the list at once; the address opens it narrowed', async ({ page, site }) => {
  await page.goto(site.at(PATH));
  await ready(page);
  await closeCookieNotice(page);
  const all = await cards(page).count();
  await showcase(page)
    .getByRole('button', { name: /^Безлимит/ })
    .click();
  await expect(cards(page)).not.toHaveCount(all);
  await expect(page).toHaveURL(/\?filter=unlimited$/);
  const left = await cards(page).locator('h3').allInnerTexts();
  await page.reload();
  await expect(cards(page).locator('h3')).toHaveText(left);
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`the first price stands on the first screen at ${width}×${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.at(PATH));
    const price = cards(page).first().locator('[data-price="plain"]');
    // With the cookie notice there, and with nothing at the lower edge over it.
    const isSeen = await price.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, bottom - 2));
    });
    expect(isSeen).toBe(true);
  });
}

test('figures narrow the list, the order puts it right, and the address opens it so', async ({
  page,
  site,
}) => {
  await page.goto(site.at(PATH));
  await ready(page);
  await closeCookieNotice(page);
  await showcase(page).getByLabel('Цена').selectOption('to-600');
  await showcase(page).getByLabel('Порядок').selectOption('sort-price');
  await expect(page).toHaveURL(/\?filter=to-600,sort-price$/);
  await expect(showcase(page).locator('[data-found]')).toContainText('Показано в');
  const titles = await cards(page).locator('h3').allInnerTexts();
  await page.reload();
  await expect(cards(page).locator('h3')).toHaveText(titles);
});

test('a tab that has nothing gives way to one that has', async ({ page, site }) => {
  await page.goto(site.at(PATH));
  await ready(page);
  await closeCookieNotice(page);
  await showcase(page)
    .getByRole('button', { name: /^С домашним интернетом/ })
    .click();
  await expect(showcase(page).getByRole('tab', { name: /Для семьи и дома/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(cards(page).first()).toBeVisible();
});

test('ticked tariffs are compared', async ({ page, site }) => {
  await page.goto(site.at(PATH));
  await ready(page);
  for (const title of ['Старт', 'Без лимита']) {
    await showcase(page)
      .getByRole('article', { name: title, exact: true })
      .getByRole('checkbox', { name: /Сравнить/ })
      .check();
  }
  const bar = showcase(page).locator('[data-compare-bar]');
  await expect(bar.getByRole('listitem')).toHaveText(['Старт', 'Без лимита']);
  await page.getByRole('link', { name: 'Сравнить 2\u00a0тарифа' }).click();
  await expect(page).toHaveURL(/\/tariffs\/all\/compare\?ids=start,bez-limita$/);
});

test('[TRF-214] [TRF-215] «Отлично» hides the banner until the page is loaded again', async ({
  page,
  site,
}) => {
  await page.goto(site.at(PATH));
  const banner = page.getByText('КРАСИВЫЙ НОМЕР');
  await showcase(page).getByRole('button', { name: 'Отлично' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('chips are links, a card unfolds, and ticked tariffs are compared by a form', async ({
    page,
    site,
  }) => {
    await page.goto(site.at(PATH));
    await showcase(page)
      .getByRole('link', { name: /^Безлимит/ })
      .click();
    await expect(page).toHaveURL(/\?filter=unlimited$/);
    await expect(showcase(page).getByRole('status').first()).toContainText('Показано тарифов');
    const titles = await cards(page).locator('h3').allInnerTexts();
    expect(titles).toContain('Без лимита');
    expect(titles).not.toContain('Старт');
    await cards(page).first().getByText('Что ещё в тарифе').click();
    await expect(cards(page).first().locator('details[open] li').first()).toBeVisible();
    for (const index of [0, 1]) await cards(page).nth(index).getByRole('checkbox').check();
    await showcase(page).getByRole('button', { name: 'Сравнить отмеченные' }).click();
    await expect(page).toHaveURL(/\/tariffs\/all\/compare\?ids=[\w-]+&ids=[\w-]+$/);
  });
});
