import type { Page } from '@playwright/test';
import { findFaults } from './find-faults';
import { expect } from './fixtures';
import { test } from './studio';

/** From a draft to its visitors and back: the simulation, history, schedule and previews, as an editor meets them. */

const HISTORY_DATA = '_data=routes%2Fstudio.pages.%24id_.history';

const text = (id: string, title: string, html = '<p>Связь без лишних слов.</p>') => ({
  id,
  type: 'text',
  version: 1,
  props: { title, html },
});
/** Nobody has anything against a page with a heading of its own. */
const TOP = { id: 'top', type: 'landing-header', version: 1, props: { header: 'Проверка' } };
const BROKEN = { id: 'broken', type: 'cards', version: 1, props: { items: 'not a list' } };
const toBody = (components: unknown[], title = 'Осенние предложения') =>
  JSON.stringify({
    uuid: 'studio-publish',
    type: 'common',
    title,
    meta: [{ name: 'description', content: 'Что нового этой осенью: тарифы, услуги и подарки.' }],
    components: [TOP, ...components],
  });

/** Makes a page and gives its id. The studio's own requests, sent from its own pages. */
async function makePage(studio: Page, path: string, body: string): Promise<string> {
  const address = await studio.evaluate(async (name) => {
    const form = { title: name, path: name, audience: 'b2c', region: '', template: 'empty' };
    const made = await fetch('/studio/pages/new', { method: 'POST', body: new URLSearchParams(form) });
    return made.url;
  }, path);
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  await saveDraft(studio, id, body);
  return id;
}

async function saveDraft(studio: Page, id: string, body: string): Promise<void> {
  const outcome = await studio.evaluate(
    async ([page, draft, data]) => {
      const screen = await (await fetch(`/studio/pages/${page}/history?${data}`)).json();
      const saved = await fetch(`/studio/pages/${page}/save`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ body: draft, mark: screen.head.mark }),
      });
      return (await saved.json()).outcome;
    },
    [id, body, HISTORY_DATA] as const,
  );
  expect(outcome).toBe('saved');
}

async function publish(studio: Page): Promise<void> {
  await studio.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(studio.getByText(/Опубликовано в\s\d\d:\d\d, видно посетителям/)).toBeVisible();
}

test('a page with a mistake is refused with the way to it, and published when it is corrected', async ({
  studio,
  studioSite: { at },
}) => {
  const id = await makePage(studio, '/autumn', toBody([text('intro', 'Вступление'), BROKEN]));

  await studio.goto(at(`/studio/pages/${id}/publish`));
  await expect(studio.getByText('Опубликовать пока нельзя')).toBeVisible();
  await expect(studio.getByRole('button', { name: 'Опубликовать', exact: true })).toHaveCount(0);
  const refusals = studio.getByRole('region', { name: /Не\sпускает на\sсайт/ });
  await expect(refusals).toContainText('Карточки');
  await expect(refusals.getByRole('link', { name: /Открыть в\sредакторе/ }).first()).toHaveAttribute(
    'href',
    `/studio/pages/${id}?block=broken`,
  );

  await saveDraft(studio, id, toBody([text('intro', 'Вступление')]));
  await studio.reload();
  await studio.getByLabel(/Заметка к\sверсии/).fill('Первый выпуск');
  await publish(studio);

  await studio.goto(at('/autumn'));
  await expect(studio.getByRole('heading', { name: 'Вступление' })).toBeVisible();
  await studio.goto(at(`/studio/pages/${id}/history`));
  await expect(studio.getByRole('navigation', { name: 'Версии' })).toContainText('Первый выпуск');
});

test('warnings are read and accepted before the page goes out; one press brings the former version back', async ({
  studio,
  studioSite: { at },
}) => {
  const withoutDescription = JSON.stringify({
    ...JSON.parse(toBody([text('intro', 'Первая')])),
    meta: [],
  });
  const id = await makePage(studio, '/winter', withoutDescription);
  await studio.goto(at(`/studio/pages/${id}/publish`));
  await expect(studio.getByText(/У\sстраницы нет описания/)).toBeVisible();
  await studio.getByLabel(/Публикую с\sэтими замечаниями/).check();
  await publish(studio);

  await saveDraft(studio, id, toBody([text('intro', 'Вторая')]));
  await studio.goto(at(`/studio/pages/${id}/publish`));
  await expect(studio.getByRole('region', { name: /Что изменится на\sсайте/ })).toContainText('Вторая');
  await publish(studio);
  await studio.getByRole('button', { name: 'Вернуть предыдущую версию' }).click();
  await expect(studio.getByText('Версия 1', { exact: true })).toBeVisible();
  await studio.goto(at('/winter'));
  await expect(studio.getByRole('heading', { name: 'Первая' })).toBeVisible();
});

