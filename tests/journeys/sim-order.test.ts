import { beforeAll, describe, expect, test } from 'vitest';
import { SIM_PROCESS_STEPS } from '#schemas/gateway/sim-steps';
import { newStranger, newSubscriber } from '#tests/integration/flow-subscribers';
import type { Locator } from '#tests/visitor/locator';
import '#tests/visitor/matchers';
import type { Visitor } from '#tests/visitor/visitor';
import { joinJourneySite, type JourneySite } from './journey-site';

/** The order of an eSIM without scripts, from the region to the working number. */

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const flowOf = (visitor: Visitor): Locator => visitor.locator('[data-flow="sim-order"]');
/** «Продолжить» is also the beginning of «Продолжить на другом устройстве»: a name is the whole name. */
const press = (flow: Locator, name: string) => flow.getByRole('button', { name, exact: true }).click();
const titleOf = (flow: Locator) => flow.getByRole('heading').first();
const errorsOf = (flow: Locator) => flow.locator('[data-error-summary]');

async function open(visitor: Visitor = site.visit(), path = '/esim/order'): Promise<Locator> {
  await visitor.goto(path);
  return flowOf(visitor);
}

/** The search stays open once something was searched for. */
async function openSearch(flow: Locator): Promise<void> {
  if (flow.getByRole('button', { name: 'Найти' }).count() === 0)
    await flow.getByText('Подобрать номер').click();
}

interface Person {
  phone: string;
  email?: string;
  passport?: string;
}

async function giveContacts(flow: Locator, { phone, email = 'anna@example.ru' }: Person): Promise<void> {
  await press(flow, 'Продолжить');
  flow.getByLabel('Телефон для связи').fill(phone);
  flow.getByLabel('Электронная почта').fill(email);
  await press(flow, 'Продолжить');
}

async function chooseTariff(flow: Locator): Promise<void> {
  await flow.getByLabel(/Для города/).check();
  await press(flow, 'Продолжить');
  await press(flow, 'Продолжить');
}

async function confirmPhone(flow: Locator, phone: string): Promise<void> {
  await press(flow, 'Получить код');
  flow.getByLabel('Код из SMS').fill(await site.readCode(phone));
  await press(flow, 'Подтвердить');
}

function fillIn(flow: Locator, { passport = '4510 123456' }: Pick<Person, 'passport'> = {}): void {
  flow.getByLabel('Фамилия').fill('Иванова');
  flow.getByLabel('Имя').fill('Анна');
  flow.getByLabel('Дата рождения').fill('17.05.1990');
  flow.getByLabel('Место рождения').fill('г. Москва');
  flow.getByLabel('Серия и номер').fill(passport);
  flow.getByLabel('Дата выдачи').fill('01.06.2010');
  flow.getByLabel('Код подразделения').fill('770001');
  flow.getByLabel('Кем выдан').fill('ОВД Тверской');
  flow.getByLabel('Адрес регистрации').fill('Москва, Садовая, 5');
}

/** Up to the step with the questionnaire, as a subscriber. */
async function comeToQuestionnaire(visitor: Visitor, person: Person): Promise<Locator> {
  const flow = await open(visitor);
  await giveContacts(flow, person);
  await press(flow, 'Забронировать');
  await chooseTariff(flow);
  await flow.getByLabel(/Я уже абонент/).check();
  await press(flow, 'Продолжить');
  await confirmPhone(flow, person.phone);
  return flow;
}

async function comeToContract(visitor: Visitor, person: Person): Promise<Locator> {
  const flow = await comeToQuestionnaire(visitor, person);
  fillIn(flow, person);
  await flow.getByLabel('Женский').check();
  await press(flow, 'Продолжить');
  return flow;
}

async function sign(visitor: Visitor, flow: Locator): Promise<void> {
  await flow.getByLabel(/Согласен/).check();
  await press(flow, 'Отправить договор на подпись');
  await flow.getByRole('link', { name: 'Подписать договор' }).click();
  await visitor.getByRole('button', { name: 'Подписать' }).first().click();
}

