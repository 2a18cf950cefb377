import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { countSent, newSubscriber, shownAs, solveCaptcha } from './outbox';
import type { Site } from './site';

const PAGE = '/pay/topup';
const BANK = /\/sandbox\/bank\?payment=/;
const SUBMIT = 'Перейти к оплате';
/** Of the sandbox: SBP answers with a code, with a text; a card payment has no redirect. */
const MAGIC = { sbpCode: '9505', sbpText: '9506', noRedirect: '9502' };

const flowOf = (page: Page) => page.locator('[data-flow="top-up"]');
const numberOf = (flow: Locator) => flow.getByLabel('Номер телефона');
const amountOf = (flow: Locator) => flow.getByRole('textbox', { name: 'Сумма' });
const submit = (flow: Locator) => flow.getByRole('button', { name: SUBMIT }).click();
const summaryOf = (flow: Locator) => flow.locator('[data-error-summary]').first();

interface Wish {
  msisdn: string;
  amount?: string;
  method?: 'Картой' | 'СБП';
}

/** Once the scripts have taken over: until then a post is the browser's own. */
async function open(page: Page, site: Site): Promise<Locator> {
  await page.goto(site.at(PAGE));
  const flow = flowOf(page);
  await expect(flow.getByRole('button', { name: /^500\s₽$/ })).toBeVisible();
  return flow;
}

async function pay(flow: Locator, { msisdn, amount = '300', method = 'Картой' }: Wish): Promise<void> {
  await flow.getByRole('radio', { name: method }).check();
  await numberOf(flow).fill(msisdn);
  await amountOf(flow).fill(amount);
  await submit(flow);
}

/** Of the QR as it was loaded. */
function findPictureWidth(popup: Locator): Promise<number> {
  const picture = popup.getByAltText('QR-код для оплаты через СБП');
  return picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
}

test('[PAY-101][PAY-102][PAY-108][PAY-120] a card payment goes to the bank, and the bank says what came of it @phone', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await open(page, site);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пополнить баланс');
  await expect(page).toHaveTitle(/^Пополнить баланс/);
  await expect(numberOf(flow)).toHaveAttribute('placeholder', 'Пополняемый номер');
  await pay(flow, { msisdn });

  await page.waitForURL(BANK);
  expect(page.url()).not.toContain(msisdn.slice(1));
  await expect(page.getByRole('main')).toContainText(/300\s₽/);
  await expect(page.getByRole('main')).not.toContainText(msisdn.slice(4, 9));
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await expect(page.getByRole('status')).toContainText('Оплачено');
  await expect.poll(() => countSent(site, msisdn)).toBe(1);
  await page.getByRole('link', { name: 'Вернуться на сайт' }).click();
  await expect(page).toHaveURL(site.at(PAGE));
  await expect(numberOf(flowOf(page))).toHaveValue('');
});

test('a payment that is declined can be tried again', async ({ page, site }) => {
  await pay(await open(page, site), { msisdn: newSubscriber() });
  await page.waitForURL(BANK);
  await page.getByRole('button', { name: 'Отклонить' }).click();
  await expect(page.getByRole('status')).toContainText('Деньги не списаны');
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await expect(page).toHaveURL(site.at(PAGE));
});

test('[PAY-104][PAY-115][PAY-116][PAY-121][PAY-125][SBP-114] what is wrong is said at its field, and what was typed stays whichever way is chosen', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  await flow.getByRole('radio', { name: 'СБП' }).check();
  await submit(flow);
  await expect(summaryOf(flow)).toBeFocused();
  await expect(numberOf(flow)).toHaveAccessibleDescription(/Введите номер/);
  await expect(amountOf(flow)).toHaveAccessibleDescription(/Введите сумму/);
  await expect(flow.getByRole('radio', { name: 'СБП' })).toBeChecked();

  const msisdn = newSubscriber();
  await pay(flow, { msisdn, amount: '9' });
  await expect(amountOf(flow)).toHaveAccessibleDescription(/Минимальная сумма 10\s₽/);
  await amountOf(flow).fill('15001');
  await submit(flow);
  await expect(amountOf(flow)).toHaveAccessibleDescription(/Максимальная сумма 15\s000\s₽/);
  await pay(flow, { msisdn: '89161112233', method: 'СБП' });
  await expect(summaryOf(flow)).toHaveText('Этот номер не в МегаФоне');
  await flow.getByRole('radio', { name: 'Картой' }).check();
  await expect(numberOf(flow)).toHaveValue(shownAs('79161112233'));
  await expect(amountOf(flow)).toHaveValue('300');
});

