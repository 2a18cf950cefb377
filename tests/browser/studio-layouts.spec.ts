import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectSound, holdScripts, test, type StudioSite } from './studio';

/** Menus, windows and the main page's promotions: changed by their fields, published, met by visitors. */
// Axe reads long screens in both colour schemes, and a layout is tried in every region before it is published.
test.setTimeout(180_000);

const windowsOf = (studio: Page) => studio.locator('#document-components');

/** A press before the script was there counts as well. */
async function open(row: Locator): Promise<void> {
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
}

const expectSaved = (studio: Page) =>
  expect(studio.locator('[data-phase=saved]')).toContainText('Черновик сохранён');

async function openLayout(studio: Page, { at }: StudioSite, name: string): Promise<void> {
  await studio.goto(at('/studio/layouts'));
  await studio.getByRole('link', { name, exact: true }).first().click();
  // The frame is a page of the site, the first of its kind in this process.
  await expect(studio.frameLocator('iframe').locator('main')).toBeVisible({ timeout: 30_000 });
  await expect(studio.getByText('Это поле правится как JSON')).toHaveCount(0);
}

async function publish(studio: Page): Promise<void> {
  await studio.getByRole('link', { name: 'Публикация' }).click();
  const button = studio.getByRole('button', { name: 'Опубликовать', exact: true });
  await expect(button).toBeVisible({ timeout: 30_000 });
  const acceptance = studio.getByLabel('Публикую с этими замечаниями');
  if (await acceptance.isVisible()) await acceptance.check();
  await button.click();
  await expect(studio.getByText(/Опубликовано в\s\d\d:\d\d, видно посетителям/)).toBeVisible({
    timeout: 30_000,
  });
}

/** The draft as the screen was given it: its text and its mark. */
async function readStanding(studio: Page): Promise<{ body: string; mark: string }> {
  return studio.evaluate(() => {
    const { state } = Object(Reflect.get(window, '__remixContext'));
    return state.loaderData['routes/studio.layouts.$id'].document.standing;
  });
}

test('a menu and a window are changed by their fields, published and met on the site', async ({
  studio,
  studioSite,
}) => {
  await openLayout(studio, studioSite, 'Частным клиентам');
  const frame = studio.frameLocator('iframe');
  await open(studio.locator('#document-widgets-menu').getByRole('button', { name: /^Раздел 1: / }));
  await studio.locator('#document-widgets-menu-0-title').fill('Тарифы и связь');
  await open(windowsOf(studio).getByRole('button', { name: /^Всплывающее окно 1: / }));
  const title = windowsOf(studio).getByLabel('Заголовок окна');

  await title.fill('');
  await studio.getByRole('button', { name: /Всплывающее окно → Заголовок окна: Заполните поле/ }).click();
  await expect(title).toBeFocused();
  await title.fill('Поговорим о связи');
  await expect(windowsOf(studio).getByText('Заполните поле')).toHaveCount(0);
  await expectSaved(studio);
  await expect(frame.getByText('Тарифы и связь').first()).toBeAttached();
  await expect(frame.locator('dialog').getByText('Поговорим о связи')).toBeAttached();
  await expectSound(studio);

  await publish(studio);
  await studio.goto(studioSite.at('/about#survey'));
  await expect(studio.getByRole('dialog').getByText('Поговорим о связи')).toBeVisible();
  await expect(studio.getByRole('banner').getByText('Тарифы и связь').first()).toBeAttached();
});