test('[SIM-102][SIM-106][SIM-107][SIM-109][SIM-110][SIM-112][SIM-113][SIM-120][SIM-124][SIM-125][SIM-126][SIM-164][SIM-202][SIM-402] an eSIM with a number of one’s choice, by the portal of state services, to the activated number', async () => {
  const phone = newSubscriber();
  const visitor = site.visit();
  const flow = await open(visitor);
  expect(flow.getByLabel('Где будете пользоваться связью')).toHaveValue('moscow');
  await press(flow, 'Продолжить');
  expect(titleOf(flow)).toHaveText('Контакты');
  flow.getByLabel('Телефон для связи').fill('12');
  flow.getByLabel('Электронная почта').fill('anna@');
  await press(flow, 'Продолжить');
  expect(errorsOf(flow)).toContainText('Некорректный телефон');
  expect(errorsOf(flow)).toContainText('Некорректный e-mail');
  flow.getByLabel('Телефон для связи').fill(phone);
  flow.getByLabel('Электронная почта').fill('anna@example.ru');
  await press(flow, 'Продолжить');

  expect(titleOf(flow)).toHaveText('Выбор номера');
  await openSearch(flow);
  flow.getByLabel('Как искать').selectOption('TAIL');
  flow.getByLabel('Какие цифры').fill('семь');
  flow.getByLabel('Категория').selectOption('any');
  await press(flow, 'Найти');
  expect(errorsOf(flow)).toContainText('Некорректный ввод');
  flow.getByLabel('Какие цифры').fill('777');
  await press(flow, 'Найти');
  await flow.getByLabel(/777 - 77 - 77/).check();
  await press(flow, 'Забронировать');

  expect(titleOf(flow)).toHaveText('Тариф');
  await press(flow, 'Продолжить');
  expect(errorsOf(flow)).toContainText('Выберите тариф');
  await flow.getByLabel(/Для города/).check();
  await press(flow, 'Продолжить');
  await flow.getByLabel(/Безлимит на соцсети/).check();
  await press(flow, 'Продолжить');
  expect(flow).toContainText(/Каждые 30\sдней\s*750\s₽/);
  expect(flow).toContainText(/Один раз\s*15\s000\s₽/);

  expect(titleOf(flow)).toHaveText('Подтверждение личности');
  await flow.getByLabel(/Через Госуслуги/).check();
  await press(flow, 'Продолжить');
  expect(visitor.getByRole('heading').first()).toHaveText('Подтвердить личность');
  await visitor.getByRole('button', { name: 'Подтвердить' }).click();
  expect(titleOf(flow)).toHaveText('Вы уже начали заказ');
  await press(flow, 'Продолжить заказ');
  expect(titleOf(flow)).toHaveText('Подтверждение телефона');
  await confirmPhone(flow, phone);

  expect(titleOf(flow)).toHaveText('Анкета абонента');
  fillIn(flow);
  await flow.getByLabel('Женский').check();
  await press(flow, 'Продолжить');
  expect(titleOf(flow)).toHaveText('Подписание договора');
  await press(flow, 'Отправить договор на подпись');
  expect(errorsOf(flow)).toContainText('Нужно принять условия!');
  await sign(visitor, flow);
  await press(flow, 'Продолжить заказ');

  expect(titleOf(flow)).toHaveText('Установка eSIM');
  expect(flow.getByAltText('Код для установки eSIM').getAttribute('src')).toMatch(/^data:image\/png/);
  expect(flow).toContainText('rsp.megafon.example');
  await press(flow, 'eSIM установлена');
  expect(titleOf(flow)).toHaveText('Активируем номер');
  expect(flow).toContainText(/Это займёт до 5\sминут/);
  await press(flow, 'Проверить');
  expect(titleOf(flow)).toHaveText('Номер активирован');
  expect(flow).toContainText('Можно пользоваться связью');
  expect(flow).toContainText('+7 (921) 777 - 77 - 77');
});

