import { expect } from './fixtures';
import { expectSound, test } from './studio';

/** The studio's frame, accounts and lists, as an editor meets them. */

const SCREENS = [
  '/studio',
  '/studio/pages',
  '/studio/pages?q=%D0%BD%D0%B5%D1%82%20%D1%82%D0%B0%D0%BA%D0%B8%D1%85',
  '/studio/pages/new',
  '/studio/people',
  '/studio/audit',
  '/studio/usage',
  '/studio/usage?of=component&value=cards',
  '/studio/password',
  '/studio/no-such-screen',
];

for (const path of SCREENS) {
  test(`can be used by everyone, in light and dark: ${path}`, async ({
    studio,
    studioSite,
    allowConsole,
  }) => {
    if (path.endsWith('no-such-screen')) allowConsole(/status of 404/);
    await studio.goto(studioSite.at(path));
    await expectSound(studio);
  });
}

test('a screen comes without a load of the document, with its title and the focus in it', async ({
  studio,
}) => {
  const link = studio
    .getByRole('navigation', { name: 'Разделы студии' })
    .getByRole('link', { name: 'Журнал' });
  // Before React has the link, a click on it loads the document, as it must.
  const isTaken = () =>
    link.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__react')));
  await expect.poll(isTaken).toBe(true);
  await studio.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link.click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Журнал' })).toBeVisible();
  await expect(studio).toHaveTitle('Журнал — Студия');
  await expect(studio.locator('main')).toBeFocused();
  expect(await studio.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await studio.goBack();
  await expect(studio.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();
});

test('all sections of an administrator stand in one row, however long the name beside them is', async ({
  studio,
}) => {
  await studio.setViewportSize({ width: 1280, height: 900 });
  const name = studio.locator('header summary').getByText('Администратор');
  await name.evaluate((element) => element.replaceChildren('Александра Константинопольская'));
  const links = studio.getByRole('navigation', { name: 'Разделы студии' }).getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(10);
  expect(new Set(tops).size).toBe(1);
});

test('a keyboard gets to everything: past the header, through the menu, out of the studio', async ({
  studio,
  studioSite,
}) => {
  await studio.goto(studioSite.at('/studio/pages'));
  await studio.keyboard.press('Tab');
  await expect(studio.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await studio.keyboard.press('Enter');
  await expect(studio.locator('main')).toBeFocused();
  await studio.locator('summary', { hasText: 'Администратор' }).focus();
  await studio.keyboard.press('Enter');
  await studio.getByRole('button', { name: 'Выйти' }).focus();
  await studio.keyboard.press('Enter');
  await expect(studio.getByRole('heading', { level: 1, name: 'Вход в студию' })).toBeVisible();
  await studio.goto(studioSite.at('/studio/pages'));
  await expect(studio).toHaveURL(studioSite.at('/studio/sign-in?to=%2Fstudio%2Fpages'));
});

test('pages are found by words, section and audience; the address keeps what was found', async ({
  studio,
  studioSite,
}) => {
  await studio.goto(studioSite.at('/studio/pages'));
  const rows = studio.getByRole('table').getByRole('row');
  await studio.getByLabel('Название или адрес').fill('ТАРИФ');
  await studio.keyboard.press('Enter');
  await expect(studio).toHaveURL(/q=%D0%A2/);
  await studio
    .getByRole('navigation', { name: 'Разделы сайта' })
    .getByRole('link', { name: '/tariffs' })
    .click();
  await expect(studio).toHaveURL(/under=%2Ftariffs/);
  await studio.getByLabel('Аудитория').selectOption('Частным клиентам');
  await expect(studio).toHaveURL(/audience=b2c/);
  await expect(rows.nth(1)).toContainText('/tariffs');
  const found = await rows.count();
  await studio.reload();
  await expect(rows).toHaveCount(found);
  await studio.getByRole('link', { name: 'Сбросить' }).click();
  await expect(studio.getByLabel('Название или адрес')).toHaveValue('');
  await expect(studio).toHaveURL(studioSite.at('/studio/pages'));
});

test('a list without rows says what to do', async ({ studio, studioSite }) => {
  await studio.goto(studioSite.at('/studio/pages?q=такой%20страницы%20нет'));
  await expect(studio.getByText('Таких страниц нет')).toBeVisible();
  await studio.locator('main').getByRole('link', { name: 'Сбросить' }).last().click();
  await expect(studio.getByRole('table')).toBeVisible();
});

test('a new page is refused where it cannot stand, and otherwise becomes a draft', async ({
  studio,
  studioSite,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await studio.goto(studioSite.at('/studio/pages'));
  await studio.getByRole('link', { name: 'Создать страницу' }).click();
  // The list has a field for names too.
  await expect(studio.getByRole('heading', { level: 1, name: 'Новая страница' })).toBeVisible();
  await studio.getByLabel('Название').fill('Семейный тариф');
  const path = studio.getByLabel('Адрес');
  const create = studio.getByRole('button', { name: 'Создать черновик' });
  for (const [typed, fault] of [
    ['/studio/tricks', 'заняты самим сайтом'],
    ['/tariffs/all', 'уже есть страница'],
    ['/services/family', 'устроены иначе'],
  ] as const) {
    await path.fill(typed);
    await create.click();
    await expect(studio.getByText(fault)).toBeVisible();
    await expect(path).toBeFocused();
    await expect(studio.getByLabel('Название')).toHaveValue('Семейный тариф');
  }
  await path.fill('/tariffs/family-new');
  await studio.getByLabel('С чего начать').selectOption({ index: 1 });
  await create.click();
  await expect(studio).toHaveURL(/\/studio\/pages\/(?!new)[\w-]+$/);

  await studio.goto(studioSite.at('/studio'));
  await expect(studio.getByRole('link', { name: 'Семейный тариф' })).toBeVisible();
  await studio.goto(studioSite.at('/studio/pages?status=draft'));
  await expect(studio.getByRole('row', { name: /Семейный тариф/ })).toContainText('Черновик');
});

test('an account is made, used, given another role and disabled', async ({
  studio,
  studioSite,
  browser,
  watchContext,
}) => {
  await studio.goto(studioSite.at('/studio/people'));
  await studio.getByText('Добавить пользователя').click();
  await studio.getByLabel('Имя').fill('Вера Редактор');
  await studio.getByLabel('Логин').fill('vera');
  await studio.getByRole('button', { name: 'Создать' }).click();
  const given = studio.getByText(/^[a-z0-9]{5}(-[a-z0-9]{5}){3}$/);
  const password = await given.innerText();

  const context = await browser.newContext();
  await watchContext(context);
  const vera = await context.newPage();
  await vera.goto(studioSite.at('/studio/people'));
  await vera.getByLabel('Логин').fill('Vera');
  await vera.getByLabel('Пароль').fill(password);
  await vera.getByRole('button', { name: 'Войти' }).click();
  await expect(vera.getByRole('heading', { level: 1, name: 'Новый пароль' })).toBeVisible();
  await vera.getByLabel('Текущий пароль').fill(password);
  await vera.getByLabel('Новый пароль', { exact: true }).fill('длинная фраза из слов');
  await vera.getByLabel('Новый пароль ещё раз').fill('длинная фраза из слов');
  await vera.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(vera.getByText('Здравствуйте, Вера Редактор')).toBeVisible();
  await expect(vera.getByRole('link', { name: 'Пользователи' })).toHaveCount(0);

  const row = studio.getByRole('row', { name: /Вера Редактор/ });
  await row.getByRole('combobox').selectOption('Наблюдатель');
  await row.getByRole('button', { name: 'Сменить роль' }).click();
  await expect(studio.getByText('Роль изменена: Вера Редактор')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Сменить роль' })).toBeFocused();
  await vera.getByRole('link', { name: 'Страницы', exact: true }).click();
  await expect(vera.getByRole('heading', { level: 1, name: 'Вход в студию' })).toBeVisible();

  await row.getByRole('button', { name: 'Отключить' }).click();
  await row.getByRole('button', { name: 'Точно отключить?' }).click();
  await expect(row).toContainText('Отключена');
  await expect(row.getByRole('button', { name: 'Включить' })).toBeFocused();
  await context.close();
});

test('what was typed while the session ended is sent once the editor is back', async ({
  studio,
  studioSite,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  await studio.goto(studioSite.at('/studio/people'));
  await studio.getByText('Добавить пользователя').click();
  await studio.getByLabel('Имя').fill('Глеб Терпеливый');
  await studio.getByLabel('Логин').fill('gleb');
  const session = await studio.context().cookies();
  await studio.context().clearCookies();
  await studio.getByRole('button', { name: 'Создать' }).click();
  await expect(studio.getByText('Набранное не потеряно')).toBeVisible();
  await expect(studio.getByRole('main')).toBeFocused();
  // Not yet signed in: nothing is lost by trying.
  const again = studio.getByRole('button', { name: 'Отправить ещё раз' });
  const refused = studio.waitForResponse((answer) => answer.status() === 401);
  await again.click();
  await refused;
  await expect(again).not.toHaveAttribute('aria-busy');

  await studio.context().addCookies(session);
  await again.click();

  await expect(studio.getByRole('row', { name: /Глеб Терпеливый/ })).toBeVisible();
});

test('the only administrator cannot be disabled', async ({ studio, studioSite, allowConsole }) => {
  allowConsole(/status of 409/);
  await studio.goto(studioSite.at('/studio/people'));
  const row = studio.getByRole('row', { name: /это вы/ });
  await row.getByRole('button', { name: 'Отключить' }).click();
  await row.getByRole('button', { name: 'Точно отключить?' }).click();
  await expect(studio.getByRole('alert')).toContainText('единственный администратор');
});

test('where a block is used leads to the pages that use it', async ({ studio, studioSite }) => {
  await studio.goto(studioSite.at('/studio/usage'));
  await studio.getByRole('link', { name: 'Карточки' }).first().click();
  await expect(studio).toHaveURL(studioSite.at('/studio/usage?of=component&value=cards'));
  await expect(studio.getByRole('row').nth(1)).toContainText('на сайте');
  await studio.getByLabel('Что ищем').selectOption('Страница или тариф, по адресу');
  await studio.getByLabel('Тип или адрес').fill('/tariffs/all');
  await studio.getByRole('button', { name: 'Найти' }).click();
  await expect(studio).toHaveURL(/of=link/);
  await expect(studio.getByRole('row').nth(1)).toBeVisible();
});

test('the public site loads nothing of the studio', async ({ page, studioSite }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/tariffs/all', '/dev/blocks']) await page.goto(studioSite.at(path));
  expect(asked.filter((url) => /entry\.client|studio|manifest-/.test(url))).toEqual([]);
});
