import { beforeAll, expect, test } from 'vitest';
import { newStranger, newSubscriber } from '#tests/integration/flow-subscribers';
import type { Locator } from '#tests/visitor/locator';
import type { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import { shownAs, solveCaptcha, joinJourneySite, type JourneySite } from './journey-site';

const PAGE = '/pay/topup';
const BANK = /\/sandbox\/bank\?payment=/;
/** Of the sandbox: SBP answers with a code, with a text. */
const MAGIC = { sbpCode: '9505', sbpText: '9506' };

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const flowOf = (visitor: Visitor) => visitor.locator('[data-flow="top-up"]');
const numberOf = (flow: Locator) => flow.getByLabel('Номер телефона');
const amountOf = (flow: Locator) => flow.getByRole('textbox', { name: 'Сумма' });
const submit = (flow: Locator) => flow.getByRole('button', { name: 'Перейти к оплате' }).click();
const summaryOf = (flow: Locator) => flow.locator('[data-error-summary]').first();

interface Wish {
  msisdn: string;
  amount?: string;
  method?: 'Картой' | 'СБП';
}

async function open(): Promise<{ visitor: Visitor; flow: Locator }> {
  const visitor = site.visit();
  await visitor.goto(PAGE);
  return { visitor, flow: flowOf(visitor) };
}

async function pay(flow: Locator, { msisdn, amount = '300', method = 'Картой' }: Wish): Promise<void> {
  flow.getByRole('radio', { name: method }).check();
  numberOf(flow).fill(msisdn);
  amountOf(flow).fill(amount);
  await submit(flow);
}

test('[PAY-101][PAY-102][PAY-108][PAY-120][ACCT-103] a card payment goes to the bank, and the bank says what came of it', async () => {
  const msisdn = newSubscriber();
  const { visitor, flow } = await open();
  expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Пополнить баланс');
  expect(visitor.title()).toMatch(/^Пополнить баланс/);
  expect(numberOf(flow)).toHaveAttribute('placeholder', 'Пополняемый номер');
  await pay(flow, { msisdn });

  expect(visitor.url()).toMatch(BANK);
  expect(visitor.url()).not.toContain(msisdn.slice(1));
  expect(visitor.getByRole('main')).toContainText(/300\s₽/);
  expect(visitor.getByRole('main')).not.toContainText(msisdn.slice(4, 9));
  await visitor.getByRole('button', { name: /^Оплатить/ }).click();
  expect(visitor.getByRole('status')).toContainText('Оплачено');
  expect(await site.countSent(msisdn)).toBe(1);
  await visitor.getByRole('link', { name: 'Вернуться на сайт' }).click();
  expect(new URL(visitor.url()).pathname).toBe(PAGE);
  expect(numberOf(flow)).toHaveValue('');
});

test('a payment that is declined can be tried again', async () => {
  const { visitor, flow } = await open();
  await pay(flow, { msisdn: newSubscriber() });
  expect(visitor.url()).toMatch(BANK);
  await visitor.getByRole('button', { name: 'Отклонить' }).click();
  expect(visitor.getByRole('status')).toContainText('Деньги не списаны');
  await visitor.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  expect(new URL(visitor.url()).pathname).toBe(PAGE);
});

test('[PAY-104][PAY-115][PAY-116][PAY-121][PAY-125][SBP-114] what is wrong is said at its field, and what was typed stays whichever way is chosen', async () => {
  const { flow } = await open();
  flow.getByRole('radio', { name: 'СБП' }).check();
  await submit(flow);
  expect(summaryOf(flow)).toBeFocused();
  expect(numberOf(flow)).toHaveAccessibleDescription(/Введите номер/);
  expect(amountOf(flow)).toHaveAccessibleDescription(/Введите сумму/);
  expect(flow.getByRole('radio', { name: 'СБП' })).toBeChecked();

  await pay(flow, { msisdn: newSubscriber(), amount: '9' });
  expect(amountOf(flow)).toHaveAccessibleDescription(/Минимальная сумма 10\s₽/);
  amountOf(flow).fill('15001');
  await submit(flow);
  expect(amountOf(flow)).toHaveAccessibleDescription(/Максимальная сумма 15\s000\s₽/);
  const stranger = newStranger();
  await pay(flow, { msisdn: stranger.replace('7', '8'), method: 'СБП' });
  expect(summaryOf(flow)).toHaveText('Этот номер не в МегаФоне');
  flow.getByRole('radio', { name: 'Картой' }).check();
  expect(numberOf(flow)).toHaveValue(shownAs(stranger));
  expect(amountOf(flow)).toHaveValue('300');
});

test('[PAY-130][PAY-131][PAY-132][CAPT-106] a captcha is asked for without blame, then with, each time another', async () => {
  const msisdn = newSubscriber('0001');
  const { visitor, flow } = await open();
  const field = flow.getByLabel('Код с картинки');
  expect(field).toHaveCount(0);
  await pay(flow, { msisdn });
  expect(field).toBeVisible();
  expect(summaryOf(flow)).toHaveCount(0);
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  const picture = flow.getByAltText('Картинка с кодом');
  const first = picture.getAttribute('src') ?? '';

  field.fill('000');
  await submit(flow);
  expect(field).toHaveAccessibleDescription(/Неправильно введён код с картинки/);
  expect(picture).not.toHaveAttribute('src', first);
  expect(field).toHaveValue('');
  expect(amountOf(flow)).toHaveValue('300');
  const second = picture.getAttribute('src') ?? '';
  await flow.getByRole('button', { name: 'Другая картинка' }).click();
  expect(picture).not.toHaveAttribute('src', second);
  await solveCaptcha(site, flow);
  await submit(flow);
  expect(visitor.url()).toMatch(BANK);
});

test('[SBP-101][SBP-102][SBP-106] SBP shows a QR, and the way to pay on the same phone', async () => {
  const { visitor, flow } = await open();
  await pay(flow, { msisdn: newSubscriber(), method: 'СБП', amount: '1500' });
  const popup = visitor.locator('#sbp-popup');
  expect(popup.getByRole('heading')).toHaveText('Оплата через СБП');
  expect(popup.getByRole('heading')).toBeFocused();
  expect(popup).toContainText(/1\s500\s₽/);
  expect(popup).toContainText('После оплаты результат платежа отобразится в банковском приложении.');
  expect(popup.getByAltText('QR-код для оплаты через СБП')).toHaveAttribute('src');
  await popup
    .getByRole('link', { name: /^Оплатить/ })
    .first()
    .click();
  expect(visitor.url()).toMatch(BANK);
  expect(visitor.getByRole('heading')).toHaveText(/Оплата через\sСБП/);
});

test('[SBP-108][SBP-119][SBP-120][SBP-121] an SBP error with a code is told in the popup, which leads back to the form', async () => {
  const { visitor, flow } = await open();
  await pay(flow, { msisdn: newSubscriber(), method: 'СБП', amount: MAGIC.sbpCode });
  const popup = visitor.locator('#sbp-popup');
  expect(popup.getByRole('heading')).toHaveText('Не удалось загрузить данные');
  expect(popup).toContainText('Обновите страницу или выберите другой способ пополнения счёта');
  expect(popup).toContainText(/Деньги не\sсписаны/);
  await popup.getByRole('button', { name: 'Обновить страницу' }).click();
  expect(popup.getByRole('heading')).toHaveText('Не удалось загрузить данные');
  expect(popup).toContainText('Спросили ещё раз');
  await popup.getByRole('button', { name: 'Выбрать другой способ' }).click();
  expect(popup).toHaveCount(0);
  expect(flow.getByRole('radio', { name: 'СБП' })).toBeChecked();
  expect(amountOf(flow)).toHaveValue(/^9\s505$/);
});

test('after a payment that was declined the form is as it was, and says what became of the money', async () => {
  const msisdn = newSubscriber();
  const { visitor, flow } = await open();
  await pay(flow, { msisdn, amount: '450' });
  await visitor.getByRole('button', { name: 'Отклонить' }).click();
  expect(visitor.locator('main')).toContainText(/Деньги не\sсписаны/);
  await visitor.getByRole('link', { name: 'Попробовать ещё раз' }).click();

  expect(new URL(visitor.url()).search).toBe('');
  expect(flow.getByLabel('Номер телефона')).toHaveValue(shownAs(msisdn));
  expect(amountOf(flow)).toHaveValue('450');
  expect(flow).toContainText(/деньги не\sсписаны/);

  // Nobody else sees it, and the page of others is kept as before.
  const other = site.visit();
  await other.goto('/pay/topup');
  expect(other.locator('main [data-flow="top-up"]').getByLabel('Номер телефона')).toHaveValue('');
});

test('an SBP request that fails opens the popup, and says nothing of the operator’s machines', async () => {
  const { visitor, flow } = await open();
  await pay(flow, { msisdn: newSubscriber(), method: 'СБП', amount: '9501' });
  const popup = visitor.locator('#sbp-popup');
  expect(popup.getByRole('heading')).toHaveText('Не удалось загрузить данные');
  expect(visitor.locator('body')).not.toContainText('Internal');
});

test('[SBP-122] an SBP error with a text only is told in the form, and no popup opens', async () => {
  const { visitor, flow } = await open();
  await pay(flow, { msisdn: newSubscriber(), method: 'СБП', amount: MAGIC.sbpText });
  expect(summaryOf(flow)).toHaveText(/^Банк временно не принимает платежи. Деньги не\sсписаны.$/);
  expect(visitor.locator('#sbp-popup')).toHaveCount(0);
});
