import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import { joinJourneySite, type JourneySite } from './journey-site';

/** The showcase of tariffs, and the comparison that it leads to. */

const PATH = '/tariffs/all';
const COMPARE = '/tariffs/all/compare';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const showcase = (visitor: Visitor) => visitor.locator('#tariffs');
const cards = (visitor: Visitor) => showcase(visitor).getByRole('article');
const heads = (visitor: Visitor) => visitor.locator('thead th[scope="col"]');
const addressOf = (visitor: Visitor) => new URL(visitor.url()).pathname + new URL(visitor.url()).search;

async function open(path: string, label?: string): Promise<Visitor> {
  const visitor = site.visit();
  await visitor.goto(path, label);
  return visitor;
}

test('[TRF-201] /tariffs/all opens the tariff showcase, with the prices of the region', async () => {
  const cardOf = (visitor: Visitor) => showcase(visitor).getByRole('article', { name: 'Старт', exact: true });
  expect(cardOf(await open(PATH))).toContainText('450 ₽');
  const ofPetersburg = cardOf(await open(PATH, 'spb'));
  expect(ofPetersburg).toContainText('₽');
  expect(ofPetersburg).not.toContainText('450 ₽');
});

test('chips are links, and ticked tariffs are compared by a form', async () => {
  const visitor = await open(PATH);
  await showcase(visitor)
    .getByRole('link', { name: /^Безлимит/ })
    .click();
  expect(addressOf(visitor)).toBe(`${PATH}?filter=unlimited`);
  expect(showcase(visitor).getByRole('status').first()).toContainText('Показано тарифов');
  const titles = cards(visitor).locator('h3').allTextContents();
  expect(titles).toContain('Без лимита');
  expect(titles).not.toContain('Старт');
  for (const index of [0, 1]) cards(visitor).nth(index).getByRole('checkbox').check();
  await showcase(visitor).getByRole('button', { name: 'Сравнить отмеченные' }).click();
  expect(addressOf(visitor)).toMatch(/^\/tariffs\/all\/compare\?ids=[\w-]+&ids=[\w-]+$/);
});

test('what is behind «Что ещё в тарифе» unfolds on the card', async () => {
  const visitor = await open(PATH);
  const card = cards(visitor).first();
  const items = card.locator('details').first().getByRole('listitem');
  expect(items).toHaveCount(0);
  await card.locator('summary').filter({ hasText: 'Что ещё в тарифе' }).click();
  expect(items.first()).toBeVisible();
});

test('tariffs are chosen, compared, added and let go', async () => {
  const visitor = await open(COMPARE);
  for (const title of ['Старт', 'Максимум']) visitor.getByLabel(title, { exact: true }).check();
  await visitor.getByRole('button', { name: 'Сравнить' }).click();
  expect(heads(visitor)).toHaveText(['Тариф', 'Старт', 'Максимум']);

  visitor.getByLabel('Добавить тариф').selectOption('Для своих');
  await visitor.getByRole('button', { name: 'Добавить' }).click();
  expect(heads(visitor)).toHaveText(['Тариф', 'Старт', 'Максимум', 'Для своих']);

  await visitor.getByRole('link', { name: 'Только различия' }).click();
  expect(visitor.getByRole('rowheader', { name: 'Минута сверх пакета' })).toHaveCount(0);
  expect(visitor.getByRole('rowheader', { name: 'Звонки (отличается)' })).toBeVisible();

  await visitor.getByRole('link', { name: 'Убрать «Максимум»' }).click();
  expect(heads(visitor)).toHaveText(['Тариф', 'Старт', 'Для своих']);
  expect(new URL(visitor.url()).search).toBe('?ids=start,dlya-svoih&only=differences');
});
