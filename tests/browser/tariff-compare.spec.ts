import type { Page } from '@playwright/test';
import { closeCookieNotice } from './cookie-notice';
import { expect, test } from './fixtures';

const COMPARE = '/tariffs/all/compare';

const heads = (page: Page) => page.locator('thead th[scope="col"]');
const table = (page: Page) => page.getByRole('group', { name: 'Таблица сравнения' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await closeCookieNotice(page);
}

test('tariffs are chosen, compared, added and let go @phone-only', async ({ page, site }) => {
  await open(page, site.at(COMPARE));
  await page.getByLabel('Старт', { exact: true }).check();
  await page.getByLabel('Максимум', { exact: true }).check();
  await expect(page.getByText('Выбрано 2 из\u00a04')).toBeVisible();
  await page.getByRole('button', { name: 'Сравнить' }).click();
  await expect(heads(page)).toHaveText(['Тариф', 'Старт', 'Максимум']);

  await page.getByLabel('Добавить тариф').selectOption({ label: 'Для своих' });
  await page.getByRole('button', { name: 'Добавить' }).click();
  await expect(heads(page)).toHaveText(['Тариф', 'Старт', 'Максимум', 'Для своих']);

  await page.getByRole('link', { name: 'Только различия' }).click();
  await expect(page.getByRole('rowheader', { name: 'Минута сверх пакета' })).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'Звонки (отличается)' })).toBeVisible();

  await page.getByRole('link', { name: 'Убрать «Максимум»' }).click();
  await expect(heads(page)).toHaveText(['Тариф', 'Старт', 'Для своих']);
  expect(new URL(page.url()).search).toBe('?ids=start,dlya-svoih&only=differences');
});

test('two tariffs stand beside each other on a phone, and the names stay while the rest scrolls @phone-only', async ({
  page,
  site,
}) => {
  await open(page, site.at(`${COMPARE}?ids=start,bez-limita,maksimum,dlya-svoih`));
  const width = page.viewportSize()?.width ?? 0;
  for (const name of ['Старт', 'Без лимита']) {
    const cell = await page.getByRole('columnheader', { name }).boundingBox();
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  const last = page.getByRole('columnheader', { name: 'Для своих' });
  await expect(last).not.toBeInViewport();
  await table(page).evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth, behavior: 'instant' }));
  await expect(last).toBeInViewport({ ratio: 1 });
  const name = await page.getByRole('rowheader', { name: 'Цена' }).boundingBox();
  expect(name?.x).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('the address of a comparison is copied @phone-only', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site.at(`${COMPARE}?ids=start&ids=maksimum`));
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect(page.getByText('Ссылка скопирована')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(site.at(`${COMPARE}?ids=start,maksimum`));
  await page.goto(copied);
  await expect(heads(page)).toHaveText(['Тариф', 'Старт', 'Максимум']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tariffs are compared all the same', async ({ page, site }) => {
    await page.goto(site.at(COMPARE));
    // By the keyboard: the cookie notice lies over the button.
    await page.getByLabel('Старт', { exact: true }).press('Space');
    await page.getByLabel('Без лимита', { exact: true }).press('Space');
    await page.getByRole('button', { name: 'Сравнить' }).press('Enter');
    await expect(heads(page)).toHaveText(['Тариф', 'Старт', 'Без лимита']);
    await expect(page.getByRole('button', { name: 'Скопировать ссылку' })).toBeHidden();
  });
});