test('[PAY-130][PAY-131][PAY-132][CAPT-106] a captcha is asked for without blame, then with, each time another', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber('0001');
  const flow = await open(page, site);
  const field = flow.getByLabel('Код с картинки');
  await expect(field).toHaveCount(0);
  await pay(flow, { msisdn });
  await expect(field).toBeVisible();
  await expect(summaryOf(flow)).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  const picture = flow.getByAltText('Картинка с кодом');
  const first = (await picture.getAttribute('src')) ?? '';

  await field.fill('000');
  await submit(flow);
  await expect(field).toHaveAccessibleDescription(/Неправильно введён код с картинки/);
  await expect(picture).not.toHaveAttribute('src', first);
  await expect(field).toHaveValue('');
  await expect(amountOf(flow)).toHaveValue('300');
  const second = (await picture.getAttribute('src')) ?? '';
  await flow.getByRole('button', { name: 'Другая картинка' }).click();
  await expect(picture).not.toHaveAttribute('src', second);
  await solveCaptcha(flow, site);
  await submit(flow);
  await page.waitForURL(BANK);
});

test('[SBP-101][SBP-102][SBP-106] SBP shows a QR, and the way to pay on the same phone @phone', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await open(page, site);
  await pay(flow, { msisdn, method: 'СБП', amount: '1500' });
  const popup = page.locator('#sbp-popup');
  await expect(popup.getByRole('heading')).toHaveText('Оплата через СБП');
  await expect(popup.getByRole('heading')).toBeFocused();
  await expect(popup).toContainText(/1\s500\s₽/);
  await expect(popup).toContainText('После оплаты результат платежа отобразится в банковском приложении.');
  await expect.poll(() => findPictureWidth(popup)).toBeGreaterThan(100);
  await popup
    .getByRole('link', { name: /^Оплатить/ })
    .filter({ visible: true })
    .click();
  await page.waitForURL(BANK);
  await expect(page.getByRole('heading')).toHaveText(/Оплата через\sСБП/);
});

test('[SBP-108][SBP-119][SBP-120][SBP-121] an SBP error with a code is told in the popup, which leads back to the form', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  await pay(flow, { msisdn: newSubscriber(), method: 'СБП', amount: MAGIC.sbpCode });
  const popup = page.locator('#sbp-popup');
  await expect(popup.getByRole('heading')).toHaveText('Не удалось загрузить данные');
  await expect(popup).toContainText('Обновите страницу или выберите другой способ пополнения счёта');
  await popup.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect(popup.getByRole('button', { name: 'Обновить страницу' })).not.toHaveAttribute('aria-busy');
  await expect(popup.getByRole('heading')).toHaveText('Не удалось загрузить данные');
  await popup.getByRole('button', { name: 'Выбрать другой способ' }).click();
  await expect(popup).toHaveCount(0);
  await expect(flow.getByRole('radio', { name: 'СБП' })).toBeChecked();
  await expect(amountOf(flow)).toHaveValue(/^9\s505$/);
});

