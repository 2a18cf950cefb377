import { beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import { findSentForm, type SentForm } from '#tests/sent-forms';
import type { Locator } from '#tests/visitor/locator';
import '#tests/visitor/matchers';
import type { Visitor } from '#tests/visitor/visitor';
import { solveCaptcha, joinJourneySite, type JourneySite } from './journey-site';

/** Home internet without scripts: each way that an address can lead to a request. */

const FLAT = 'г Москва, ул Липовая Аллея, д 3';
const NO_CABLE = 'г Москва, ул Липовая Аллея, д 12';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

async function open(visitor: Visitor = site.visit()): Promise<Locator> {
  await visitor.goto('/forhome#home-internet');
  return visitor.locator('[data-flow="home-internet"]');
}

const press = (flow: Locator, name: string) => flow.getByRole('button', { name }).click();
const titleOf = (flow: Locator) => flow.getByRole('heading').first();

async function checkAddress(flow: Locator, address: string): Promise<void> {
  flow.getByLabel('Адрес').first().fill(address);
  await press(flow, 'Проверить');
}

async function send(flow: Locator, msisdn: string): Promise<void> {
  flow.getByLabel('Имя').fill('Анна');
  flow.getByLabel('Контактный номер').fill(msisdn);
  await solveCaptcha(site, flow);
  await press(flow, 'Отправить');
}

async function findRequest(msisdn: string): Promise<SentForm | undefined> {
  const { body } = await site.send({ path: '/dev/submissions', headers: { accept: 'application/json' } });
  return findSentForm(JSON.parse(body), msisdn);
}

test('[HOME-413][CONV-07][CONV-08][CONV-09][CONV-11][CONV-21] a flat with a cable chooses, sees both sums, and its request has everything that was chosen', async () => {
  const msisdn = newSubscriber();
  const flow = await open();
  await checkAddress(flow, FLAT);
  expect(titleOf(flow)).toHaveText('Выберите скорость');
  await press(flow, 'Продолжить');
  expect(flow.locator('[data-error-summary]')).toContainText('Выберите один вариант');
  await flow.getByLabel(/Дом и кино/).check();
  await press(flow, 'Продолжить');
  await flow.getByLabel(/ТВ базовый/).check();
  await flow.getByLabel(/Спорт/).check();
  await press(flow, 'Продолжить');
  await flow.getByLabel('ТВ-приставка').first().check();
  flow.getByLabel('Количество: ТВ-приставка').selectOption('2');
  await flow.getByLabel('Усилитель Wi-Fi').first().check();
  await press(flow, 'Продолжить');
  // 425 + 150 + 299 + 2 × 150, and the repeater once
  expect(flow).toContainText(/Каждые\s30\sдней\s*1\s174\s₽/);
  expect(flow).toContainText(/Один раз\s*2\s490\s₽/);
  await send(flow, msisdn);

  expect(titleOf(flow)).toHaveText('Заявка принята');
  expect(flow).toContainText(
    /с\s9:00 до\s21:00 по\sмосковскому времени, обычно\s+в\sтечение 30\sминут, с\sбесплатного номера\s+8 800 550-00-01/,
  );
  expect(flow).toContainText(/1\s174\s₽/);
  expect(flow.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/');
  expect((await findRequest(msisdn))?.fields).toMatchObject({
    name: 'Анна',
    address: FLAT,
    houseGuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    private: 'off',
    optionIds: ['dom-i-kino', 'tv_main_120', 'tv_sport'],
    devices: [
      { id: 'tv_box', count: 2 },
      { id: 'repeater', count: 1 },
    ],
    payment: { monthly: 1174, once: 2490 },
  });
});

test('[CONV-45][HOME-214][HOME-215][HOME-216][HOME-219][HOME-221] without a cable a router is asked for, at the operator’s price', async () => {
  const msisdn = newSubscriber();
  const flow = await open();
  await checkAddress(flow, NO_CABLE);
  expect(titleOf(flow)).toHaveText(/Вам пока не\sдоступен проводной интернет/);
  expect(flow).toContainText('Подключите беспроводной интернет, пока проводной недоступен');
  expect(flow).toContainText(/До\s150\sМбит\/с/);
  expect(flow).toContainText(/500\s₽/);
  expect(flow.getByRole('link', { name: 'Как подключить' }).getAttribute('href')).toBe(
    '/help/info/wireless.html',
  );
  await press(flow, 'Оставить заявку');
  await send(flow, msisdn);
  expect(titleOf(flow)).toHaveText('Заявка принята');
  expect((await findRequest(msisdn))?.fields).toMatchObject({
    address: NO_CABLE,
    optionIds: [],
    devices: [{ id: 'wireless_router_4g', count: 1 }],
    payment: { monthly: 500, once: 0 },
  });
});

test('[HOME-217][HOME-221] without a cable and a router the request waits for the cable; another address may be checked', async () => {
  const msisdn = newSubscriber();
  const flow = await open();
  await checkAddress(flow, NO_CABLE);
  await press(flow, 'Ввести другой адрес');
  expect(flow.getByLabel('Адрес')).toHaveValue('');
  await checkAddress(flow, NO_CABLE);
  await flow.getByLabel(/Оставить заявку на\sроутер/).uncheck();
  await press(flow, 'Оставить заявку');
  await send(flow, msisdn);
  expect((await findRequest(msisdn))?.fields).toMatchObject({ address: NO_CABLE, devices: [] });
});

test('[HOME-208][HOME-229][HOME-230][CONV-21][CONV-24][CONV-25] a private house is written by its parts, and goes without a guid', async () => {
  const msisdn = newSubscriber();
  const flow = await open();
  flow.getByLabel('Адрес').first().fill('посёлок');
  await flow.getByLabel(/Я\sживу в\sчастном доме/).check();
  await press(flow, 'Проверить');
  expect(flow.locator('[data-error-summary]')).toContainText('Заполните поле');
  flow.getByLabel('Город или посёлок').fill('Ключи');
  flow.getByLabel('Улица').fill('Садовая');
  flow.getByLabel('Дом', { exact: true }).fill('8');
  await press(flow, 'Проверить');
  expect(titleOf(flow)).toHaveText('Добавьте телевидение');
  await press(flow, 'Продолжить');
  await press(flow, 'Продолжить');
  expect(flow).toContainText(/6\s000\s₽ один\sраз/);
  await send(flow, msisdn);
  const fields = (await findRequest(msisdn))?.fields;
  expect(fields).toMatchObject({
    city: 'Ключи',
    street: 'Садовая',
    house: '8',
    private: 'on',
    optionIds: ['private_homeinternet_500'],
    payment: { monthly: 900, once: 6000 },
  });
  expect(fields).not.toHaveProperty('houseGuid');
  expect(fields).not.toHaveProperty('address');
});

test('[CONV-10][CONV-16][CONV-17][HOME-209] a captcha that was misread costs nothing that was typed, and the way back stands open', async () => {
  const flow = await open();
  await checkAddress(flow, FLAT);
  await flow.getByLabel(/Просто дома/).check();
  for (let step = 0; step < 3; step += 1) await press(flow, 'Продолжить');
  const picture = () => flow.getByAltText('Картинка с кодом').getAttribute('src');
  const shown = picture();
  flow.getByLabel('Имя').fill('Анна');
  flow.getByLabel('Контактный номер').fill('+7 926 111-22-33');
  flow.getByLabel('Код с картинки').fill('0');
  await press(flow, 'Отправить');
  expect(flow.getByLabel('Код с картинки')).toHaveAccessibleDescription(/Некорректный код с картинки/);
  expect(flow.getByLabel('Имя')).toHaveValue('Анна');
  expect(picture()).not.toBe(shown);
  await press(flow, 'Другая картинка');
  expect(flow.getByLabel('Имя')).toHaveValue('Анна');
  await press(flow, 'Назад');
  expect(titleOf(flow)).toHaveText('Добавьте оборудование');
});

test('[HOME-227][HOME-235][HOME-413] to a mobile tariff it is added after devices, kept for the visit, and asked for with the tariff', async () => {
  const msisdn = newSubscriber();
  const visitor = site.visit();
  await visitor.goto('/tariffs/all#add-home-internet');
  const flow = visitor.locator('[data-flow="home-internet"]');
  await checkAddress(flow, FLAT);
  await flow.getByLabel(/Интернет 500/).check();
  await press(flow, 'Продолжить');
  await press(flow, 'Продолжить');
  await press(flow, 'Продолжить');
  expect(titleOf(flow)).toHaveText('Домашний интернет добавлен');
  await visitor.goto('/tariffs/all#add-home-internet');
  expect(titleOf(flow)).toHaveText('Домашний интернет добавлен');
  await press(flow, 'Оставить заявку');
  await send(flow, msisdn);
  expect(titleOf(flow)).toHaveText('Заявка принята');
  expect((await findRequest(msisdn))?.fields).toMatchObject({
    address: FLAT,
    optionIds: ['homeinternet_500'],
  });
  await visitor.goto('/tariffs/all#add-home-internet');
  expect(titleOf(flow)).not.toHaveText('Домашний интернет добавлен');
});

test('an address that was checked elsewhere on the site is where the connection begins, and can be changed', async () => {
  const visitor = site.visit();
  await visitor.goto('/forhome');
  const check = visitor.locator('[data-flow="address-check"]');
  check.getByLabel('Адрес').fill(FLAT);
  await check.getByRole('button', { name: 'Проверить' }).click();

  const later = await open(visitor);
  expect(titleOf(later)).toHaveText('Выберите скорость');
  expect(later).toContainText(FLAT);
  await press(later, 'Изменить адрес');
  expect(later.getByLabel('Адрес')).toHaveValue('');
});
