import { beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import type { Locator } from '#tests/visitor/locator';
import type { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import { enterCode, sendNumber, joinJourneySite, type JourneySite } from './journey-site';

/** The way of a visitor through the tariffs: from the main page to a tariff of one's own. */

const SHOWCASE = '/tariffs/all';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

async function open(path: string): Promise<Visitor> {
  const visitor = site.visit();
  await visitor.goto(path);
  return visitor;
}

const windowOf = (visitor: Visitor) => visitor.getByRole('dialog');
const flowOf = (visitor: Visitor) => windowOf(visitor).locator('[data-flow="tariff-connection"]');
const heading = (flow: Locator) => flow.getByRole('heading').first();
const card = (visitor: Visitor, title: string) => visitor.getByRole('article', { name: title, exact: true });
const pathOf = (visitor: Visitor) => new URL(visitor.url()).pathname;

function openWindow(visitor: Visitor): Promise<void> {
  return visitor.getByRole('link', { name: 'Подключить', exact: true }).first().click();
}

/** Chooses a tariff of the showcase in the window that its card opens. */
async function choose(visitor: Visitor, title: string): Promise<Locator> {
  await card(visitor, title).locator('a[data-choice]').click();
  const flow = flowOf(visitor);
  flow.getByLabel(`«${title}»`).check();
  await flow.getByRole('button', { name: 'Продолжить' }).click();
  return flow;
}

/** From the offer to the end of a change. */
async function changeTariff(flow: Locator): Promise<string> {
  const msisdn = newSubscriber();
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  expect(flow).toContainText('Подключение в течение 10-15 минут');
  await sendNumber(flow, msisdn);
  expect(heading(flow)).toHaveText('Введите код из SMS');
  await enterCode(site, flow, { msisdn, button: 'Подтвердить' });
  expect(heading(flow)).toHaveText('Проверьте и смените тариф');
  await flow.getByRole('button', { name: 'Сменить тариф' }).click();
  expect(heading(flow)).toHaveText('Готово');
  return msisdn;
}

test('[CONN-201] a tariff is found, compared, put together and connected', async () => {
  const visitor = await open('/');
  await visitor.locator('main').getByRole('link', { name: 'Все тарифы' }).click();
  expect(pathOf(visitor)).toBe(SHOWCASE);

  await visitor
    .getByRole('list', { name: 'Показать тарифы' })
    .getByRole('link', { name: /^Безлимит/ })
    .click();
  expect(card(visitor, 'Без лимита')).toBeVisible();
  expect(card(visitor, 'Старт')).toBeHidden();
  await visitor.goto(SHOWCASE);

  const titles = ['Старт', 'Сам собери', 'Максимум'];
  for (const title of titles)
    card(visitor, title)
      .getByRole('checkbox', { name: /Сравнить/ })
      .check();
  await visitor.getByRole('button', { name: 'Сравнить отмеченные' }).click();
  expect(visitor.locator('thead th[scope="col"]')).toHaveText(['Тариф', ...titles]);

  await visitor.getByRole('columnheader').getByRole('link', { name: 'Сам собери', exact: true }).click();
  expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Сам собери');
  visitor.getByRole('combobox', { name: 'Минуты на номера России' }).selectOption({ index: 3 });
  await visitor.getByRole('button', { name: 'Посчитать' }).click();
  expect(visitor.locator('main')).toContainText('1500 минут');

  await openWindow(visitor);
  const flow = flowOf(visitor);
  const msisdn = await changeTariff(flow);
  expect(flow).toContainText('Ваш тариф будет изменён в течение 15 минут');
  expect(flow.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(await site.countSent(msisdn)).toBe(2);
});

test('[TRF-216][CONN-202] a tariff of the showcase is connected in its window', async () => {
  const visitor = await open(SHOWCASE);
  const flow = await choose(visitor, 'Звонки и точка');
  expect(windowOf(visitor)).toContainText('Подключить «Звонки и точка»');
  expect(flow).toContainText(/390\s₽/);
  await changeTariff(flow);
  expect(flow).toContainText('«Звонки и точка»');
});

test('[CONN-415] [TRF-268] the pack of the constructor is what the window names, previews and connects', async () => {
  const visitor = await open(`${SHOWCASE}/sam-soberi`);
  visitor.getByRole('combobox', { name: 'Минуты на номера России' }).selectOption({ index: 3 });
  visitor.getByRole('combobox', { name: 'Интернет' }).selectOption({ index: 1 });
  await visitor.getByRole('button', { name: 'Посчитать' }).click();
  expect(visitor.locator('[data-pack]:not([hidden])')).toContainText(/1\s010\s₽/);

  // The banner's own link, which knows nothing of the constructor.
  await openWindow(visitor);
  const flow = flowOf(visitor);
  expect(flow).toContainText(/20\sГБ и\s1500\sминут/);
  expect(flow).toContainText(/1\s010\s₽/);
  expect(flow.getByRole('link', { name: 'Купить SIM-карту или eSIM' })).toHaveAttribute(
    'href',
    '/order/product/?tariff=sam-soberi&pack=20_1500',
  );
  const msisdn = await changeTariff(flow);
  expect(flow).toContainText(/20\sГБ и\s1500\sминут/);
  expect(await site.readTexts(msisdn)).toContain('Ваш тариф теперь «Сам собери»: 20 ГБ и 1500 минут');
});

test('[TRF-259] [TRF-260] a detail page has a window to connect in, an archived tariff has none', async () => {
  const visitor = await open(`${SHOWCASE}/start`);
  await openWindow(visitor);
  expect(visitor.getByRole('dialog', { name: 'Подключить «Старт»' })).toBeVisible();
  expect(flowOf(visitor)).toContainText('Сменить тариф на своём номере');

  await visitor.goto('/tariffs/archive/legkij');
  expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  expect(visitor.locator('[data-flow="tariff-connection"]')).toHaveCount(0);
  expect(visitor.getByRole('link', { name: 'Подключить', exact: true })).toHaveCount(0);
});

/** The last amount of a text, in roubles: what is left of an old price stands behind it. */
const toAmount = (text: string) =>
  Number([...text.matchAll(/(\d[\d\s]*)₽/g)].at(-1)?.[1]?.replace(/\s/g, ''));

test.each([
  ['Старт', 'start'],
  ['Без лимита', 'bez-limita'],
  ['Максимум', 'maksimum'],
])('the price of «%s» is one: card, page, comparison, search engines, window', async (title, slug) => {
  const paragraphs = (place: Locator) => place.getByRole('paragraph').filter({ hasText: '₽' });
  const visitor = await open(SHOWCASE);
  const onCard = toAmount(paragraphs(card(visitor, title)).last().textContent());
  const inWindow = toAmount(
    paragraphs(await choose(visitor, title))
      .first()
      .textContent(),
  );

  await visitor.goto(`${SHOWCASE}/${slug}`);
  const onPage = toAmount(paragraphs(visitor.locator('main')).first().textContent());
  const data = visitor.locator('script[type="application/ld+json"]').allTextContents();
  const inData = Number(/"price":(\d+)/.exec(data.join('\n'))?.[1]);
  await openWindow(visitor);
  const inWindowOfPage = toAmount(paragraphs(flowOf(visitor)).first().textContent());

  await visitor.goto(`${SHOWCASE}/compare?ids=${slug}`);
  const compared = visitor.getByRole('row', { name: /^Цена/ }).getByRole('cell');
  const inComparison = toAmount(compared.textContent());
  expect(onCard).toBeGreaterThan(0);
  expect({ inWindow, onPage, inData, inWindowOfPage, inComparison }).toEqual({
    inWindow: onCard,
    onPage: onCard,
    inData: onCard,
    inWindowOfPage: onCard,
    inComparison: onCard,
  });
});