describe('what the operator refuses', () => {
  const TEXTS: readonly (readonly [string, RegExp])[] = [
    ['000001', /Данные не\sпрошли проверку/],
    ['000002', /Данные по\sэтому номеру ещё проверяются/],
    ['000003', /Данные не\sпрошли проверку/],
    ['000004', /Данные не\sпрошли проверку/],
    ['000005', /Вы\sзаказали максимально доступное количество eSIM/],
    ['000007', /Данные не\sподтверждены/],
    ['000009', /Что-то пошло не\sтак. Нажмите кнопку или зайдите позже/],
    ['000010', /Что-то пошло не\sтак. Нажмите кнопку или зайдите позже/],
    ['000011', /Номер уже активирован/],
  ];

  test('[SIM-108][SIM-127][SIM-128][SIM-129][SIM-155][SIM-156][SIM-157][SIM-158] is said at the questionnaire, and what was typed stays', async () => {
    const flow = await comeToQuestionnaire(site.visit(), { phone: newSubscriber() });
    fillIn(flow);
    flow.getByLabel('Адрес регистрации').fill('Москва');
    flow.getByLabel('Дата выдачи').fill('01.06.2003');
    await press(flow, 'Продолжить');
    expect(errorsOf(flow)).toContainText('Некорректный пол');
    expect(errorsOf(flow)).toContainText('Введите полностью город, улицу, дом');
    await flow.getByLabel('Женский').check();
    flow.getByLabel('Адрес регистрации').fill('');
    await press(flow, 'Продолжить');
    expect(errorsOf(flow)).toContainText('Некорректный адрес');
    flow.getByLabel('Адрес регистрации').fill('Москва, Садовая, 5');
    await press(flow, 'Продолжить');
    expect(errorsOf(flow)).toContainText(/Паспорт выдают с\s14\sлет/);
    flow.getByLabel('Дата выдачи').fill('01.06.2010');
    for (const [number, text] of TEXTS) {
      flow.getByLabel('Серия и номер').fill(`4510 ${number}`);
      await press(flow, 'Продолжить');
      expect(errorsOf(flow)).toContainText(text);
      expect(flow.getByLabel('Фамилия')).toHaveValue('Иванова');
    }
  });

  test('[SIM-114][SIM-123][SIM-150][SIM-162] a contract that is not signed in time ends the order, which can be begun anew', async () => {
    const flow = await comeToContract(site.visit(), { phone: newSubscriber(), passport: '4510 000012' });
    await flow.getByLabel(/Согласен/).check();
    await press(flow, 'Отправить договор на подпись');
    expect(titleOf(flow)).toHaveText(/Что-то пошло не\sтак/);
    expect(flow).toContainText(/Договор не\sподписан в\sтечение 24\sчасов. Оформите заказ заново/);
    expect(flow).toContainText('Нажмите кнопку или зайдите позже');
    await press(flow, 'Начать заново');
    expect(flow.getByLabel('Где будете пользоваться связью')).toHaveValue('moscow');
  });

  test('[SIM-111][SIM-155] a limit of contracts and a failed activation end the order as well', async () => {
    const limited = await comeToContract(site.visit(), { phone: newSubscriber(), passport: '4510 000006' });
    await limited.getByLabel(/Согласен/).check();
    await press(limited, 'Отправить договор на подпись');
    expect(limited).toContainText(/Вы\sзаказали максимально доступное количество eSIM/);

    const visitor = site.visit();
    const failing = await comeToContract(visitor, { phone: newSubscriber(), passport: '4510 000008' });
    await sign(visitor, failing);
    await press(failing, 'Продолжить заказ');
    await press(failing, 'eSIM установлена');
    expect(titleOf(failing)).toHaveText(/Что-то пошло не\sтак/);
  });

  test('[SIM-160] the portal is away: the step stays, with the other way of it', async () => {
    const flow = await open();
    await giveContacts(flow, { phone: newSubscriber('0160') });
    await press(flow, 'Забронировать');
    await chooseTariff(flow);
    await flow.getByLabel(/Через Госуслуги/).check();
    await press(flow, 'Продолжить');
    expect(errorsOf(flow)).toContainText('Подтверждение через Госуслуги сейчас недоступно. Попробуйте позже');
    await flow.getByLabel(/Я уже абонент/).check();
    await press(flow, 'Продолжить');
    expect(titleOf(flow)).toHaveText('Подтверждение телефона');
  });

  test('[SIM-109] what is refused at the portal is not confirmed here', async () => {
    const visitor = site.visit();
    const flow = await open(visitor);
    await giveContacts(flow, { phone: newSubscriber() });
    await press(flow, 'Забронировать');
    await chooseTariff(flow);
    await flow.getByLabel(/Через Госуслуги/).check();
    await press(flow, 'Продолжить');
    await visitor.getByRole('button', { name: 'Отказаться' }).click();
    await press(flow, 'Продолжить заказ');
    expect(titleOf(flow)).toHaveText('Подтверждение личности');
  });
});

