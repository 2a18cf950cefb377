import type { Page } from '@playwright/test';
import { findFaults } from './find-faults';
import { expect } from './fixtures';
import { ComposerPage, makePage, readDraft, signIn } from './composer-page';
import { holdRequests } from './slow-network';
import { test, type StudioSite } from './studio';

/** What an editor does in the composer: composes, is told of faults, is saved by itself, and overwrites nobody. */

const UNKNOWN = '{"type": "balloon",  "version": 3, "props": {"z": 1, "a": 1.50}}';
const BODY = `{"uuid":"composer-test","type":"common","title":"Проба пера","meta":[],"components":[
  {"id":"lead","type":"text","version":1,"props":{"title":"Первый заголовок","html":"<p>Текст.</p>"}},
  ${UNKNOWN},
  {"id":"group","type":"section","version":1,"props":{"title":"Всё для дома"},"children":[
    {"id":"inner","type":"text","version":1,"props":{"html":"<p>Внутри раздела.</p>"}}
  ]}
]}`;

/** A page of its own for each test, in the composer. */
async function compose(studio: Page, { at }: StudioSite, body = BODY) {
  const path = `/composer-${test.info().title.length}-${test.info().line}`;
  const id = await makePage(studio, path, body);
  return { id, composer: await new ComposerPage(studio).open(at(`/studio/pages/${id}`)) };
}

test('shows blocks as the server renders them, in the styles of the page, and nothing of them runs', async ({
  studio,
  studioSite,
}) => {
  const { canvas } = (await compose(studio, studioSite)).composer;
  const heading = canvas.getByText('Первый заголовок');
  await expect(heading).toHaveCSS('font-family', /Onest/);
  expect(await canvas.locator('script[src]').count()).toBe(0);
  await expect(canvas.locator('.composer-html').first()).toHaveAttribute('inert', '');
});

test('can be used by everyone, in light and dark, in each of its panels', async ({ studio, studioSite }) => {
  test.slow();
  const { composer } = await compose(studio, studioSite);
  for (const tab of ['Блоки', 'Состав', 'Ошибки']) {
    await studio.getByRole('tab', { name: tab }).click();
    expect(await findFaults(studio, { rules: 'all' })).toEqual([]);
  }
  await composer.choose('Первый заголовок');
  expect(await findFaults(studio, { rules: 'all' })).toEqual([]);
});

test('saves what is typed by itself, shows it on the canvas, and has it after a reload', async ({
  studio,
  studioSite,
}) => {
  const { id, composer } = await compose(studio, studioSite);
  await composer.choose('Первый заголовок');
  await composer.field('Заголовок').fill('Другой заголовок');
  await expect(composer.canvas.getByText('Другой заголовок')).toBeVisible();
  await composer.isSaved();
  await studio.reload();
  await expect(composer.canvas.getByText('Другой заголовок')).toBeVisible();
  expect(await readDraft(studio, id)).toBe(BODY.replace('Первый заголовок', 'Другой заголовок'));
});

test('keeps an unknown block byte for byte, and tells what it is', async ({ studio, studioSite }) => {
  const { id, composer } = await compose(studio, studioSite);
  await expect(composer.canvas.getByText('Блок «balloon»')).toBeVisible();
  await composer.choose('balloon');
  await studio.getByText('Как записан').click();
  await expect(studio.getByRole('textbox', { name: 'Как записан' })).toHaveValue(/"balloon"/);
  await composer.row('balloon').press('Alt+ArrowUp');
  await composer.isSaved();
  const draft = await readDraft(studio, id);
  expect(draft.indexOf(UNKNOWN)).toBeGreaterThan(0);
  expect(draft.indexOf(UNKNOWN)).toBeLessThan(draft.indexOf('"lead"'));
});

test('copies a block to another page, under an id that is free there', async ({ studio, studioSite }) => {
  await studio.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, composer } = await compose(studio, studioSite);
  await composer.choose('Всё для дома');
  await composer.row('Всё для дома').press('Control+c');
  await expect(studio.getByText('Раздел: в буфере обмена')).toBeVisible();
  await studio.getByRole('tab', { name: 'Блоки' }).click();
  await studio.getByRole('button', { name: 'Вставить из буфера' }).click();
  await expect(composer.canvas.getByText('Внутри раздела.')).toHaveCount(2);
  await composer.isSaved();
  await expect.poll(() => readDraft(studio, id)).toContain('"id":"group-2"');
  expect(await readDraft(studio, id)).toContain('"id":"inner-2"');
});

test('says what is wrong with a value: at the field, on the canvas, and in the summary that leads there', async ({
  studio,
  studioSite,
}) => {
  const { composer } = await compose(studio, studioSite);
  await composer.choose('Первый заголовок');
  await composer.field('Заголовок').fill('Очень длинный заголовок '.repeat(20));
  await expect(composer.field('Заголовок')).toHaveAttribute('aria-invalid', 'true');
  await expect(composer.canvas.getByText('посетители этого блока не увидят')).toBeVisible();
  await studio.getByRole('button', { name: 'Свойства страницы' }).click();
  await studio.getByRole('tab', { name: /Ошибки/ }).click();
  await studio
    .getByRole('listitem')
    .getByRole('button', { name: /Заголовок/ })
    .click();
  await expect(composer.field('Заголовок')).toBeFocused();
});

