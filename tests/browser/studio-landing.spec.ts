import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { ComposerPage, makePage, readDraft } from './composer-page';
import { findFaults } from './find-faults';
import { test } from './studio';

/** A landing page from nothing: what an editor presses and fills in, counted, and where the composer helps. */

const MOST_ACTIONS = 25;

/** As they stand in a document of the editor: a line that names, and what it tells. */
const BENEFITS = `Роутер
Настроен заранее: вставьте вилку в розетку.

SIM-карта
Уже внутри и подключена к тарифу.

100 ГБ в месяц
Хватает на фильмы каждый вечер.`;
const QUESTIONS = `Нужен ли кабель?
Нет, роутер ловит мобильную сеть.

Что зимой?
Тариф можно остановить на полгода бесплатно.`;

/** An editor's hands: every press and every field that is filled in is one action. */
function countActions() {
  let actions = 0;
  return {
    press: async (what: Locator) => {
      actions += 1;
      await what.click();
    },
    fill: async (what: Locator, text: string) => {
      actions += 1;
      await what.fill(text);
    },
    count: () => actions,
  };
}

/** A name in the panel of blocks, as a pointer meets it. */
const offerOf = (studio: Page, name: string) =>
  studio.locator('#side-panel [aria-hidden="true"]').filter({ hasText: name }).first();

