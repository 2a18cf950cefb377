import { beforeAll, describe, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import { findSentForm, type SentForm } from '#tests/sent-forms';
import type { Locator } from '#tests/visitor/locator';
import '#tests/visitor/matchers';
import { enterCode, solveCaptcha, joinJourneySite, type JourneySite } from './journey-site';

/** An order of a SIM without scripts: delivery, a salon, and everything that may go wrong on the way. */

const HOUSE = 'г Москва, ул Липовая Аллея, д 3';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const press = (flow: Locator, name: string) => flow.getByRole('button', { name }).click();
const titleOf = (flow: Locator) => flow.getByRole('heading').first();
const summaryOf = (flow: Locator) => flow.locator('[data-error-summary]');

async function open(path = '/order/product?tariff=bez-limita'): Promise<Locator> {
  const visitor = site.visit();
  await visitor.goto(path);
  return visitor.locator('[data-flow="checkout"]');
}

async function giveContacts(flow: Locator, msisdn: string): Promise<void> {
  await press(flow, 'Продолжить');
  flow.getByLabel('Фамилия').fill('Петрова-Водкина');
  flow.getByLabel('Имя').fill('Анна');
  flow.getByLabel('Телефон для связи').fill(`+${msisdn}`);
  flow.getByLabel(/Электронная почта/).fill('anna@example.test');
  await press(flow, 'Продолжить');
}

async function choose(flow: Locator, kind: RegExp): Promise<void> {
  await flow.getByLabel(kind).check();
  await press(flow, 'Продолжить');
}

/** The first day, in the evening or in the morning. */
async function chooseDelivery(flow: Locator, hours: string): Promise<void> {
  flow.getByLabel('Адрес').first().fill(HOUSE);
  flow.getByLabel(/Квартира/).fill('12');
  await flow.locator('input[name="date"]').first().check();
  await flow.getByLabel(hours).check();
  await press(flow, 'Продолжить');
}

async function send(flow: Locator): Promise<void> {
  await solveCaptcha(site, flow);
  await flow.getByLabel(/Согласен/).check();
  await press(flow, 'Заказать');
}

async function confirm(flow: Locator, msisdn: string): Promise<string> {
  await enterCode(site, flow, { msisdn, button: 'Подтвердить заказ' });
  expect(titleOf(flow)).toHaveText('Заказ принят');
  return /Номер заказа: (\d+)/.exec(flow.textContent())?.[1] ?? '';
}

async function findOrder(number: string): Promise<SentForm | undefined> {
  const { body } = await site.send({ path: '/dev/submissions', headers: { accept: 'application/json' } });
  return findSentForm(JSON.parse(body), number);
}

async function toConfirmation(msisdn: string, hours = '14:00–18:00'): Promise<Locator> {
  const flow = await open();
  await giveContacts(flow, msisdn);
  await choose(flow, /^Курьер/);
  await chooseDelivery(flow, hours);
  return flow;
}

test('[ORD-01][ORD-102][ORD-105][ORD-107][ORD-110][ORD-159][ORD-160][ORD-165][CAPT-112][ACCT-102] a SIM with its tariff and a service comes by courier', async () => {
  const msisdn = newSubscriber();
  const flow = await open();
  expect(flow).toContainText('SIM-карта с тарифом «Без лимита»');
  await flow.getByLabel(/Помочь с\s+активацией/).check();
  await giveContacts(flow, msisdn);
  await choose(flow, /^Курьер/);
  await chooseDelivery(flow, '14:00–18:00');
  expect(titleOf(flow)).toHaveText('Проверьте заказ');
  expect(flow).toContainText(/Нам нужно убедиться, что запросы с\s+вашего IP-адреса не\s+автоматические/);
  flow.getByLabel(/Промокод/).fill('NOVEMBER');
  await send(flow);
  const number = await confirm(flow, msisdn);
  expect((await findOrder(number))?.fields).toMatchObject({
    fio: 'Петрова-Водкина Анна',
    email: 'anna@example.test',
    phone: msisdn,
    promocode: 'NOVEMBER',
    ordertype: 'sim',
    type: 'connection',
    region: 'moscow',
    interval: '14:00–18:00',
    address: { city: 'г Москва', street: 'ул Липовая Аллея', house: 'д 3', flat: '12' },
    contents: [
      {
        position: 1,
        type: 'connection',
        publicid: 'bez-limita',
        quantity: 1,
        simType: '4FF',
        tag_tariff: 'bez-limita',
        tp_options: ['activation'],
      },
    ],
    delivery: { kind: 'courier', price: 0, interval: '14:00–18:00' },
  });
});

test('[ORD-113][ORD-162][ORD-169][ORD-172][SHOP-108][ACCT-102] a number is chosen, and the order waits in a salon for 30 days', async () => {
  const msisdn = newSubscriber();
  const flow = await open('/order/product?tariff=sam-soberi&pack=20_1500');
  expect(flow).toContainText(/20\s+ГБ и\s+1500\s+минут/);
  await flow.getByLabel(/700 - 70 - 07/).check();
  await giveContacts(flow, msisdn);
  expect(flow).toContainText(/Соберём за\s+30\s+минут. В\s+салоне заказ подождёт вас 30\s+дней/);
  await choose(flow, /^Забрать в\s+салоне/);
  expect(flow).not.toContainText('Склад');
  await choose(flow, /Салон, ул. Садовая, 1$/);
  expect(flow).toContainText(/Итого сейчас\s*5\s+000\s+₽/);
  await send(flow);
  const { fields } = (await findOrder(await confirm(flow, msisdn))) ?? {};
  expect(fields).toMatchObject({
    pickup: '1001',
    salon_id: '1001',
    delivery: { kind: 'self' },
    contents: [{ number: { msisdn: '79267007007', goodid: '900007' }, tp_options: ['20_1500'] }],
  });
  // Somebody else is not offered it any more.
  expect(await open('/order/product?tariff=spokojnyj')).not.toContainText('700 - 70 - 07');
});

test('[ORD-166] a number that somebody has bought is chosen anew, and nothing else is lost', async () => {
  const flow = await open();
  await flow.getByLabel(/Помочь с\s+активацией/).check();
  await flow.getByLabel(/555 - 00 - 02/).check();
  await press(flow, 'Продолжить');
  expect(summaryOf(flow)).toContainText('Его уже кто-то купил. Выберите другой');
  expect(flow.getByLabel(/555 - 00 - 02/)).toHaveCount(0);
});

test('[ORD-103][ORD-104][ORD-170] delivery stands before the salon', async () => {
  const flow = await open();
  await giveContacts(flow, newSubscriber());
  const kinds = flow.locator('input[name="kind"]');
  expect(kinds.first()).toHaveAttribute('value', 'courier');
  expect(kinds.last()).toHaveAttribute('value', 'self');
  expect(flow).toContainText('Оператор позвонит, чтобы согласовать время доставки');
});

test('[ORD-141][ORD-142][ORD-143][ORD-146][ORD-147][ORD-149][ORD-150][ORD-151] a delivery without an address, a day and hours does not go on', async () => {
  const flow = await open();
  await giveContacts(flow, newSubscriber());
  await choose(flow, /^Курьер/);
  await press(flow, 'Продолжить');
  for (const text of ['Введите полностью город, улицу, дом', 'Выберите дату', 'Выберите время'])
    expect(summaryOf(flow)).toContainText(text);
  await flow.getByLabel(/Моего адреса нет/).check();
  await press(flow, 'Продолжить');
  for (const label of ['Город', 'Улица', 'Дом'])
    expect(summaryOf(flow)).toContainText(new RegExp(`${label}[^:]*: Заполните поле`));
});

test('[ORD-144][ORD-145][ORD-152] an order without a salon, a captcha and the terms is not sent', async () => {
  const flow = await open();
  await giveContacts(flow, newSubscriber());
  await choose(flow, /^Забрать/);
  await press(flow, 'Продолжить');
  expect(summaryOf(flow)).toContainText('Выберите салон');
  await choose(flow, /Салон, ул. Садовая, 1$/);
  await press(flow, 'Заказать');
  expect(summaryOf(flow)).toContainText('Введите код с картинки');
  expect(summaryOf(flow)).toContainText('Нужно принять условия!');
});

describe('an order that the operator refuses', () => {
  test('[ORD-166] because the hours are gone, chooses others with everything else kept', async () => {
    const msisdn = newSubscriber('0411');
    const flow = await toConfirmation(msisdn, '10:00–14:00');
    flow.getByLabel(/Комментарий к\s+заказу/).fill('Позвоните');
    await send(flow);
    expect(summaryOf(flow)).toContainText(/Изменились дата и\s+время доставки заказа/);
    expect(flow.getByLabel('Адрес').first()).toHaveValue(HOUSE);
    await flow.locator('input[name="date"]').first().check();
    await flow.getByLabel('14:00–18:00').first().check();
    await press(flow, 'Продолжить');
    expect(flow.getByLabel(/Комментарий к\s+заказу/)).toHaveValue('Позвоните');
    await send(flow);
    expect(await confirm(flow, msisdn)).not.toBe('');
  });

  test('[ORD-118][ORD-166] because it is not there any more, says so, and keeps it', async () => {
    const flow = await toConfirmation(newSubscriber('0412'));
    await send(flow);
    expect(titleOf(flow)).toHaveText(/Сейчас этого товара нет в\s+вашем регионе\./);
    await press(flow, 'Вернуться к\u00a0заказу');
    expect(flow.getByLabel('Адрес').first()).toHaveValue(HOUSE);
  });

  test('[ORD-118][ORD-166] because the server fails, says so, and keeps it', async () => {
    const flow = await toConfirmation(newSubscriber('0500'));
    await send(flow);
    expect(titleOf(flow)).toHaveText(/Ваш заказ не\s+может быть сейчас обработан\./);
  });

  test('[ORD-121][ORD-166] for its promo code or its captcha, stays where it is', async () => {
    const flow = await toConfirmation(newSubscriber());
    flow.getByLabel(/Промокод/).fill('EXPIRED');
    await send(flow);
    expect(summaryOf(flow)).toContainText('Некорректный промокод');
    flow.getByLabel('Код с картинки').fill('wrong');
    await press(flow, 'Заказать');
    expect(summaryOf(flow)).toContainText('Неправильно введён код с картинки');
  });
});

test('goes back and forth with everything kept', async () => {
  const msisdn = newSubscriber();
  const flow = await toConfirmation(msisdn);
  await press(flow, 'Изменить контакты');
  expect(flow.getByLabel('Фамилия')).toHaveValue('Петрова-Водкина');
  for (let times = 0; times < 3; times += 1) {
    await press(flow, 'Назад');
    await press(flow, 'Продолжить');
  }
  flow.getByLabel('Имя').fill('Ольга');
  await press(flow, 'Продолжить');
  await press(flow, 'Продолжить');
  expect(flow.getByLabel(/Квартира/)).toHaveValue('12');
  await press(flow, 'Продолжить');
  expect(flow).toContainText('Петрова-Водкина Ольга');
  await send(flow);
  expect(await confirm(flow, msisdn)).not.toBe('');
});

test('[ORD-101][ORD-201] /zakaz orders what its id names; without one, or with one that nobody has, it says so', async () => {
  expect(await open('/zakaz?id=10001')).toContainText(/Смартфон/);
  expect(await open('/zakaz')).toContainText('Сначала выберите тариф');
  expect(await open('/order/product?tariff=nobody')).toContainText(
    /Сейчас этого товара нет в\s+вашем регионе\./,
  );
});

test('[ORD-115][ORD-171] a region without salons has its parcels by the delivery service alone', async () => {
  const visitor = site.visit();
  await visitor.goto('/order/product?tariff=bez-limita', 'chita');
  const flow = visitor.locator('[data-flow="checkout"]');
  await giveContacts(flow, newSubscriber());
  expect(flow.locator('input[name="kind"]')).toHaveCount(1);
  expect(flow).toContainText('Служба доставки, бесплатно');
});