test('opens at the block that a report has named, and says what is wrong with the page itself', async ({
  studio,
  studioSite,
}) => {
  const { id, composer } = await compose(studio, studioSite);
  await composer.open(studioSite.at(`/studio/pages/${id}?block=lead`));
  await expect(composer.field('Заголовок')).toHaveValue('Первый заголовок');
  await studio.getByRole('tab', { name: 'Состав' }).click();
  await studio.getByRole('button', { name: 'Свойства страницы' }).click();
  const title = studio.getByLabel('Название').first();
  // As long as search results show it: whole in the panel of a small screen, and one line for all that is typed.
  await studio.setViewportSize({ width: 1280, height: 900 });
  await title.fill('Мобильная связь и домашний интернет в одном тарифе на дв');
  await title.press('Enter');
  await title.pressSequentially('оих');
  await expect(title).toHaveValue('Мобильная связь и домашний интернет в одном тарифе на двоих');
  expect(
    await title.evaluate((field) => [
      field.scrollHeight <= field.clientHeight,
      field.scrollWidth <= field.clientWidth,
    ]),
  ).toEqual([true, true]);
  await title.fill('Длинное название '.repeat(40));
  await expect(title).toHaveAttribute('aria-invalid', 'true');
});

// Slow: two editors have the page open, and wait for each other to save it.
test('does not overwrite somebody else, and does what the editor says', async ({
  studio,
  studioSite,
  browser,
  watchContext,
}) => {
  test.slow();
  const other = await browser.newContext();
  await watchContext(other);
  const boris = await other.newPage();
  await signIn(boris, studioSite);
  const { id, composer: first } = await compose(studio, studioSite);
  const second = await new ComposerPage(boris).open(studioSite.at(`/studio/pages/${id}`));

  await first.choose('Первый заголовок');
  await first.field('Заголовок').fill('Заголовок Анны');
  await first.isSaved();
  await second.choose('Первый заголовок');
  await second.field('Заголовок').fill('Заголовок Бориса');
  await expect(boris.getByText(/Страницу уже изменили/)).toBeVisible();
  expect(await readDraft(studio, id)).toContain('Заголовок Анны');
  // The page as it is is the colleague's, and says so.
  await boris.getByRole('button', { name: 'Как есть' }).click();
  await expect(boris.getByText(/Ваших последних изменений в\sнём ещё нет/)).toBeVisible();
  await boris.getByRole('button', { name: 'Закрыть' }).click();
  await boris.getByRole('button', { name: 'Сохранить мою поверх' }).click();
  await second.isSaved();
  expect(await readDraft(studio, id)).toContain('Заголовок Бориса');

  await first.field('Заголовок').fill('Снова Анна');
  await studio.getByRole('button', { name: /Взять их/ }).click();
  await expect(first.canvas.getByText('Заголовок Бориса')).toBeVisible();
  expect(await readDraft(studio, id)).toContain('Заголовок Бориса');
  await other.close();
});

test('loses nothing when the session ends, nor when the tab does', async ({
  studio,
  studioSite,
  context,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const { id, composer } = await compose(studio, studioSite);
  await composer.choose('Первый заголовок');
  await context.clearCookies();
  await composer.field('Заголовок').fill('Набрано без сеанса');
  await expect(studio.getByText('Вы вышли из студии')).toBeVisible();
  const tab = await context.newPage();
  await studio.close({ runBeforeUnload: false });

  await signIn(tab, studioSite);
  const again = await new ComposerPage(tab).open(studioSite.at(`/studio/pages/${id}`));
  await expect(tab.getByText('Остались несохранённые изменения')).toBeVisible();
  await tab.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(again.canvas.getByText('Набрано без сеанса')).toBeVisible();
  await again.isSaved();
  expect(await readDraft(tab, id)).toContain('Набрано без сеанса');
});

test('goes on by itself when the network is back', async ({ studio, studioSite, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const { id, composer } = await compose(studio, studioSite);
  await composer.choose('Первый заголовок');
  await context.setOffline(true);
  await composer.field('Заголовок').fill('Набрано без сети');
  await expect(studio.getByText('Нет связи')).toBeVisible();
  await context.setOffline(false);
  await composer.isSaved();
  expect(await readDraft(studio, id)).toContain('Набрано без сети');
});

test('shows the draft as the whole page, in the width of a phone', async ({ studio, studioSite }) => {
  await compose(studio, studioSite);
  await studio.getByRole('button', { name: 'Как есть' }).click();
  const whole = studio.frameLocator('dialog iframe');
  await expect(whole.getByRole('banner')).toBeVisible();
  await expect(whole.getByRole('heading', { name: 'Первый заголовок' })).toBeVisible();
  await studio.getByRole('button', { name: '360', exact: true }).click();
  await expect
    .poll(() => whole.locator('html').evaluate((html) => html.clientWidth))
    .toBeLessThanOrEqual(360);
});

test('says that the whole page is on its way, until a slow network has brought it', async ({
  studio,
  studioSite,
}) => {
  await compose(studio, studioSite);
  const page = await holdRequests(studio, (path) => path.endsWith('/live'));
  await studio.getByRole('button', { name: 'Как есть' }).click();
  const said = studio.getByRole('dialog').getByRole('status');
  await expect(said).toBeVisible();
  await expect(studio.getByRole('dialog')).toHaveAccessibleDescription('Загружаем страницу…');
  page.release();
  await expect(said).toBeEmpty();
});

test('is loaded by its own screen alone', async ({ studio, studioSite }) => {
  const files: string[] = [];
  studio.on('request', (request) => files.push(request.url()));
  await studio.goto(studioSite.at('/studio/pages'));
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible();
  expect(files.filter((url) => url.includes('composer-app'))).toEqual([]);
});