test('one block comes back from history, and its neighbours stay as they are now', async ({
  studio,
  studioSite: { at },
}) => {
  const id = await makePage(studio, '/spring', toBody([text('a', 'Старая шапка'), text('b', 'Старый низ')]));
  await studio.goto(at(`/studio/pages/${id}/publish`));
  await publish(studio);
  await saveDraft(studio, id, toBody([text('a', 'Новая шапка'), text('b', 'Новый низ')]));

  await studio.goto(at(`/studio/pages/${id}/history`));
  const compared = studio.getByRole('region', { name: 'Сравнение версий' });
  await expect(compared.locator('del')).toHaveText(['Старая', 'Старый']);
  await expect(compared.locator('ins')).toHaveText(['Новая', 'Новый']);
  await compared
    .getByRole('button', { name: /Вернуть этот блок/ })
    .first()
    .click();

  await expect(studio.getByText(/Блок вернулся в\sчерновик/)).toBeVisible();
  await expect(compared.locator('ins')).toHaveText(['Новый']);
  await compared.getByRole('button', { name: /Вернуть всю страницу/ }).click();
  await expect(studio.getByText('Различий нет: эти версии одинаковы.')).toBeVisible();
});

test('a publication is planned by the clock of Moscow, seen by all, and taken back without losing the place', async ({
  studio,
  studioSite: { at },
}) => {
  const id = await makePage(studio, '/summer', toBody([text('intro', 'Лето')], 'Летний выпуск'));
  await studio.goto(at(`/studio/pages/${id}/schedule`));
  await studio.getByLabel('Дата').fill('2030-06-01');
  await studio.getByLabel(/^Время/).fill('10:30');
  await studio.getByRole('button', { name: 'Запланировать' }).click();
  await expect(studio.getByText(/Запланировано на\s01\.06\.2030, 10:30/)).toBeVisible();
  await expect(
    studio.getByRole('row', { name: /01\.06\.2030, 10:30 Опубликовать · Версия 1/ }),
  ).toBeVisible();

  await saveDraft(studio, id, toBody([text('intro', 'Уже осень')], 'Летний выпуск'));
  await studio.reload();
  await expect(studio.getByText(/эти правки с\sней не\sвыйдут/)).toBeVisible();

  await studio.goto(at('/studio/schedule?view=calendar&month=2030-06'));
  await expect(studio.getByRole('link', { name: '10:30 Опубликовать: Летний выпуск' })).toBeVisible();
  await studio.getByRole('link', { name: 'Список' }).click();
  await studio.getByRole('button', { name: /Отменить: Опубликовать, 01\.06\.2030/ }).click();
  await expect(studio.getByRole('row', { name: /Летний выпуск.*Отменено/ })).toBeVisible();
  // The pressed button is gone with its row: a keyboard goes on from the next row, or from the heading after the last.
  await expect(studio.locator('main').locator('tr button:focus, h1:focus')).toHaveCount(1);
});

test('a plan for a page with warnings asks first, by the keyboard too, and taking one back keeps what is typed', async ({
  studio,
  studioSite: { at },
}) => {
  const withoutDescription = JSON.stringify({ ...JSON.parse(toBody([text('intro', 'Лето')])), meta: [] });
  const id = await makePage(studio, '/asked', withoutDescription);
  await studio.goto(at(`/studio/pages/${id}/schedule`));
  await studio.getByLabel('Дата').fill('2030-06-01');
  await studio.getByRole('button', { name: 'Запланировать' }).press('Enter');
  await expect(studio.getByLabel(/Планирую с\sэтими замечаниями/)).toBeFocused();
  await studio.keyboard.press('Space');
  await studio.keyboard.press('Enter');
  await expect(studio.getByText(/Запланировано на\s01\.06\.2030/)).toBeVisible();
  await expect(studio.getByRole('region', { name: 'Запланировать' })).toBeFocused();
  await expect(studio.getByLabel('Дата')).toHaveValue('');

  await studio.getByLabel('Дата').fill('2030-07-01');
  await studio.getByRole('button', { name: /^Отменить: Опубликовать/ }).press('Enter');
  await expect(studio.getByRole('cell', { name: 'Отменено' })).toBeVisible();
  await expect(studio.getByLabel('Дата')).toHaveValue('2030-07-01');
});