describe('the number', () => {
  async function search(flow: Locator, digits: string, tier: string): Promise<void> {
    await openSearch(flow);
    flow.getByLabel('Как искать').selectOption('TAIL');
    flow.getByLabel('Какие цифры').fill(digits);
    flow.getByLabel('Категория').selectOption(tier);
    await press(flow, 'Найти');
  }

  test('[SIM-119][SIM-121][SIM-156][SIM-157][SIM-401][SIM-403] that somebody has taken is not offered again; tiers stand in their order with their prices', async () => {
    const flow = await open();
    await giveContacts(flow, { phone: newSubscriber() });
    await openSearch(flow);
    flow.getByLabel('Категория').selectOption('any');
    flow.getByLabel('Как искать').selectOption('FAVORITE_NUMBER');
    flow.getByLabel('Какие цифры').fill('0');
    flow.getByLabel('Показать').selectOption('GROUP');
    await press(flow, 'Найти');
    expect(flow.locator('h4').allTextContents()[0]).toBe('Обычный');
    expect(flow).toContainText('Номеров больше, чем здесь показано');
    await search(flow, '0002', 'any');
    await flow.getByLabel(/584 - 00 - 02/).check();
    await press(flow, 'Забронировать');
    expect(errorsOf(flow)).toContainText('Этот номер уже занят');
    expect(flow.getByLabel(/584 - 00 - 02/).count()).toBe(0);
    expect(flow.getByLabel('Какие цифры')).toHaveValue('0002');
    await search(flow, '4500', 'gold');
    expect(flow).toContainText(/Золотой, 5\s000\s₽/);
  });

  test('[SIM-163] without tariffs the visitor reads whom to call', async () => {
    const flow = await open();
    await giveContacts(flow, { phone: newSubscriber() });
    await search(flow, '0163', 'any');
    await flow.getByLabel(/607 - 01 - 63/).check();
    await press(flow, 'Забронировать');
    expect(errorsOf(flow)).toContainText(/Не\sудалось загрузить тарифы. Позвоните 8 800 550-05-00/);
  });

  test('[MNP-112][MNP-116][MNP-117][SIM-130][SIM-155][SIM-157] of another operator moves here on a day between 8 days and 6 months, or the visitor reads why not', async () => {
    const flow = await open();
    await giveContacts(flow, { phone: newSubscriber() });
    await press(flow, 'Перенести свой номер');
    expect(titleOf(flow)).toHaveText('Перенос номера');
    const date = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('.');
    const port = async (msisdn: string, day: string) => {
      flow.getByLabel('Номер, который переносите').fill(msisdn);
      flow.getByLabel('День переноса').fill(day);
      await press(flow, 'Продолжить');
    };
    const stranger = newStranger();
    await port(stranger, date(2));
    expect(errorsOf(flow)).toContainText(/Выберите день с\s/);
    await port(stranger, date(220));
    expect(errorsOf(flow)).toContainText(/Выберите день с\s/);
    for (const [msisdn, why] of [
      ['79261112233', /не\sполучится перенести: он\sуже в\sМегаФоне/],
      ['79161110101', /не\sполучится перенести: он\sиз\sдругого региона/],
      ['79161110102', /не\sполучится перенести: в\sэтом регионе/],
      ['79161110103', /не\sполучится перенести: он\sиз\sдругого региона/],
      ['79161110104', /не\sполучится перенести: он\sуже в\sМегаФоне/],
      ['79161110159', /не\sполучится перенести: после прошлого переноса прошло меньше 60\sдней/],
    ] as const) {
      await port(msisdn, date(30));
      expect(errorsOf(flow)).toContainText(why);
    }
    await port(stranger, date(30));
    expect(titleOf(flow)).toHaveText('Подтверждение номера');
    expect(flow).toContainText(/Перенос номера\s*100\s₽/);
    await confirmPhone(flow, stranger);
    expect(titleOf(flow)).toHaveText('Тариф');
  });
});

