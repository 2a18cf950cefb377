import { beforeAll, describe, expect, test } from 'vitest';
import { newStranger, newSubscriber } from '#tests/integration/flow-subscribers';
import type { Locator } from '#tests/visitor/locator';
import '#tests/visitor/matchers';
import { enterCode, solveCaptcha, joinJourneySite, type JourneySite } from './journey-site';

/** A number moves here without scripts: to a SIM from a salon, or one that is brought; and why some cannot. */

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const press = (flow: Locator, name: string) => flow.getByRole('button', { name }).click();
const titleOf = (flow: Locator) => flow.getByRole('heading').first();
const summaryOf = (flow: Locator) => flow.locator('[data-error-summary]');
const toTyped = (daysAhead: number) =>
  new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.');

async function open(path = '/mnp?tariffTag=start'): Promise<Locator> {
  const visitor = site.visit();
  await visitor.goto(path);
  return visitor.locator('[data-flow="number-porting"]');
}

async function check(flow: Locator, msisdn: string): Promise<void> {
  flow.getByLabel('Ваш номер у другого оператора').fill(msisdn);
  await press(flow, 'Проверить номер');
}

async function giveContacts(flow: Locator, phone: string): Promise<void> {
  flow.getByLabel('Фамилия').fill('Петрова');
  flow.getByLabel('Имя').fill('Анна');
  flow.getByLabel('Телефон для связи').fill(`+${phone}`);
  flow.getByLabel(/Электронная почта/).fill('anna@example.test');
  await press(flow, 'Продолжить');
}

async function chooseSalon(flow: Locator): Promise<void> {
  await flow.getByLabel(/^Забрать в\sсалоне/).check();
  await press(flow, 'Продолжить');
  await flow.locator('input[name="salon"]').first().check();
  await press(flow, 'Продолжить');
}

async function send(flow: Locator, button: string): Promise<void> {
  await solveCaptcha(site, flow);
  await flow.getByLabel(/Согласен/).check();
  await press(flow, button);
}

describe('a number of another operator', () => {
  test('[MNP-101][MNP-109][MNP-116][MNP-117] moves to a SIM of a salon', async () => {
    const flow = await open();
    expect(flow).toContainText(/Тариф «Старт»/);
    expect(flow).toContainText(/Перенос номера\s*100\s₽/);
    await check(flow, newStranger());
    expect(titleOf(flow)).toHaveText('Когда перенести');
    await press(flow, 'Продолжить');
    expect(flow.getByLabel('Телефон для связи')).toHaveValue(/916/);
    const phone = newSubscriber();
    await giveContacts(flow, phone);
    await chooseSalon(flow);
    expect(titleOf(flow)).toHaveText('Проверьте заявку');
    expect(flow).toContainText(/Итого сейчас\s*100\s₽/);
    await send(flow, 'Отправить заявку');
    expect(titleOf(flow)).toHaveText(/Заявка на\sперенос принята/);
    expect(flow).toContainText(/Номер заявки: 3\d{6}(?!\d)/);
  });

  test('[MNP-102][MNP-111][SIM-130] moves on a day of the visitor’s, and its SIM is brought', async () => {
    const flow = await open('/mnp?orderTariff=bez-limita&ref=banner&personal=1');
    await check(flow, '+7 916 111-22-34');
    await flow.getByLabel(/Другой день/).check();
    flow.getByLabel('День переноса').fill(toTyped(2));
    await press(flow, 'Продолжить');
    expect(summaryOf(flow)).toContainText(/Выберите день с\s/);
    flow.getByLabel('День переноса').fill(toTyped(60));
    await press(flow, 'Продолжить');
    await giveContacts(flow, newSubscriber());
    await flow.getByLabel(/^Курьер/).check();
    await press(flow, 'Продолжить');
    flow.getByLabel('Адрес').first().fill('г Москва, ул Липовая Аллея, д 3');
    await press(flow, 'Продолжить');
    expect(summaryOf(flow)).toContainText('Выберите дату');
    expect(summaryOf(flow)).not.toContainText('День переноса');
    await flow.locator('input[name="date"]').first().check();
    await flow.getByLabel('14:00–18:00').check();
    await press(flow, 'Продолжить');
    expect(flow).toContainText('г Москва, ул Липовая Аллея, д 3');
    await send(flow, 'Отправить заявку');
    expect(titleOf(flow)).toHaveText(/Заявка на\sперенос принята/);
  });

  test.each([
    ['79261112233', /не\sполучится перенести: он\sуже в\sМегаФоне/],
    ['79161110101', /не\sполучится перенести: он\sиз\sдругого региона/],
    ['79161110102', /не\sполучится перенести: в\sэтом регионе/],
    ['79161110103', /не\sполучится перенести: он\sиз\sдругого региона/],
    ['79161110104', /не\sполучится перенести: он\sуже в\sМегаФоне/],
  ])('[SIM-155][SIM-156][SIM-157] that cannot move says why: %s', async (msisdn, why) => {
    const flow = await open();
    await check(flow, msisdn);
    expect(summaryOf(flow)).toContainText(why);
    expect(flow.getByLabel('Ваш номер у другого оператора')).toHaveValue(/9/);
  });

  test('[MNP-110][MNP-112] that moved 59 days ago is reminded of', async () => {
    const flow = await open();
    await check(flow, '79161110159');
    expect(titleOf(flow)).toHaveText('Номер пока рано переносить');
    flow.getByLabel(/Электронная почта/).fill('anna@example');
    await press(flow, 'Напомнить');
    expect(summaryOf(flow)).toContainText('Некорректный e-mail');
    flow.getByLabel(/Электронная почта/).fill('anna@example.test');
    await press(flow, 'Напомнить');
    expect(titleOf(flow)).toHaveText('Напомним, когда можно будет перенести');
  });

  test.each([
    ['79261110111', /Что-то пошло не\sтак/],
    ['79261110112', /Этот номер уже занят/],
    ['79261110113', /максимально доступное количество/],
  ])(
    '[SIM-155][SIM-156][SIM-158] whose order is refused at its end keeps all that was told: %s',
    async (phone, why) => {
      const flow = await open();
      await check(flow, '79161112235');
      await press(flow, 'Продолжить');
      await giveContacts(flow, phone);
      await chooseSalon(flow);
      await send(flow, 'Отправить заявку');
      expect(summaryOf(flow)).toContainText(why);
      expect(titleOf(flow)).toHaveText('Проверьте заявку');
      expect(flow).toContainText('Петрова Анна');
    },
  );
});