test('a preview opens for somebody without an account, and dies when it is revoked', async ({
  studio,
  studioSite: { at },
  browser,
  watchContext,
  allowConsole,
}) => {
  allowConsole(/status of 410/);
  const id = await makePage(studio, '/secret', toBody([text('intro', 'Тайна')]));
  await studio.goto(at(`/studio/pages/${id}/links`));
  await studio.getByRole('button', { name: 'Создать ссылку' }).click();
  const address = await studio.getByLabel('Адрес предпросмотра').inputValue();
  const frame = studio.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Тайна' })).toBeVisible();
  await studio.getByRole('radio', { name: /Телефон/ }).check();
  await expect(studio.locator('iframe')).toHaveAttribute('width', '360');

  const stranger = await browser.newContext();
  await watchContext(stranger);
  const guest = await stranger.newPage();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: 'Тайна' })).toBeVisible();
  await expect(guest.getByRole('complementary', { name: 'Предпросмотр' })).toContainText('действует до');
  await expect(guest.getByRole('complementary', { name: 'Предпросмотр' })).toHaveCSS('position', 'sticky');
  expect(await findFaults(guest)).toEqual([]);

  await studio.getByRole('button', { name: /Отозвать ссылку/ }).click();
  await expect(studio.getByRole('cell', { name: 'Отозвана' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: /Предпросмотр не\sоткрывается/ })).toBeVisible();
  await stranger.close();
});

test.describe('without scripts', () => {
  test('a page is checked and published by plain forms', async ({ studio, studioSite, browser }) => {
    const { at } = studioSite;
    const id = await makePage(studio, '/plain', toBody([text('intro', 'Без скриптов')]));
    const storageState = await studio.context().storageState();
    const context = await browser.newContext({ javaScriptEnabled: false, storageState });
    const plain = await context.newPage();

    await plain.goto(at(`/studio/pages/${id}/publish`));
    await plain.getByRole('link', { name: 'Проверить сейчас' }).click();
    await publish(plain);
    await plain.goto(at('/plain'));
    await expect(plain.getByRole('heading', { name: 'Без скриптов' })).toBeVisible();
    await context.close();
  });
});

const SCREENS = ['history', 'publish', 'schedule', 'links'] as const;

/** Opens a screen of a page; where it shows, the page was published and has gone on since, with a mistake in it. */
async function prepare(studio: Page, at: (path: string) => string, screen: (typeof SCREENS)[number]) {
  const id = await makePage(
    studio,
    `/everyone-${screen}`,
    toBody([text('a', 'Первая'), text('b', 'Вторая')]),
  );
  if (screen === 'history' || screen === 'publish') {
    await studio.goto(at(`/studio/pages/${id}/publish`));
    await publish(studio);
    await saveDraft(studio, id, toBody([text('a', 'Первая снова'), BROKEN]));
  }
  await studio.goto(at(`/studio/pages/${id}/${screen}`));
}

async function expectUsable(studio: Page): Promise<void> {
  await expect(studio.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await findFaults(studio)).toEqual([]);
  for (const width of [1280, 1440]) {
    await studio.setViewportSize({ width, height: 900 });
    expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

for (const screen of SCREENS) {
  test(`can be used by everyone, in light and dark, from 1280 px: ${screen} of a page`, async ({
    studio,
    studioSite: { at },
  }) => {
    await prepare(studio, at, screen);
    await expectUsable(studio);
  });
}

for (const path of ['/studio/schedule', '/studio/schedule?view=calendar']) {
  test(`can be used by everyone, in light and dark, from 1280 px: ${path}`, async ({
    studio,
    studioSite: { at },
  }) => {
    await studio.goto(at(path));
    await expectUsable(studio);
  });
}