describe('an order that was begun', () => {
  test('[SIM-150][SIM-153] is gone on with where it stood, or begun anew', async () => {
    const visitor = site.visit();
    const flow = await open(visitor);
    await giveContacts(flow, { phone: newSubscriber() });
    await press(flow, 'Забронировать');
    await open(visitor);
    expect(titleOf(flow)).toHaveText('Вы уже начали заказ');
    await press(flow, 'Продолжить заказ');
    expect(titleOf(flow)).toHaveText('Тариф');
    await open(visitor);
    await press(flow, 'Начать заново');
    expect(flow.getByLabel('Где будете пользоваться связью')).toHaveValue('moscow');
    await open(visitor);
    expect(flow.getByLabel('Где будете пользоваться связью')).toHaveValue('moscow');
  });

  test('[SIM-104] every step has an address, where its order is gone on with, and begun by everybody else', async () => {
    const visitor = site.visit();
    const flow = await open(visitor);
    await giveContacts(flow, { phone: newSubscriber() });
    await press(flow, 'Забронировать');
    for (const step of SIM_PROCESS_STEPS) {
      for (const page of ['/esim/order', '/sim/teleport', '/sim/dynamic'])
        expect((await site.send({ path: `${page}/${step}` })).status).toBe(200);
      expect(titleOf(await open(site.visit(), `/esim/order/${step}`))).toHaveText('Начнём с региона');
    }
    expect((await site.send({ path: '/esim/order/payment' })).status).toBe(404);
    await open(visitor, '/esim/order/tariff');
    expect(titleOf(flow)).toHaveText('Вы уже начали заказ');
    await press(flow, 'Продолжить заказ');
    await chooseTariff(flow);
    expect(titleOf(flow)).toHaveText('Подтверждение личности');
  });

  test('its page is the shared one for everybody else', async () => {
    await comeToQuestionnaire(site.visit(), { phone: newSubscriber() });
    expect(titleOf(await open())).toHaveText('Начнём с региона');
  });
});

describe('a card in hand', () => {
  test.each([
    ['/sim/teleport', /SIM-карта\s*100\s₽/],
    ['/sim/dynamic', /Активация\s*150\s₽/],
  ])(
    '[SIM-101][SIM-103][SIM-105][SIM-201][SIM-203][SIM-166][SIM-167][SIM-169] on %s begins with its number, and needs no installation',
    async (path, price) => {
      const phone = newSubscriber();
      const visitor = site.visit();
      const flow = await open(visitor, path);
      expect(flow.getByRole('link', { name: /Как оформить SIM-карту/ }).getAttribute('href')).toBe(
        '/help/info/sim/abonent_id',
      );
      expect(flow).toContainText(price);
      for (const wrong of ['12345', '8970 1020 0001 2345 6784', '9'.repeat(39)]) {
        flow.getByLabel('Номер SIM-карты').fill(wrong);
        await press(flow, 'Продолжить');
        expect(errorsOf(flow)).toContainText('Проверьте номер SIM');
      }
      flow.getByLabel('Номер SIM-карты').fill('8970102000000030000');
      await press(flow, 'Продолжить');
      expect(errorsOf(flow)).toContainText('Номер уже активирован');
      flow.getByLabel('Номер SIM-карты').fill('8970 1020 0001 2345 6785');
      await press(flow, 'Продолжить');
      expect(titleOf(flow)).toHaveText('Регион');
      await giveContacts(flow, { phone });
      await press(flow, 'Забронировать');
      await chooseTariff(flow);
      await flow.getByLabel(/Я уже абонент/).check();
      await press(flow, 'Продолжить');
      await confirmPhone(flow, phone);
      fillIn(flow);
      await flow.getByLabel('Женский').check();
      await press(flow, 'Продолжить');
      await sign(visitor, flow);
      await press(flow, 'Продолжить заказ');
      expect(titleOf(flow)).toHaveText('Активируем номер');
      await press(flow, 'Проверить');
      expect(titleOf(flow)).toHaveText('Номер активирован');
    },
  );
});