test('a tariff that the region does not have is said to be gone, and the number moves all the same', async () => {
  const flow = await open('/mnp?tariffTag=nothing');
  expect(flow).toContainText(/Этого тарифа в\sвашем регионе нет/);
  await check(flow, '79161112236');
  expect(titleOf(flow)).toHaveText('Когда перенести');
});

test.each([
  ['/mnp/new', 'Закажите SIM-карту'],
  ['/mnp/app/new', 'Закажите SIM-карту'],
])('[MNP-103][MNP-104] on %s a SIM is ordered without a number', async (path, title) => {
  const flow = await open(`${path}?system=portal`);
  expect(titleOf(flow)).toHaveText(title);
  expect(flow).not.toContainText('Перенос номера');
  await giveContacts(flow, newSubscriber());
  await chooseSalon(flow);
  await send(flow, 'Заказать SIM-карту');
  expect(titleOf(flow)).toHaveText('SIM-карта заказана');
});

test('[MNP-104] in the app the order has no header of the site', async () => {
  const visitor = site.visit();
  await visitor.goto('/mnp/app?tariffTag=start');
  expect(visitor.locator('footer').count()).toBe(0);
  expect(titleOf(visitor.locator('[data-flow="number-porting"]'))).toHaveText('Какой номер переносите');
});

describe('the state of a move', () => {
  async function ask(flow: Locator, msisdn: string): Promise<void> {
    flow.getByLabel('Номер, который переносите').fill(msisdn);
    await press(flow, 'Получить код');
    await enterCode(site, flow, { msisdn, button: 'Показать заявку' });
  }
  async function openStatus(): Promise<Locator> {
    const visitor = site.visit();
    await visitor.goto('/mnp/status');
    return visitor.locator('[data-flow="porting-status"]');
  }

  test.each([
    ['79161110121', 'Прежний оператор проверяет заявку'],
    ['79161110122', 'День переноса назначен'],
    ['79161110123', 'Номер перенесён'],
    ['79161110124', /^Номер не\sперенесли/],
    ['79161119999', /^Заявки на\sэтот номер нет/],
  ])('of %s is «%s»', async (msisdn, title) => {
    const flow = await openStatus();
    await ask(flow, msisdn);
    expect(titleOf(flow)).toHaveText(title);
  });

  test('[MNP-107] of a request that was begun has its number and its day', async () => {
    const order = await open();
    await check(order, '79161112299');
    await press(order, 'Продолжить');
    const flow = await openStatus();
    await ask(flow, '79161112299');
    expect(titleOf(flow)).toHaveText('Заявка принята');
    expect(flow).toContainText(/Заявка\s3\d{6}/);
    expect(flow).toContainText(/День переноса назначен\s*\d{1,2}\s[а-я]+ 20\d\d/);
  });
});