test('[SBP-122] an SBP error with a text only is told in the form, and no popup opens', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  await pay(flow, { msisdn: newSubscriber(), method: 'СБП', amount: MAGIC.sbpText });
  await expect(summaryOf(flow)).toHaveText(/^Банк временно не принимает платежи. Деньги не\sсписаны.$/);
  await expect(page.locator('#sbp-popup')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the QR is seen in its window, and a card payment goes to the bank and comes back', async ({
    page,
    site,
  }) => {
    await page.goto(site.at(PAGE));
    const flow = flowOf(page);
    await pay(flow, { msisdn: newSubscriber(), method: 'СБП' });
    const popup = page.locator('#sbp-popup');
    await expect(popup.getByRole('heading')).toBeFocused();
    await expect.poll(() => findPictureWidth(popup)).toBeGreaterThan(100);

    await page.goto(site.at(PAGE));
    await pay(flow, { msisdn: newSubscriber() });
    await page.waitForURL(BANK);
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await expect(page.getByRole('status')).toContainText('Оплачено');
    await page.getByRole('link', { name: 'Вернуться на сайт' }).click();
    await expect(page).toHaveURL(site.at(PAGE));
  });
});

/** Where the field stands in its form, wherever the page is scrolled to. */
function findTop(flow: Locator): Promise<number> {
  return flow.evaluate((form) => {
    const field = form.querySelector('[name="amount"]');
    return (field?.getBoundingClientRect().top ?? 0) - form.getBoundingClientRect().top;
  });
}

test('[PAY-107][PAY-109][PAY-110] a payment that fails is told above the form, until an input is focused', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/pay\/topup\?/, async (route) => {
    await held;
    await route.continue();
  });
  await expect(flow).toHaveAttribute('aria-busy', 'false');
  await pay(flow, { msisdn: newSubscriber(), amount: MAGIC.noRedirect });
  await expect(flow).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(summaryOf(flow)).toHaveText(/^Ошибка сервера. Деньги не\sсписаны. Попробуйте позже$/);
  await expect(flow).toHaveAttribute('aria-busy', 'false');
  const top = await findTop(flow);
  await amountOf(flow).focus();
  await expect(summaryOf(flow)).toBeHidden();
  expect(await findTop(flow)).toBe(top);
  await submit(flow);
  await expect(summaryOf(flow)).toBeVisible();
  await expect(summaryOf(flow)).toBeFocused();
});

test('[PAY-112][PAY-117][PAY-122][PAY-123] number and amount help while they are typed', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  await expect(amountOf(flow)).toHaveAttribute('placeholder', '10 ₽');
  await expect(amountOf(flow)).toHaveAttribute('inputmode', 'numeric');
  await flow.getByRole('button', { name: /^500\s₽$/ }).click();
  await expect(amountOf(flow)).toHaveValue('500');
  await amountOf(flow).fill('');
  await amountOf(flow).pressSequentially('1 2а3456');
  await expect(amountOf(flow)).toHaveValue(/^12\s345$/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.type('9');
  await expect(amountOf(flow)).toHaveValue(/^92\s345$/);
  expect(
    await amountOf(flow).evaluate((input) => input instanceof HTMLInputElement && input.selectionStart),
  ).toBe(1);

  await numberOf(flow).focus();
  await page.keyboard.insertText('тел. 8 926 111-22-33');
  await expect(numberOf(flow)).toHaveValue('+7 (926) 111 - 22 - 33');
  await flow.getByRole('button', { name: /Очистить|Стереть/ }).click();
  await expect(numberOf(flow)).toHaveValue(/^(\+7)?$/);
});

test('[SBP-103][SBP-104][SBP-107][SBP-109] after 15 minutes the QR is old, and another one is good for 15 minutes', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const flow = await open(page, site);
  await pay(flow, { msisdn: newSubscriber(), method: 'СБП' });
  const popup = page.locator('#sbp-popup');
  await expect(popup.getByRole('timer')).toHaveText(/^14:5\d$/);
  const first = await popup.getByRole('img').getAttribute('src');
  await page.clock.fastForward(895_000 - 10_000);
  await expect(popup.getByRole('button', { name: 'Обновить QR' })).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(popup.getByText('QR-код устарел.', { exact: false })).toBeVisible();
  await expect(popup.getByRole('link', { name: /^Оплатить/ })).toHaveCount(0);
  // The clock of the page is ahead of the server's now: it goes back to it, as if 15 minutes had passed there too.
  await page.clock.setSystemTime(Date.now());
  await popup.getByRole('button', { name: 'Обновить QR' }).click();
  await expect(popup.getByRole('timer')).toHaveText(/^14:5\d$/);
  expect(await popup.getByRole('img').getAttribute('src')).not.toBe(first);
  await expect(popup.getByRole('button', { name: 'Обновить QR' })).toHaveCount(0);
});

