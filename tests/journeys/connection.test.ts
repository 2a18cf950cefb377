import { beforeAll, expect, test } from 'vitest';
import { newStranger, newSubscriber } from '#tests/integration/flow-subscribers';
import type { Locator } from '#tests/visitor/locator';
import '#tests/visitor/matchers';
import {
  enterCode,
  sendNumber,
  shownAs,
  solveCaptcha,
  joinJourneySite,
  type JourneySite,
} from './journey-site';

const START = { path: '/tariffs/all/start', flow: 'tariff-connection' };
const CALM = { path: '/tariffs/all/spokojnyj', flow: 'tariff-connection' };
const CALLS = { path: '/services/zvonki-po-rossii.html', flow: 'option-connection' };
const MUSIC = { path: '/services/muzyka.html', flow: 'option-connection' };

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const heading = (flow: Locator) => flow.getByRole('heading').first();
const summary = (flow: Locator) => flow.locator('[data-error-summary]');

/** From the page's button into its window. */
async function open({ path, flow }: typeof START, visitor = site.visit()): Promise<Locator> {
  await visitor.goto(path);
  await visitor.getByRole('link', { name: 'Подключить', exact: true }).first().click();
  const found = visitor.getByRole('dialog').locator(`[data-flow="${flow}"]`);
  expect(found).toBeVisible();
  return found;
}

async function openChange(visitor = site.visit()): Promise<Locator> {
  const flow = await open(START, visitor);
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  expect(heading(flow)).toHaveText('Сменить тариф');
  return flow;
}

/** Number and code, up to the answer to the code. */
async function confirm(flow: Locator, msisdn: string, button: string): Promise<void> {
  await sendNumber(flow, msisdn);
  expect(heading(flow)).toHaveText('Введите код из SMS');
  await enterCode(site, flow, { msisdn, button });
}

async function chooseMusic(): Promise<Locator> {
  const flow = await open(MUSIC);
  flow.getByLabel('Музыка для семьи').check();
  await flow.getByRole('button', { name: 'Продолжить' }).click();
  return flow;
}

