import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { ComposerPage, makePage, readDraft } from './composer-page';
import { test } from './studio';

/** Steps in the composer: each is taken back and done again, however soon. */

const BODY = `{"uuid":"composer-steps","type":"common","title":"Шаги","meta":[],"components":[
  {"id":"lead","type":"text","version":1,"props":{"title":"Первый заголовок","html":"<p>Текст.</p>"}},
  {"id":"balloon","type":"balloon","version":3,"props":{"a":1.50}},
  {"id":"group","type":"section","version":1,"props":{"title":"Всё для дома"},"children":[
    {"id":"inner","type":"text","version":1,"props":{"html":"<p>Внутри раздела.</p>"}}
  ]}
]}`;

async function compose(studio: Page, at: (path: string) => string) {
  const id = await makePage(studio, `/steps-${test.info().line}-${test.info().repeatEachIndex}`, BODY);
  return { id, composer: await new ComposerPage(studio).open(at(`/studio/pages/${id}`)) };
}

test('adds a block, puts it in order by the keyboard, takes that back and does it again', async ({
  studio,
  studioSite,
}) => {
  const { composer } = await compose(studio, studioSite.at);
  const first = studio.locator('[id^="outline-"]').first();
  await studio.getByLabel('Найти блок').fill('вопросы и ответы');
  await studio.getByRole('button', { name: 'Добавить: Вопросы и ответы' }).click();
  await studio.getByRole('tab', { name: 'Состав' }).click();
  const added = composer.row('Вопросы и ответы');
  for (const place of [3, 2, 1]) {
    await added.press('Alt+ArrowUp');
    await expect(studio.getByText(`Вопросы и ответы: теперь на месте ${place} из 4`)).toBeAttached();
    await expect(added).toBeFocused();
  }
  await expect(first).toContainText('Вопросы и ответы');
  await studio.getByRole('button', { name: 'Отменить' }).click();
  await expect(first).not.toContainText('Вопросы и ответы');
  await studio.keyboard.press('Control+Shift+z');
  await expect(first).toContainText('Вопросы и ответы');
  await composer.isSaved();
});

test('takes a step back at once and does it again, each step by itself, by buttons and by keys', async ({
  studio,
  studioSite,
}) => {
  test.slow();
  const { id, composer } = await compose(studio, studioSite.at);
  await studio.getByRole('tab', { name: 'Состав' }).click();
  const rows = studio.locator('[id^="outline-item-"]');
  const orderOf = () => rows.allTextContents();
  const undo = studio.getByRole('button', { name: 'Отменить' });
  const redo = studio.getByRole('button', { name: 'Вернуть (' });
  const first = await orderOf();

  // Nothing is waited for in between: all of it happens in one moment.
  const row = composer.row('Первый заголовок');
  await row.focus();
  await row.press('Alt+ArrowDown');
  await row.press('Alt+ArrowDown');
  await undo.click();
  await redo.click();
  await undo.click();
  await undo.click();
  expect(await orderOf()).toEqual(first);
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await redo.click();
  await redo.click();
  await expect(rows.last()).toContainText('Первый заголовок');

  await row.focus();
  await studio.keyboard.press('Control+z');
  await studio.keyboard.press('Control+y');
  await studio.keyboard.press('Control+z');
  await studio.keyboard.press('Control+z');
  expect(await orderOf()).toEqual(first);
  await expect(row).toBeFocused();
  await studio.keyboard.press('Control+Shift+z');
  await studio.keyboard.press('Control+Shift+z');
  await expect(rows.last()).toContainText('Первый заголовок');
  await composer.isSaved();
  const draft = await readDraft(studio, id);
  expect(draft.indexOf('"lead"')).toBeGreaterThan(draft.indexOf('"group"'));
});

test('takes back what was typed at once, in its field, and does it again', async ({ studio, studioSite }) => {
  const { id, composer } = await compose(studio, studioSite.at);
  await composer.choose('Первый заголовок');
  const title = composer.field('Заголовок');
  await title.fill('Второй заголовок');
  await title.press('Control+z');
  await expect(title).toHaveValue('Первый заголовок');
  await expect(title).toBeFocused();
  await title.press('Control+Shift+z');
  await expect(title).toHaveValue('Второй заголовок');
  await title.press('Control+z');
  await title.pressSequentially('!');
  await expect(title).toHaveValue('Первый заголовок!');
  await expect(studio.getByRole('button', { name: 'Вернуть (' })).toHaveAttribute('aria-disabled', 'true');
  await title.press('Control+z');
  await title.press('Control+y');
  await composer.isSaved();
  expect(await readDraft(studio, id)).toBe(BODY.replace('Первый заголовок', 'Первый заголовок!'));
});

test('puts the focus on the row beside a block that was removed, and on the page after the last', async ({
  studio,
  studioSite,
}) => {
  const { composer } = await compose(studio, studioSite.at);
  await composer.choose('Первый заголовок');
  const rows = composer.row('');
  await rows.first().press('Delete');
  await expect(composer.row('Первый заголовок')).toHaveCount(0);
  await expect(rows.first()).toBeFocused();
  // What stands inside a block goes with it.
  while ((await rows.count()) > 0) {
    const before = await rows.count();
    await studio.keyboard.press('Delete');
    await expect.poll(() => rows.count()).toBeLessThan(before);
  }
  await expect(studio.getByRole('button', { name: 'Свойства страницы' })).toBeFocused();
});

test('takes back a block that was removed or added, and the focus stays on the screen', async ({
  studio,
  studioSite,
}) => {
  const { composer } = await compose(studio, studioSite.at);
  await composer.choose('Первый заголовок');
  const row = composer.row('Первый заголовок');
  await row.press('Delete');
  await studio.keyboard.press('Control+z');
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await studio.keyboard.press('Control+y');
  await expect(row).toHaveCount(0);
  await studio.keyboard.press('Control+z');
  await row.focus();
  await studio.getByRole('button', { name: 'Повторить: ' }).first().click();
  await expect(row).toHaveCount(2);
  await row.last().focus();
  await studio.keyboard.press('Control+z');
  await expect(row).toHaveCount(1);
  await expect(studio.getByRole('button', { name: 'Отменить' })).toBeFocused();
});

test('leaves a search to the browser, which takes back what was typed there', async ({
  studio,
  studioSite,
}) => {
  const { composer } = await compose(studio, studioSite.at);
  await composer.choose('Первый заголовок');
  await composer.row('Первый заголовок').press('Delete');
  await studio.getByRole('tab', { name: 'Блоки' }).click();
  const search = studio.getByLabel('Найти блок');
  await search.pressSequentially('во');
  await search.press('Control+z');
  await expect(search).not.toHaveValue('во');
  await expect(composer.canvas.getByText('Первый заголовок')).toHaveCount(0);
});
