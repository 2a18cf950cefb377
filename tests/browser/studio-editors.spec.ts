import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectSound, test } from './studio';

/** Menus, forms, redirects and the media library, as an editor meets them. */

const LISTS = ['/studio/layouts', '/studio/forms', '/studio/redirects', '/studio/media'];

for (const path of LISTS) {
  test(`can be used by everyone, in light and dark: ${path}`, async ({ studio, studioSite }) => {
    await studio.goto(studioSite.at(path));
    await expectSound(studio);
  });
}

/** The header's; the footer has one too. */
const menuOf = (studio: Page) => studio.locator('#document-widgets-menu');
/** Opens or closes a row; a press before the script was there counts as well. */
async function toggle(row: Locator, isOpen: boolean): Promise<void> {
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', String(isOpen));
}
const saved = (studio: Page) =>
  expect(studio.locator('[data-phase=saved]')).toContainText('Черновик сохранён');

test('a menu is changed, checked and seen before anybody else sees it', async ({ studio, studioSite }) => {
  // Axe reads a long screen in both colour schemes.
  test.slow();
  await studio.goto(studioSite.at('/studio/layouts'));
  await studio.getByRole('link', { name: 'Частным клиентам' }).first().click();
  const frame = studio.frameLocator('iframe');
  await expect(frame.getByRole('banner')).toBeVisible();

  await toggle(menuOf(studio).getByRole('button', { name: /^Раздел 1: / }), true);
  await menuOf(studio).getByLabel('Название', { exact: true }).first().fill('Связь и скидки');
  await menuOf(studio).getByLabel('Ссылка', { exact: true }).first().fill('/no-such-page');
  await saved(studio);
  await expect(frame.getByText('Связь и скидки').first()).toBeAttached();
  await expectSound(studio);

  const problem = studio.getByRole('button', { name: /Ссылка ведёт на\s+страницу, которой нет/ });
  await toggle(menuOf(studio).getByRole('button', { name: /^Раздел 1: / }), false);
  await problem.click();
  await expect(menuOf(studio).getByLabel('Ссылка', { exact: true }).first()).toBeFocused();

  const page = await studio.evaluate(async () => (await fetch('/about')).text());
  expect(page).toContain('Тарифы');
  expect(page).not.toContain('Связь и скидки');
  await studio.reload();
  await expect(menuOf(studio).getByRole('button', { name: /^Раздел 1: Связь и скидки/ })).toBeVisible();
});

test('a row of a menu is moved by the keyboard, and stays where the editor is', async ({
  studio,
  studioSite,
}) => {
  await studio.goto(studioSite.at('/studio/layouts'));
  await studio.getByRole('link', { name: 'Бизнесу' }).first().click();
  const row = menuOf(studio).getByRole('button', { name: /^Раздел 2: / });
  const name = ((await row.textContent()) ?? '').replace('Раздел 2: ', '');
  await toggle(row, true);
  await studio.keyboard.press('Alt+ArrowUp');
  const moved = menuOf(studio).getByRole('button', { name: `Раздел 1: ${name}`, exact: true });
  await expect(moved).toBeFocused();
  await saved(studio);
});

test('two editors of one document do not overwrite each other', async ({
  studio,
  studioSite,
  context,
  watchContext,
}) => {
  await watchContext(context);
  await studio.goto(studioSite.at('/studio/layouts'));
  await studio.getByRole('link', { name: 'Бизнесу' }).first().click();
  const other = await context.newPage();
  await other.goto(studio.url());
  await studio.getByLabel('Копирайт').fill('Первый');
  await expect(studio.locator('[data-phase=saved]')).toBeVisible();
  await saved(studio);
  await other.getByLabel('Копирайт').fill('Второй');
  await expect(other.getByRole('alert')).toContainText('сохраняет этот документ одновременно с\u00a0вами');
  await other.getByRole('button', { name: 'Взять чужие' }).click();
  await expect(other.getByLabel('Копирайт')).toHaveValue('Первый');
  await other.close();
});

test('a form is made from a template, tried out, and told what is wrong with it', async ({
  studio,
  studioSite,
}) => {
  // Axe reads a long screen in both colour schemes.
  test.slow();
  await studio.goto(studioSite.at('/studio/forms'));
  await studio.getByLabel('Или её идентификатор (uuid)').fill('form-of-the-test');
  await studio.getByLabel('С чего начать').selectOption('callback');
  await studio.getByRole('button', { name: 'Создать' }).click();
  const form = studio.frameLocator('iframe');
  await expect(form.getByLabel('Телефон')).toBeVisible();
  await expect(studio.getByText('Замечаний нет.')).toBeVisible();

  await toggle(studio.getByRole('button', { name: /^Форма 1: / }), true);
  await studio.getByRole('button', { name: 'Строка текста 2: Телефон', exact: true }).click();
  await studio.getByLabel('Имя для отправки').fill('с пробелом');
  await expect(studio.getByText('С\u00a0ошибками документ не\u00a0опубликовать.')).toBeVisible();
  await expectSound(studio);
  await studio.getByLabel('Имя для отправки').fill('phone');
  await expect(studio.getByText('Замечаний нет.')).toBeVisible();

  await studio.getByLabel('Название', { exact: true }).last().fill('Куда перезвонить');
  await saved(studio);
  await form.getByLabel('Куда перезвонить').fill('9261112233');
  await form.getByLabel('Как к вам обращаться').fill('Анна');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Отправить' }).click();
  await expect(form.getByText(/В\sпредпросмотре формы не\sотправляются/).first()).toBeVisible();
  await studio.goto(studioSite.at('/studio/forms'));
  await expect(studio.getByRole('link', { name: 'Заказать звонок' })).toBeVisible();
});