// Slow: the whole way of a page, from the list to its visitors.
test('is made, checked and published in at most twenty-five actions', async ({
  studio,
  studioSite: { at },
}) => {
  test.slow();
  const { press, fill, count } = countActions();
  await press(studio.getByRole('link', { name: 'Создать страницу' }));
  await fill(studio.getByLabel('Название'), 'Интернет на даче');
  await expect(studio.getByLabel('Адрес')).toHaveValue('/internet-na-dache');
  await press(studio.getByRole('button', { name: 'Создать черновик' }));

  const composer = new ComposerPage(studio);
  await expect(composer.canvas.getByText('Здесь пока пусто')).toBeVisible();
  await fill(studio.getByLabel('Описание для поиска'), 'Роутер, SIM-карта и 100 ГБ для дачи за один день.');
  await expect(studio.getByRole('figure')).toContainText('Роутер, SIM-карта и 100 ГБ');

  await press(offerOf(studio, 'Шапка страницы'));
  await fill(composer.field('Заголовок страницы (h1)'), 'Интернет, который едет с вами на дачу');
  await fill(composer.field('Подзаголовок под заголовком'), 'Роутер и безлимит в одной коробке');
  await fill(composer.field('Абзац под подзаголовком'), 'Включите в розетку: через минуту весь дом в сети.');
  await press(studio.getByRole('group', { name: /^Цена/ }).getByRole('button', { name: 'Убрать' }));
  await press(studio.getByRole('button', { name: 'Удалить: Метка 2' }));
  await press(studio.getByRole('button', { name: 'Удалить: Метка 1' }));
  await fill(composer.field('Надпись на\u00a0кнопке'), 'Проверить адрес');
  await fill(composer.field('Куда ведёт кнопка'), '/forhome');
  await press(offerOf(studio, 'Преимущества'));
  await fill(composer.field('Заголовок'), 'Что в коробке');
  await press(studio.getByRole('button', { name: 'Вставить списком' }));
  await fill(studio.getByLabel('Вставить списком'), BENEFITS);
  await press(studio.getByRole('button', { name: 'Заменить всё' }));
  await press(offerOf(studio, 'Проверка адреса'));
  await press(offerOf(studio, 'Вопросы и ответы'));
  await press(studio.getByRole('button', { name: 'Вставить списком' }));
  await fill(studio.getByLabel('Вставить списком'), QUESTIONS);
  await press(studio.getByRole('button', { name: 'Заменить всё' }));
  await expect(composer.canvas.getByText('Интернет, который едет с вами на дачу')).toBeVisible();
  await composer.isSaved();

  await press(studio.getByRole('link', { name: 'Опубликовать' }));
  await expect(studio.getByText('Замечаний нет')).toBeVisible();
  await press(studio.getByRole('button', { name: 'Опубликовать', exact: true }));
  await expect(studio.getByText(/видно посетителям/)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(MOST_ACTIONS);

  await studio.goto(at('/internet-na-dache'));
  await expect(studio.getByRole('heading', { level: 1 })).toHaveText('Интернет, который едет с вами на дачу');
});

test('every block has its button inside the panel, and is added once by a press on its name', async ({
  studio,
  studioSite: { at },
}) => {
  const body = '{"uuid":"panel","type":"common","title":"Панель","meta":[],"components":[]}';
  const id = await makePage(studio, '/landing-panel', body);
  await studio.goto(at(`/studio/pages/${id}`));
  const composer = new ComposerPage(studio);
  await expect(composer.canvas.getByText('Здесь пока пусто')).toBeVisible();
  const edge = await studio.locator('#side-panel').evaluate((panel) => panel.getBoundingClientRect().right);
  const buttons = studio.getByRole('button', { name: /^Добавить: / });
  const ends = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(50);
  expect(ends.filter((end) => end > edge)).toEqual([]);

  await offerOf(studio, 'Прокручиваемая рамка').click();
  await studio.getByRole('tab', { name: 'Состав' }).click();
  await expect(composer.row('Прокручиваемая рамка')).toHaveCount(1);
  await expect(composer.canvas.getByText('Здесь пока пусто')).toHaveCount(0);
});

test('a form and a window are found by their words, made in place where they are missing, and chosen', async ({
  studio,
  studioSite: { at },
}) => {
  const uuid = 'landing-choosers';
  const components = [
    { id: 'head', type: 'landing-header', props: { header: 'Дача', buttonPopupId: 'no-such' } },
    { id: 'form', type: 'feedback-form', props: {} },
  ];
  const body = JSON.stringify({ uuid, type: 'common', title: 'Дача', meta: [], components });
  const id = await makePage(studio, '/landing-choosers', body);
  const composer = await new ComposerPage(studio).open(at(`/studio/pages/${id}`));

  await composer.choose('Шапка страницы');
  const window = composer.field('Окно, которое открывает кнопка');
  await expect(window).toHaveAccessibleDescription(/Такого окна на\u00a0этой странице нет/);
  await window.fill('Условия доставки');
  await expect(studio.getByRole('option', { name: /Создать окно/ })).toBeVisible();
  expect(await findFaults(studio)).toEqual([]);
  await studio.getByRole('option', { name: /Создать окно/ }).click();
  await expect(window).toHaveValue('usloviya-dostavki');
  await expect(window).toHaveAccessibleDescription(/Всплывающее окно: Условия доставки · окно этой страницы/);
  expect(await findFaults(studio)).toEqual([]);

  await composer.choose('Форма обратной связи');
  const form = composer.field('Форма из\u00a0тех, что есть у\u00a0страницы');
  await form.click();
  await expect(studio.getByText('Форм у\u00a0этой страницы пока нет')).toBeVisible();
  const opened = studio.waitForEvent('popup');
  await form.press('ArrowDown');
  await form.press('Enter');
  const making = await opened;
  await expect(making.getByLabel('Страница', { exact: true })).toHaveValue(uuid);
  await making.getByLabel('С\u00a0чего начать').selectOption({ label: 'Вопрос в\u00a0поддержку' });
  await making.getByRole('button', { name: 'Создать' }).click();
  await expect(making).toHaveURL(/\/studio\/forms\/[\w-]+$/);
  await making.close();

  await form.fill('вопрос');
  await expect(studio.getByRole('option', { name: /форма этой страницы/ })).toBeVisible();
  await form.press('ArrowDown');
  await form.press('Enter');
  await expect(form).toHaveAccessibleDescription(/форма этой страницы/);
  await composer.isSaved();
  const saved = JSON.parse(await readDraft(studio, id)) as { components: { props: object }[] };
  expect(saved.components.map(({ props }) => props)).toEqual([
    { header: 'Дача', buttonPopupId: 'usloviya-dostavki' },
    { form: await form.inputValue() },
    { popupId: 'usloviya-dostavki', title: 'Условия доставки' },
  ]);
});
