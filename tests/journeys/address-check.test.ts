import { beforeAll, expect, test } from 'vitest';
import type { Locator } from '#tests/visitor/locator';
import '#tests/visitor/matchers';
import { joinJourneySite, type JourneySite } from './journey-site';

const HOUSE = 'г Москва, ул Липовая Аллея, д 3';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

async function check(address: string): Promise<Locator> {
  const visitor = site.visit();
  await visitor.goto('/forhome');
  const flow = visitor.locator('[data-flow="address-check"]');
  flow.getByLabel('Адрес').fill(address);
  await flow.getByRole('button', { name: 'Проверить' }).click();
  return flow;
}

test('[HOME-203][HOME-241][HOME-407][CONV-35] without scripts an address is chosen from a list, and its house has the network', async () => {
  const flow = await check('липовая аллея');
  expect(flow.locator('[data-error-summary]')).toContainText('Введите полностью город, улицу, дом');
  expect(flow.getByLabel('Адрес').first()).toHaveValue('липовая аллея');
  await flow.getByLabel('г Москва, ул Липовая Аллея, д 3').check();
  await flow.getByRole('button', { name: 'Проверить' }).click();
  expect(flow.getByRole('heading').first()).toHaveText('Ура! Смело выбирайте тариф');
});

test('[HOME-214][HOME-215][HOME-216][HOME-217][HOME-218][HOME-219][HOME-247][HOME-414][HOME-417] a house without it is offered the air, and another address', async () => {
  const flow = await check('г Москва, ул Липовая Аллея, д 12');
  expect(flow.getByRole('heading').first()).toHaveText('Здесь пока недоступен домашний интернет');
  expect(flow).toContainText('Подключите беспроводной интернет, пока проводной недоступен');
  expect(flow).toContainText(/До\s150\sМбит\/с/);
  expect(flow).toContainText(/500\s₽/);
  expect(flow.getByRole('link', { name: 'Как подключить' }).getAttribute('href')).toBe(
    '/help/info/wireless.html',
  );
  await flow.getByRole('button', { name: 'Ввести другой адрес' }).click();
  expect(flow.getByLabel('Адрес')).toHaveValue('');
});

test('[HOME-419] an address of another region leads to that region', async () => {
  const flow = await check('озёрная слободка');
  expect(flow.getByRole('link', { name: 'Татарстан' }).first().getAttribute('href')).toBe(
    '/region/tatarstan',
  );
});

test.each(['/tariffs/home/prosto-doma', '/webview/home/prosto-doma'])(
  '[HOME-201][HOME-202] an address that was checked is known on the page of a tariff for the home: %s',
  async (path) => {
    const visitor = site.visit();
    await visitor.goto('/forhome');
    const flow = visitor.locator('[data-flow="address-check"]');
    flow.getByLabel('Адрес').fill(HOUSE);
    await flow.getByRole('button', { name: 'Проверить' }).click();
    await visitor.goto(path);
    expect(flow.getByRole('heading').first()).toHaveText('Ура! Смело выбирайте тариф');
    expect(flow).toContainText(HOUSE);
    expect(flow.getByRole('link', { name: 'Подключить!' }).getAttribute('href')).toBe('#connect');
  },
);

test('an address that was checked is known on the next page of the visit, to its visitor alone, until it is changed', async () => {
  const visitor = site.visit();
  await visitor.goto('/forhome');
  const flow = visitor.locator('[data-flow="address-check"]');
  flow.getByLabel('Адрес').fill(HOUSE);
  await flow.getByRole('button', { name: 'Проверить' }).click();

  await visitor.goto('/forhome');
  expect(flow.getByRole('heading').first()).toHaveText('Ура! Смело выбирайте тариф');
  expect(flow).toContainText(HOUSE);
  await flow.getByRole('button', { name: 'Изменить адрес' }).click();
  expect(flow.getByLabel('Адрес')).toHaveValue('');

  const other = site.visit();
  await other.goto('/forhome');
  expect(other.locator('[data-flow="address-check"]')).not.toContainText(HOUSE);
});