test('a redirect is found by the title of its page, published, and led straight', async ({
  studio,
  studioSite,
}) => {
  await studio.goto(studioSite.at('/studio/redirects'));
  await studio.getByLabel('Откуда', { exact: true }).fill('/browser-old');
  await studio.getByRole('combobox', { name: 'Куда' }).fill('тарифы на мобильную');
  await expect(studio.getByRole('option').first()).toBeVisible();
  await studio.keyboard.press('ArrowDown');
  await studio.keyboard.press('Enter');
  await expect(studio.getByRole('combobox', { name: 'Куда' })).toHaveValue('/tariffs/all');
  await studio.getByRole('button', { name: 'Сохранить и опубликовать' }).first().click();
  const row = studio.getByRole('row').filter({ hasText: '/browser-old' });
  await expect(row).toContainText('Опубликован');
  await row.getByRole('button', { name: /^Изменить/ }).press('Enter');
  await expect(row.getByRole('combobox', { name: 'Куда' })).toBeFocused();
  await row.getByRole('button', { name: 'Отмена' }).press('Enter');
  await expect(row.getByRole('button', { name: /^Изменить/ })).toBeFocused();

  await studio.getByText('Добавить списком').click();
  await studio
    .getByLabel('Адреса: откуда и куда')
    .fill('/browser-older\t/browser-old\n/browser-evil\t//evil.test');
  await studio.getByRole('button', { name: 'Добавить и опубликовать' }).click();
  await expect(studio.getByText(/^Строка 2: /)).toBeVisible();
  await expectSound(studio);
  await studio.getByRole('button', { name: 'Вести сразу на\u00a0/tariffs/all' }).click();
  await expect(studio.getByRole('row').filter({ hasText: '/browser-older' })).toContainText('Изменён');
});

test('what was typed of a redirect stays in the form when it is refused after another was made', async ({
  studio,
  studioSite,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await studio.goto(studioSite.at('/studio/redirects'));
  const from = studio.getByLabel('Откуда', { exact: true });
  const to = studio.getByRole('combobox', { name: 'Куда' });
  const save = studio.getByRole('button', { name: 'Сохранить черновик' }).first();
  await from.fill('/browser-first');
  await to.fill('/tariffs/all');
  await save.click();
  await expect(from).toHaveValue('');
  await from.fill('/browser-second');
  await to.fill('/no such page');
  await save.click();
  await expect(studio.getByText(/^Ошибка: /)).toBeVisible();
  await expect(from).toHaveValue('/browser-second');
  await expect(to).toHaveValue('/no such page');
});

test('a picture is brought, described, pointed at and taken away by the keyboard', async ({
  studio,
  studioSite,
}) => {
  await studio.goto(studioSite.at('/studio/media'));
  const chooser = studio.locator('[data-media-chooser]');
  await chooser.setInputFiles({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await expect(studio.getByText('Не загружен: Файл пустой')).toBeVisible();
  await studio.getByRole('button', { name: 'Очистить' }).press('Enter');
  // The pressed button is gone with the row, without a load: a keyboard goes on from where it stood.
  await expect(studio.getByRole('region', { name: 'Загрузить файлы' })).toBeFocused();
  await chooser.setInputFiles('fixtures/media/scenes/coast-wide.jpg');
  const send = studio.getByRole('button', { name: /^Загрузить/ });
  await expect(send).toBeDisabled();
  await studio.getByLabel('Что на картинке').fill('Берег с вышкой связи');
  await expectSound(studio);
  await send.click();
  await expect(studio.getByText('Загружено 1 из\u00a01')).toBeVisible();
  await studio.getByRole('link', { name: /coast-wide/ }).click();

  const point = studio.getByRole('button', { name: /^Главная точка/ });
  await point.focus();
  await studio.keyboard.press('Shift+ArrowRight');
  await studio.keyboard.press('ArrowUp');
  await expect(point).toHaveAccessibleName('Главная точка: 60\u00a0% слева, 49\u00a0% сверху');
  await studio.getByRole('button', { name: 'Сохранить' }).click();
  await expect(studio.getByText('Описание сохранено')).toBeVisible();
  await studio.reload();
  await expect(point).toHaveAccessibleName('Главная точка: 60\u00a0% слева, 49\u00a0% сверху');
  await expectSound(studio);

  await studio.getByRole('button', { name: 'Удалить файл' }).click();
  await studio.getByRole('button', { name: 'Точно удалить?' }).click();
  await expect(studio).toHaveURL(/\/studio\/media$/);
  await expect(studio.getByRole('link', { name: /coast-wide/ })).toHaveCount(0);
});