test('windows are added, moved, taken out and brought back by the keyboard', async ({
  studio,
  studioSite,
}) => {
  await openLayout(studio, studioSite, 'Бизнесу');
  const windows = windowsOf(studio);
  const names = windows.getByRole('button', { name: /^Всплывающее окно \d/ });
  await expect(names).toHaveCount(1);
  const kind = studio.locator('#document-components-type');
  await kind.selectOption({ label: 'Всплывающее окно' });
  await expect(studio.locator('#document-components-add')).toBeEnabled();
  await studio.locator('#document-components-add').press('Enter');

  await expect(names.nth(1)).toBeFocused();
  await expect(names.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await studio.locator('#document-components-1-props-title').fill('Условия доставки');
  await names.nth(1).focus();
  await studio.keyboard.press('Alt+ArrowUp');
  await expect(names.first()).toBeFocused();
  await expect(names.first()).toContainText('Всплывающее окно 1: Условия доставки');
  await expectSaved(studio);

  await studio.getByRole('button', { name: 'Удалить: Всплывающее окно 1: Условия доставки' }).press('Enter');
  await expect(names).toHaveCount(1);
  await expect(studio.getByRole('button', { name: /^Вернуть Всплывающее окно 1/ })).toBeFocused();
  await studio.keyboard.press('Enter');
  await expect(names.first()).toContainText('Всплывающее окно 1: Условия доставки');
  await expectSaved(studio);
  await studio.reload();
  await expect(names).toContainText(['Всплывающее окно 1: Условия доставки', 'Всплывающее окно 2: ']);
});

/** Numbers as no program would write them, and what this build knows nothing of. */
const STRANGE =
  '{"type": "hologram", "version":7,"props":{"size":1.50, "big":12345678901234567890},"future":[ 1,2 ]}';

test('a block that this build does not know is shown, and keeps every byte while others change', async ({
  studio,
  studioSite,
}) => {
  await openLayout(studio, studioSite, 'Бизнесу');
  const { body, mark } = await readStanding(studio);
  const strange = body.replace('"children":[', `"children":[${STRANGE},`);
  expect(strange).not.toBe(body);
  const outcome = await studio.evaluate(
    async ([address, draft]) => {
      const headers = { 'Content-Type': 'application/json' };
      const saved = await fetch(`${address}/save`, { method: 'POST', headers, body: draft });
      return (await saved.json()).outcome;
    },
    [
      new URL(studio.url()).pathname.replace('layouts', 'documents'),
      JSON.stringify({ body: strange, mark }),
    ] as const,
  );
  expect(outcome).toBe('saved');
  await studio.reload();

  await open(windowsOf(studio).getByRole('button', { name: /^Всплывающее окно \d+: Опрос/ }));
  const kept = windowsOf(studio).getByRole('button', { name: /^Блок «hologram» 1/ });
  await open(kept);
  const form = windowsOf(studio).locator('[id$="-children-0-body"]');
  await expect(form).toContainText('hologram');
  await expect(form.getByRole('textbox', { includeHidden: true })).toHaveAttribute('readonly', '');
  await expect(studio.getByRole('region', { name: 'Проверка' }).getByText('hologram').first()).toBeVisible();

  await windowsOf(studio).getByLabel('Заголовок окна').fill('Ваше мнение');
  await kept.focus();
  await studio.keyboard.press('Alt+ArrowDown');
  await expect(windowsOf(studio).getByRole('button', { name: /^Блок «hologram» 2/ })).toBeFocused();
  await expectSaved(studio);
  await studio.reload();
  const after = await readStanding(studio);
  expect(after.body).toContain('Ваше мнение');
  expect(after.body).toContain(STRANGE);
});

test('a promotion of the main page is changed by its fields, published and met on the site', async ({
  studio,
  studioSite,
}) => {
  await openLayout(studio, studioSite, 'Акции на\u00a0главной');
  await expect(studio.getByRole('heading', { level: 1, name: 'Главная страница' })).toBeVisible();
  await open(studio.getByRole('button', { name: /^Акция 1: / }));
  await studio.getByLabel('Заголовок', { exact: true }).fill('Море зовёт зимой');
  await expectSaved(studio);
  await expect(studio.frameLocator('iframe').getByText('Море зовёт зимой')).toBeVisible();
  await expectSound(studio);
  await expect(studio.getByRole('link', { name: /Открыть на\s+холсте/ })).toHaveAttribute(
    'href',
    /^\/studio\/pages\/[\w-]+$/,
  );

  await publish(studio);
  await studio.goto(studioSite.at('/'));
  await expect(studio.getByRole('main').getByText('Море зовёт зимой')).toBeVisible();
});

const inRegion = ({ at }: StudioSite, region: string, path: string) =>
  at(path).replace('//moscow.', `//${region}.`);

test('a window that is for one region opens there, and nowhere else', async ({ studio, studioSite }) => {
  await openLayout(studio, studioSite, 'Частным клиентам');
  const windows = windowsOf(studio);
  await studio.locator('#document-components-type').selectOption({ label: 'Всплывающее окно' });
  await studio.locator('#document-components-add').click();
  const fresh = windows.getByRole('button', { name: /^Всплывающее окно \d/ }).last();
  await expect(fresh).toBeFocused();
  const body = studio.locator(`#${(await fresh.getAttribute('aria-controls')) ?? ''}`);
  await body.getByLabel('Заголовок окна').fill('Разводные мосты');
  await body.locator('summary').last().click();
  await body.getByRole('button', { name: 'Добавить Регион' }).click();
  await body.getByLabel(/^Регион/).selectOption({ label: 'Санкт-Петербург и Ленинградская область' });
  await body.getByLabel('Имя для скрытия').fill('summer');
  await expectSaved(studio);
  await expectSound(studio);

  await publish(studio);
  const window = studio.getByText('Разводные мосты');
  await studio.goto(inRegion(studioSite, 'spb', '/about#music-terms'));
  await expect(studio.getByRole('dialog').filter({ has: window })).toBeVisible();
  await studio.goto(inRegion(studioSite, 'spb', '/about?utm_hide_section=summer#music-terms'));
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(window).toHaveCount(0);
  await studio.goto(studioSite.at('/about#music-terms'));
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(window).toHaveCount(0);
});

test('a region gets promotions of its own on the main page; other regions keep theirs', async ({
  studio,
  studioSite,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await studio.goto(studioSite.at('/studio/layouts'));
  const fresh = studio.getByRole('region', { name: 'Свои акции для региона' });
  await fresh.getByLabel('Регион').selectOption('spb');
  await fresh.getByRole('button', { name: 'Создать' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Главная страница' })).toBeVisible();
  await studio.getByRole('button', { name: /^Акция 1: / }).click();
  await studio.getByLabel('Заголовок', { exact: true }).fill('Белые ночи без лимита');
  await expectSaved(studio);
  await publish(studio);

  const promotion = studio.getByRole('main').getByText('Белые ночи без лимита');
  await studio.goto(inRegion(studioSite, 'spb', '/'));
  await expect(promotion).toBeVisible();
  await studio.goto(studioSite.at('/'));
  await expect(studio.getByRole('main')).toBeVisible();
  await expect(promotion).toHaveCount(0);

  await studio.goto(studioSite.at('/studio/layouts'));
  await fresh.getByLabel('Регион').selectOption('spb');
  await fresh.getByRole('button', { name: 'Создать' }).click();
  await expect(fresh.getByText('У этого региона уже есть свои акции')).toBeVisible();
});

test('a button that was pressed before its script was there does its work once', async ({
  studio,
  studioSite,
}) => {
  await openLayout(studio, studioSite, 'Бизнесу');
  const address = studio.url();
  const release = await holdScripts(studio);
  await studio.goto(address, { waitUntil: 'commit' });
  const row = windowsOf(studio).getByRole('button', { name: /^Всплывающее окно 1: / });
  await row.click();
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'false');
});
