import { beforeAll, expect, test } from 'vitest';
import { newStranger, newSubscriber } from '#tests/integration/flow-subscribers';
import type { Locator } from '#tests/visitor/locator';
import type { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import {
  enterCode,
  sendNumber,
  shownAs,
  solveCaptcha,
  joinJourneySite,
  type JourneySite,
} from './journey-site';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const heading = (flow: Locator) => flow.getByRole('heading');
const summary = (flow: Locator) => flow.locator('[data-error-summary]');
const numberOf = (flow: Locator) => flow.getByLabel('Номер телефона');

async function open(): Promise<{ visitor: Visitor; flow: Locator }> {
  const visitor = site.visit();
  await visitor.goto('/pay/promised');
  return { visitor, flow: visitor.locator('[data-flow="promised-payment"]') };
}

async function sendCode(msisdn: string): Promise<Locator> {
  const { flow } = await open();
  await sendNumber(flow, msisdn);
  expect(heading(flow)).toHaveText('Введите код из SMS');
  return flow;
}

test('[PROM-102][PROM-103][PROM-105][PROM-106][PROM-107][PROM-109][PROM-119][ACCT-103][ACCT-403] money comes after number, code and amount', async () => {
  const msisdn = newSubscriber();
  const flow = await sendCode(msisdn);
  await enterCode(site, flow, { msisdn, button: 'Подтвердить' });
  expect(heading(flow)).toHaveText('Сколько пополнить');
  expect(heading(flow)).toBeFocused();

  expect(flow.getByRole('option').first()).toHaveText('Выберите сумму');
  await flow.getByRole('button', { name: 'Активировать' }).click();
  expect(summary(flow)).toBeFocused();
  expect(summary(flow)).toContainText('Выберите сумму');
  flow.getByLabel('Сумма').selectOption('300');
  await flow.getByRole('button', { name: 'Активировать' }).click();

  expect(heading(flow)).toHaveText(/^Счёт пополнен на 300\s₽$/);
  expect(flow).toContainText(/Внесите эту сумму с комиссией на баланс до \d+\s[а-я]+\s\d{4}/);
  await flow.getByRole('button', { name: 'Ок' }).click();
  expect(heading(flow)).toHaveText('Возьмите обещанный платёж');
  expect(numberOf(flow)).toHaveValue('');
});

test('[CODE-125][CODE-126][CODE-128][PROM-122] what is wrong is said, what was typed stays, and nothing is in the address', async () => {
  const { visitor, flow } = await open();
  await sendNumber(flow, '926 111');
  expect(summary(flow)).toHaveText('Некорректный номер');
  expect(summary(flow)).toBeFocused();
  expect(numberOf(flow)).toHaveValue(/926\D*111/);
  expect(numberOf(flow)).toHaveAccessibleDescription(/Некорректный номер/);

  const stranger = newStranger();
  await sendNumber(flow, stranger.replace(/^7(...)(...)(..)(..)$/, '8 $1 $2-$3-$4'));
  expect(summary(flow)).toHaveText('Этот номер не в МегаФоне');
  expect(summary(flow)).toBeFocused();
  expect(numberOf(flow)).toHaveValue(shownAs(stranger));
  expect(visitor.url()).toMatch(/\/pay\/promised(#promised-answer)?$/);
});

test('[ACCT-403] a wrong code is said at its field, which is empty again', async () => {
  const msisdn = newSubscriber();
  const flow = await sendCode(msisdn);
  const right = await site.readCode(msisdn);
  flow.getByLabel('Код из SMS').fill(right === '1234' ? '4321' : '1234');
  await flow.getByRole('button', { name: 'Подтвердить' }).click();
  expect(summary(flow)).toContainText('Неверный код');
  expect(flow.getByLabel('Код из SMS')).toHaveValue('');
  await enterCode(site, flow, { msisdn, button: 'Подтвердить' });
  expect(heading(flow)).toHaveText('Сколько пополнить');
});

test('[PROM-115] [PROM-116] another number beside the code gets a code of its own', async () => {
  const flow = await sendCode(newSubscriber());
  const next = newSubscriber();
  await sendNumber(flow, next, 'Подтвердить');
  expect(flow).toContainText(next.slice(-2));
  expect(await site.countSent(next)).toBe(1);
  await enterCode(site, flow, { msisdn: next, button: 'Подтвердить' });
  expect(heading(flow)).toHaveText('Сколько пополнить');
});

test('[PROM-407] [CAPT-107] [CAPT-108] [CAPT-110] [CAPT-111] a captcha that is wanted is shown, refreshed and checked', async () => {
  const { flow } = await open();
  await sendNumber(flow, newSubscriber('0001'));
  const picture = flow.getByAltText('Картинка с кодом');
  expect(picture).toBeVisible();
  const first = picture.getAttribute('src') ?? '';
  flow.getByLabel('Код с картинки').fill('000000');
  await flow.getByRole('button', { name: 'Получить код' }).click();
  expect(summary(flow)).toHaveText('Неправильно введён код с картинки');
  expect(flow.getByLabel('Код с картинки')).toHaveValue('');
  // A wrong code brings another picture by itself.
  expect(picture).not.toHaveAttribute('src', first);
  const second = picture.getAttribute('src') ?? '';

  await flow.getByRole('button', { name: 'Другая картинка' }).click();
  expect(picture).not.toHaveAttribute('src', second);
  const { status, headers } = await site.send({ path: picture.getAttribute('src') ?? '' });
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  await solveCaptcha(site, flow);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  expect(heading(flow)).toHaveText('Введите код из SMS');
});
