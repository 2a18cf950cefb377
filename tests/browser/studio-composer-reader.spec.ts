import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ComposerPage, makePage, readDraft } from './composer-page';
import { findFaults } from './find-faults';
import { expect } from './fixtures';
import { test, type StudioSite } from './studio';

/** Who may only read looks at a page in the composer, and changes nothing of it. */

const BODY = `{"uuid":"reader-test","type":"common","title":"Страница для чтения","meta":[],"components":[
  {"id":"lead","type":"text","version":1,"props":{"title":"Первый заголовок","html":"<p>Текст.</p>"}},
  {"id":"steps","type":"steps","version":1,"props":{"title":"Три шага","steps":[{"title":"Выберите номер","text":"Любой."}]}}
]}`;
const CHOSEN = 'длинная фраза из слов';

/** An account without rights to write, signed in in a browser of its own. */
async function signInReader(
  studio: Page,
  { at }: StudioSite,
  browser: Browser,
  watchContext: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  await studio.goto(at('/studio/people'));
  await studio.getByText('Добавить пользователя').click();
  await studio.getByLabel('Имя').fill('Виктор Читатель');
  await studio.getByLabel('Логин').fill('viktor');
  const form = studio.locator('form').filter({ has: studio.getByRole('button', { name: 'Создать' }) });
  await form.getByRole('combobox').selectOption('Наблюдатель');
  await studio.getByRole('button', { name: 'Создать' }).click();
  const password = await studio.getByText(/^[a-z0-9]{5}(-[a-z0-9]{5}){3}$/).innerText();
  const context = await browser.newContext();
  await watchContext(context);
  const reader = await context.newPage();
  await reader.goto(at('/studio'));
  await reader.getByLabel('Логин').fill('viktor');
  await reader.getByLabel('Пароль').fill(password);
  await reader.getByRole('button', { name: 'Войти' }).click();
  await reader.getByLabel('Текущий пароль').fill(password);
  await reader.getByLabel('Новый пароль', { exact: true }).fill(CHOSEN);
  await reader.getByLabel('Новый пароль ещё раз').fill(CHOSEN);
  await reader.getByRole('button', { name: 'Сменить пароль' }).click();
  await reader.getByRole('heading', { level: 1, name: 'Обзор' }).waitFor();
  return reader;
}

test('the composer tells a reader so, shows everything, and offers nothing that would change it', async ({
  studio,
  studioSite,
  browser,
  watchContext,
}) => {
  test.slow();
  const id = await makePage(studio, '/composer-reader', BODY);
  const reader = await signInReader(studio, studioSite, browser, watchContext);
  const posts: string[] = [];
  reader.on('request', (request) => request.url().endsWith('/save') && posts.push(request.url()));
  const composer = await new ComposerPage(reader).open(studioSite.at(`/studio/pages/${id}`));
  await expect(reader.getByText('Только просмотр')).toBeVisible();
  await expect(reader.getByRole('tab')).toHaveText(['Состав', /^Ошибки/]);
  await expect(composer.canvas.getByText('Первый заголовок')).toBeVisible();

  await composer.choose('Первый заголовок');
  await expect(reader.getByRole('definition').filter({ hasText: /^Первый заголовок$/ })).toBeVisible();
  await reader.keyboard.press('Delete');
  await reader.keyboard.press('Alt+ArrowDown');
  await expect(reader.locator('[id^="outline-"]')).toHaveCount(2);
  await composer.choose('Три шага');
  await reader.getByText(/: Выберите номер$/).click();
  await expect(reader.getByRole('definition').filter({ hasText: /^Выберите номер$/ })).toBeVisible();
  for (const name of [/^Удалить/, /^Повторить/, /^Выше/, /^Добавить/, 'Опубликовать', 'Вставить из буфера']) {
    await expect(reader.getByRole('button', { name })).toHaveCount(0);
  }
  expect(await findFaults(reader)).toEqual([]);
  expect(posts).toEqual([]);
  expect(await readDraft(studio, id)).toBe(BODY);
  await reader.context().close();
});