test('the popup closes by Esc, by its cross and by Back; the focus returns, and the form is as it was @phone', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await open(page, site);
  await pay(flow, { msisdn, method: 'СБП' });
  const popup = page.locator('dialog#sbp-popup');
  const closes = [
    () => page.keyboard.press('Escape'),
    () => popup.getByRole('button', { name: 'Закрыть' }).click(),
    () => page.goBack(),
  ];
  for (const close of closes) {
    await expect(popup.getByRole('heading')).toBeFocused();
    await close();
    await expect(popup).toHaveCount(0);
    await expect(flow.getByRole('button', { name: SUBMIT })).toBeFocused();
    await expect(numberOf(flow)).toHaveValue(shownAs(msisdn));
    await expect(page.locator('html[data-scroll-locked]')).toHaveCount(0);
    await submit(flow);
  }
  await expect(popup).toBeVisible();
});

test('who comes back from the bank reads nothing that is not known, and can go on or change their mind', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await open(page, site);
  await pay(flow, { msisdn });
  await page.waitForURL(BANK);
  await page.goBack();
  await expect(flow.getByRole('heading')).toHaveText(/^Оплата\s— на\sстранице банка$/, { timeout: 8000 });
  await expect(flow).not.toContainText(/оплачено|пополнен/i);
  await expect(flow.getByRole('link', { name: 'Перейти к оплате' })).toHaveAttribute('href', BANK);
  await flow.getByRole('button', { name: 'Изменить номер или сумму' }).click();
  await expect(flow.getByRole('radio', { name: 'Картой' })).toBeChecked();
  await expect(numberOf(flow)).toHaveValue(shownAs(msisdn));
  await amountOf(flow).fill('700');
  await submit(flow);
  await page.waitForURL(BANK);
  await expect(page.getByRole('main')).toContainText(/700\s₽/);
});

test('a card payment is made with the keyboard alone', async ({ page, site }) => {
  const flow = await open(page, site);
  await flow.getByRole('radio', { name: 'Картой' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(flow.getByRole('radio', { name: 'СБП' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(numberOf(flow)).toBeFocused();
  await page.keyboard.type(newSubscriber().slice(1));
  await page.keyboard.press('Tab');
  if (!(await amountOf(flow).evaluate((input) => input === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await page.waitForURL(BANK);
  await page.getByRole('button', { name: /^Оплатить/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Оплачено');
});

test('a double click opens one payment', async ({ page, site }) => {
  const flow = await open(page, site);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(PAGE)) posts.push(request.url());
  });
  await numberOf(flow).fill(newSubscriber());
  await amountOf(flow).fill('300');
  await flow.getByRole('button', { name: SUBMIT }).dblclick();
  await page.waitForURL(BANK);
  expect(posts).toHaveLength(1);
});

test('[PAY-103][PAY-105][PROM-201] the promised payment is a form of the same page, and #promised leads to it @phone', async ({
  page,
  site,
}) => {
  await page.goto(site.at(`${PAGE}#promised`));
  const promised = page.locator('#promised [data-flow="promised-payment"]');
  await expect(promised).toBeInViewport();
  await expect(promised.getByLabel('Номер телефона')).toBeVisible();
  await expect(flowOf(page).getByRole('button', { name: SUBMIT })).toHaveCount(1);
});

test('the page of the bank is nobody else’s: kept nowhere, searched by nobody, without scripts', async ({
  page,
  site,
  allowConsole,
}) => {
  await pay(await open(page, site), { msisdn: newSubscriber() });
  await page.waitForURL(BANK);
  const { pathname, search } = new URL(page.url());
  const answer = await site.get(pathname + search);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(await answer.text()).not.toContain('<script');
  allowConsole(/status of 404/);
  await page.goto(site.at('/sandbox/bank?payment=unknown'));
  await expect(page.getByRole('heading')).toHaveText('Такого платежа нет');
});