test('[CONN-201][CONN-206][CONN-207][CONN-208][CONN-217][CONN-221][CONN-225][CONN-230] a tariff is changed by number, code and price', async () => {
  const msisdn = newSubscriber();
  const flow = await openChange();
  expect(flow).toContainText('Для смены тарифа на счёте должно быть не менее 450 ₽');
  await confirm(flow, msisdn, 'Подтвердить');
  expect(heading(flow)).toHaveText('Проверьте и смените тариф');
  expect(flow).toContainText(/Спишем сейчас\s*450\s₽/);
  await flow.getByRole('button', { name: 'Сменить тариф' }).click();

  expect(heading(flow)).toHaveText('Готово');
  expect(flow).toContainText('Ваш тариф будет изменён в течение 15 минут');
  expect(flow.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(await site.countSent(msisdn)).toBe(2);
});

test('[CONN-222] [CONN-205] Back leads to the choice; a tariff that is not fast has other ways alone', async () => {
  const flow = await open(CALM);
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  expect(flow.getByRole('link', { name: '*105*1108#' })).toHaveAttribute('href', 'tel:*105*1108%23');
  expect(flow.getByRole('textbox')).toHaveCount(0);
  await flow.getByRole('button', { name: 'Назад' }).click();
  expect(flow.getByRole('link', { name: 'Перейти со своим номером' })).toBeVisible();
});

test.each(['0506', '0510'])(
  '[CONN-426][CONN-427] a change without enough money leads to the top-up (%s)',
  async (tail) => {
    const flow = await openChange();
    await confirm(flow, newSubscriber(tail), 'Подтвердить');
    await flow.getByRole('button', { name: 'Сменить тариф' }).click();
    expect(heading(flow)).toHaveText('Недостаточно средств');
    expect(flow).toContainText('Пополните счёт');
    expect(flow.getByRole('link', { name: 'Пополнить баланс' })).toHaveAttribute('href', '/pay/topup');
    await flow.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    expect(flow.getByLabel('Номер телефона')).toHaveValue('');
  },
);

test('who lacks money is told how much, pays with number and sum filled in, and goes on where they stayed', async () => {
  const msisdn = newSubscriber('0506');
  const visitor = site.visit();
  const flow = await openChange(visitor);
  await confirm(flow, msisdn, 'Подтвердить');
  await flow.getByRole('button', { name: 'Сменить тариф' }).click();
  expect(flow).toContainText(/Не\sхватает 300\s₽/);
  await flow.getByRole('link', { name: 'Пополнить баланс' }).click();

  expect(new URL(visitor.url()).search).toBe('');
  const topUp = visitor.locator('main [data-flow="top-up"]');
  expect(topUp.getByLabel('Номер телефона')).toHaveValue(shownAs(msisdn));
  expect(topUp.getByLabel('Сумма')).toHaveValue('300');
  expect(topUp).toContainText(/Не\sхватает 300\s₽/);
  await topUp.getByRole('button', { name: 'Перейти к оплате' }).click();
  await visitor.getByRole('button', { name: /^Оплатить/ }).click();
  await visitor.getByRole('link', { name: /Вернуться на\sсайт/ }).click();
  await visitor.getByRole('link', { name: /Вернуться к\sсмене тарифа/ }).click();

  const again = visitor.locator('[data-flow="tariff-connection"]');
  await again.getByRole('button', { name: 'Сменить тариф' }).click();
  expect(heading(again)).toHaveText('Готово');
});

test('[CONN-428][CONN-429] a change that the server refuses leads to the tariffs', async () => {
  const flow = await openChange();
  await confirm(flow, newSubscriber('0500'), 'Подтвердить');
  await flow.getByRole('button', { name: 'Сменить тариф' }).click();
  expect(heading(flow)).toHaveText('Что-то пошло не так');
  expect(flow).toContainText('Не удалось сменить тариф');
  expect(flow.getByRole('link', { name: 'К тарифам' })).toHaveAttribute('href', '/tariffs/all');
  await flow.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  expect(flow.getByLabel('Номер телефона')).toHaveValue('');
});

test('[CONN-209][CONN-430][CONN-431] a change that is not available leads to the personal account', async () => {
  const flow = await openChange();
  await confirm(flow, newSubscriber('0600'), 'Подтвердить');
  expect(heading(flow)).toHaveText('Чтобы сменить тариф, войдите в Личный кабинет');
  const link = flow.getByRole('link', { name: 'В Личный кабинет' });
  expect(link).toHaveAttribute('href', 'https://lk.example.test/tariffs/start');
});

test('[CONN-101][CONN-107][CODE-104] an option is connected by number and code', async () => {
  const msisdn = newSubscriber();
  const flow = await open(CALLS);
  expect(flow).toContainText(/180\s₽/);
  await confirm(flow, msisdn, 'Подключить');
  expect(heading(flow)).toHaveText('Готово');
  expect(flow).toContainText('Звонки по России');
  expect(await site.countSent(msisdn)).toBe(2);
});

test('[CONN-102][CONN-104][CONN-214] a vendor’s product is picked, and named when it is done', async () => {
  const flow = await open(MUSIC);
  await flow.getByRole('button', { name: 'Продолжить' }).click();
  expect(summary(flow)).toContainText('Выберите, что подключить');
  flow.getByLabel('Музыка для семьи').check();
  await flow.getByRole('button', { name: 'Продолжить' }).click();
  expect(heading(flow)).toHaveText('Подключить «Музыка для семьи»');
  await confirm(flow, newSubscriber(), 'Подключить');
  expect(heading(flow)).toHaveText('Done!');
  expect(flow).toContainText('Музыка для семьи');
});

test('[CONN-121] a vendor’s product without an order id is a server error', async () => {
  const flow = await chooseMusic();
  await confirm(flow, newSubscriber('0700'), 'Подключить');
  expect(summary(flow)).toHaveText('Ошибка сервера. Попробуйте позже');
});

test('[CONN-109][CODE-105] what is refused at the number is said there, and the number stays', async () => {
  const flow = await open(CALLS);
  for (const [msisdn, text] of [
    [newStranger(), 'Этот номер не в МегаФоне'],
    [newSubscriber('5012'), 'Превышен лимит получения кода'],
  ] as const) {
    await sendNumber(flow, msisdn);
    expect(summary(flow)).toHaveText(text);
    expect(flow.getByLabel('Номер телефона')).toHaveValue(shownAs(msisdn));
  }
});

test.each([
  ['0506', /^Недостаточно средств на счёте\. Не\sхватает 300\s₽\./],
  ['0500', 'Ошибка сервера. Попробуйте позже'],
])(
  '[CONN-109][CONN-120] a connection refused to %s keeps the code’s step, with a notification',
  async (tail, text) => {
    const flow = await open(CALLS);
    await confirm(flow, newSubscriber(tail), 'Подключить');
    expect(flow.getByRole('alert')).toHaveText(text);
    expect(heading(flow)).toHaveText('Введите код из SMS');
  },
);

test('[CONN-108][CONN-210][CODE-203] a wrong code is said at its field, and another number clears it', async () => {
  const msisdn = newSubscriber();
  const flow = await open(CALLS);
  await sendNumber(flow, msisdn);
  const right = await site.readCode(msisdn);
  flow.getByLabel('Код из SMS').fill(right === '123456' ? '654321' : '123456');
  await flow.getByRole('button', { name: 'Подключить' }).click();
  expect(summary(flow)).toContainText('Неверный код');
  await flow.getByRole('button', { name: 'Изменить номер' }).click();
  expect(flow.getByLabel('Номер телефона')).toHaveValue(shownAs(msisdn));
  expect(summary(flow)).toHaveCount(0);
  await confirm(flow, newSubscriber(), 'Подключить');
  expect(heading(flow)).toHaveText('Готово');
});

test('a captcha that is wanted is shown and checked', async () => {
  const flow = await openChange();
  await sendNumber(flow, newSubscriber('0001'));
  await solveCaptcha(site, flow);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  expect(heading(flow)).toHaveText('Введите код из SMS');
});
