import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { findFaults } from './find-faults';
import { expectSound, holdScripts, test } from './studio';

/** News, promotions, questions and banners, as an editor meets them. */

for (const list of ['news', 'promotions', 'faq', 'banners']) {
  test(`can be used by everyone, in light and dark: ${list}`, async ({ studio, studioSite }) => {
    await studio.goto(studioSite.at(`/studio/documents/${list}`));
    await expectSound(studio);
  });
}

test('a news item is made, filled, published and seen', async ({ studio, studioSite }) => {
  // Axe reads a long screen in both colour schemes.
  test.slow();
  await studio.goto(studioSite.at('/studio/documents'));
  await studio.getByRole('link', { name: 'Новая новость' }).click();
  await studio.getByLabel('Название').fill('Маяк на связи');
  await studio.getByRole('button', { name: 'Создать черновик' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Маяк на связи' })).toBeVisible();

  const saved = studio.locator('[data-phase=saved]');
  await studio.getByLabel('Заголовок').fill('');
  await expect(studio.getByText('С\u00a0ошибками документ не\u00a0опубликовать.')).toBeVisible();
  await studio.getByLabel('Заголовок').fill('Маяк на связи: сеть видна с моря');
  await studio.getByLabel('Анонс').fill('Ловит за двадцать миль от берега.');
  await expect(saved).toContainText('Черновик сохранён');
  expect(await findFaults(studio)).toEqual([]);
  await studio.reload();
  await expect(studio.getByLabel('Анонс')).toHaveValue('Ловит за двадцать миль от берега.');

  await studio.getByRole('link', { name: 'Публикация' }).click();
  // It has no picture and no page of its own yet: warnings, which are accepted.
  await studio.getByRole('checkbox').check();
  await studio.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(studio.getByText(/видно посетителям/)).toBeVisible();

  await studio.goto(studioSite.at('/'));
  await expect(studio.getByText('Маяк на связи: сеть видна с моря').first()).toBeVisible();
  await studio.goto(studioSite.at('/studio/documents/news?search=маяк'));
  const row = studio.getByRole('row').filter({ hasText: 'Маяк на связи: сеть видна с моря' });
  await expect(row).toContainText('Опубликовано');
});

/** Waits for the draft that this leads to. */
async function untilSaved(studio: Page, act: () => void): Promise<void> {
  const answer = studio.waitForResponse(/\/save$/);
  act();
  await answer;
  await expect(studio.locator('[data-phase=saved]')).toContainText('Черновик сохранён');
}

/** Makes a document of its own, and gives its address. */
async function makeDocument(studio: Page, at: (path: string) => string, list: string): Promise<string> {
  await studio.goto(at(`/studio/documents/new?list=${list}`));
  await studio.locator('#title').fill('Набрано рано');
  await studio.getByRole('button', { name: 'Создать черновик' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Набрано рано' })).toBeVisible();
  return studio.url();
}

test('keeps what was typed before the script was there, in each field, and goes on from it', async ({
  studio,
  studioSite,
}) => {
  const address = await makeDocument(studio, studioSite.at, 'news');
  const release = await holdScripts(studio);
  await studio.goto(address, { waitUntil: 'commit' });
  const title = studio.getByLabel('Заголовок');
  const announcement = studio.getByLabel('Анонс');
  await title.fill('Набрано до скрипта');
  await studio.getByLabel('Дата').fill('2026-01-31');
  await announcement.fill('Первое предложение.');
  await announcement.press('Home');
  // Its text comes with the script, so nobody types into it until then.
  const text = studio.getByRole('textbox', { name: 'Текст новости' });
  await expect(text).toHaveAttribute('aria-busy', 'true');
  await expect(text).toHaveAttribute('contenteditable', 'false');

  await untilSaved(studio, release);
  await expect(announcement).toBeFocused();
  // The caret is where it was.
  await studio.keyboard.type('Начало. ');
  await text.fill('Набрано со скриптом');
  const values = async () => {
    await expect(title).toHaveValue('Набрано до скрипта');
    await expect(studio.getByLabel('Дата')).toHaveValue('2026-01-31');
    await expect(announcement).toHaveValue('Начало. Первое предложение.');
    await expect(text).toHaveText('Набрано со скриптом');
  };
  await values();
  await expect(studio.locator('[data-phase=saved]')).toContainText('Черновик сохранён');
  await studio.reload();
  await values();
});

for (const [list, choose] of [
  ['faq', (studio: Page) => studio.locator('#document-category').selectOption({ index: 1 })],
  ['promotions', (studio: Page) => studio.locator('#document-archived').check()],
] as const) {
  test(`keeps what was chosen or switched before the script was there: ${list}`, async ({
    studio,
    studioSite,
  }) => {
    const address = await makeDocument(studio, studioSite.at, list);
    const release = await holdScripts(studio);
    await studio.goto(address, { waitUntil: 'commit' });
    await choose(studio);
    const read = () =>
      studio.evaluate(() => {
        const category = document.querySelector<HTMLSelectElement>('#document-category');
        const archived = document.querySelector<HTMLInputElement>('#document-archived');
        return [category?.value, archived?.checked];
      });
    const chosen = await read();
    await untilSaved(studio, release);
    await studio.reload();
    expect(await read()).toEqual(chosen);
  });
}

test('a redirect leads where it was typed to before the script was there', async ({ studio, studioSite }) => {
  const release = await holdScripts(studio);
  await studio.goto(studioSite.at('/studio/redirects'), { waitUntil: 'commit' });
  const target = studio.locator('#new-to');
  await target.fill('/about');
  release();
  await expect(studio.locator('input[type=hidden][name=to]').first()).toHaveValue('/about');
});
