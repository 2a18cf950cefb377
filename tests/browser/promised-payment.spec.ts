import type { Locator, Page } from '@playwright/test';
import { waitForFlow } from './block-assets';
import { expect, test } from './fixtures';
import { countSent, newSubscriber, readCode, shownAs, solveCaptcha, waitForCode } from './outbox';
import type { Site } from './site';

const PAGE = '/pay/promised';
/** The flow's posts, once the page is there. */
const POSTS = '**/pay/promised?_data=*';
/** What a browser writes to its console when a page is the answer to a form that was not valid. */
const REFUSED_FORM = /status of 4\d\d/;

const flowOf = (page: Page) => page.locator('[data-flow="promised-payment"]');
const heading = (flow: Locator) => flow.getByRole('heading');

async function sendCode(page: Page, site: Site, msisdn: string): Promise<Locator> {
  await page.goto(site.at(PAGE));
  const flow = flowOf(page);
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  return flow;
}

test('[PROM-102][PROM-103][PROM-105][PROM-106][PROM-107][PROM-109][PROM-119] money comes after number, code and amount @phone', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(REFUSED_FORM);
  const msisdn = newSubscriber();
  const flow = await sendCode(page, site, msisdn);
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
  await expect(heading(flow)).toHaveText('Сколько пополнить');
  await expect(heading(flow)).toBeFocused();

  await expect(flow.getByRole('option').first()).toHaveText('Выберите сумму');
  await expect(flow.getByRole('button', { name: 'Активировать' })).toBeDisabled();
  await flow.getByLabel('Сумма').selectOption('300');
  await flow.getByRole('button', { name: 'Активировать' }).click();

  await expect(heading(flow)).toHaveText(/^Счёт пополнен на 300\s₽$/);
  await expect(flow).toContainText(/Внесите эту сумму с комиссией на баланс до \d+\s[а-я]+\s\d{4}/);
  await flow.getByRole('button', { name: 'Ок' }).click();
  await expect(heading(flow)).toHaveText('Возьмите обещанный платёж');
  // A browser with scripts has remembered it.
  await expect(flow.getByLabel('Номер телефона')).toHaveValue(shownAs(msisdn));
});

test('[CODE-125][CODE-126][CODE-128][PROM-122] what is wrong is said, what was typed stays, and nothing is in the address', async ({
  page,
  site,
}) => {
  await page.goto(site.at(PAGE));
  const flow = flowOf(page);
  await waitForFlow(page);
  await flow.getByLabel('Номер телефона').fill('926 111');
  const send = flow.getByRole('button', { name: 'Получить код' });
  const summary = flow.locator('[data-error-summary]');
  await expect(send).toBeDisabled();

  await flow.getByLabel('Номер телефона').fill('8 916 111-22-33');
  await send.click();
  await expect(summary).toHaveText('Этот номер не в МегаФоне');
  await expect(summary).toBeFocused();
  await expect(flow.getByLabel('Номер телефона')).toHaveValue(/916\D*111/);
  await expect(page).toHaveURL(/\/pay\/promised(#promised-answer)?$/);
});

test('a wrong code is said at its field, which is empty again', async ({ page, site, allowConsole }) => {
  allowConsole(REFUSED_FORM);
  const msisdn = newSubscriber();
  const flow = await sendCode(page, site, msisdn);
  const right = await readCode(site, msisdn);
  await flow.getByLabel('Код из SMS').fill(right === '1234' ? '4321' : '1234');
  await expect(flow.locator('[data-error-summary]')).toContainText('Неверный код');
  await expect(flow.getByLabel('Код из SMS')).toHaveValue('');
  await flow.getByLabel('Код из SMS').fill(right);
  await flow.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(heading(flow)).toHaveText('Сколько пополнить');
});

test('[PROM-115] [PROM-116] another number beside the code gets a code of its own', async ({
  page,
  site,
}) => {
  const flow = await sendCode(page, site, newSubscriber());
  const next = newSubscriber();
  await flow.getByLabel('Номер телефона').fill(next);
  await flow.getByRole('button', { name: 'Выслать код' }).click();
  await expect(flow).toContainText(next.slice(-2));
  await expect.poll(() => countSent(site, next)).toBe(1);
  await flow.getByLabel('Код из SMS').fill(await readCode(site, next));
  await expect(heading(flow)).toHaveText('Сколько пополнить');
});

test('[PROM-407] [CAPT-107] [CAPT-108] [CAPT-110] [CAPT-111] a captcha that is wanted is shown, refreshed and checked', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(REFUSED_FORM);
  // Such numbers are asked for one by the sandbox.
  const msisdn = newSubscriber('0001');
  await page.goto(site.at(PAGE));
  const flow = flowOf(page);
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  const picture = flow.getByAltText('Картинка с кодом');
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');
  await flow.getByLabel('Код с картинки').fill('000000');
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(flow.locator('[data-error-summary]')).toHaveText('Неправильно введён код с картинки');
  await expect(flow.getByLabel('Код с картинки')).toHaveValue('');
  // A wrong code brings another picture by itself.
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  const second = await picture.getAttribute('src');

  await flow.getByRole('button', { name: 'Другая картинка' }).click();
  await expect(picture).not.toHaveAttribute('src', second ?? '');
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(50);
  await solveCaptcha(flow, site);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('money comes after number, code and amount', async ({ page, site }) => {
    const msisdn = newSubscriber();
    const flow = await sendCode(page, site, msisdn);
    await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
    await flow.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(heading(flow)).toHaveText('Сколько пополнить');
    await expect(heading(flow)).toBeFocused();
    await flow.getByLabel('Сумма').selectOption('300');
    await flow.getByRole('button', { name: 'Активировать' }).click();
    await expect(heading(flow)).toHaveText(/^Счёт пополнен на 300\s₽$/);
    await expect(heading(flow)).toBeInViewport();
  });
});

test('[CODE-205][PROM-117] a new code is offered once the countdown ends, and a reload does not begin it anew', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  await page.clock.install();
  const flow = await sendCode(page, site, msisdn);
  await expect(flow.getByRole('timer')).toHaveText(/^2:5\d$/);
  await page.clock.fastForward(100_000);
  await page.reload();
  await expect(flow.getByRole('timer')).toHaveText(/^1:[12]\d$/);
  await expect(flow.getByRole('button', { name: 'Выслать код ещё раз' })).toHaveCount(0);
  await page.clock.fastForward(81_000);
  await expect(flow.getByRole('button', { name: 'Выслать код ещё раз' })).toBeVisible();
});

test('a double click sends one code; Back and a reload keep the steps; no page data is asked for again', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('_data=')) asked.push(request.url());
  });
  await page.goto(site.at(PAGE));
  const flow = flowOf(page);
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).dblclick();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  expect(await countSent(site, msisdn)).toBe(1);
  await page.goBack();
  await expect(heading(flow)).toHaveText('Возьмите обещанный платёж');
  await page.goForward();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  await page.reload();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  expect(asked).toEqual([]);
});

test('an answer that comes while the visitor writes elsewhere takes the focus from nobody', async ({
  page,
  site,
}) => {
  await page.goto(site.at(PAGE));
  await waitForFlow(page);
  const flow = flowOf(page);
  await flow.getByLabel('Номер телефона').fill(newSubscriber());
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(POSTS, async (route) => {
    await held;
    await route.continue();
  });
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await page.locator('header details#region > summary').click();
  const search = page.locator('[data-region-filter] input');
  await search.pressSequentially('тат');
  answer();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  await search.pressSequentially('ар');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('татар');
  // Who hears the page instead of seeing it is told.
  await expect(flow.getByRole('status').first()).toHaveText('Введите код из SMS');
});

test('a lost connection is said, and nothing typed is lost', async ({ page, site, allowConsole }) => {
  allowConsole(/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const msisdn = newSubscriber();
  await page.goto(site.at(PAGE));
  const flow = flowOf(page);
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await page.route(POSTS, (route) => route.abort());
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(flow.locator('[data-error-summary]')).toContainText('Нет связи');
  await expect(flow.getByLabel('Номер телефона')).toHaveValue(/^\+7/);
  await page.unroute(POSTS);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
});

test('each step is reported, and nothing that was typed', async ({ page, site }) => {
  const msisdn = newSubscriber();
  await page.goto(site.at(PAGE));
  const flow = flowOf(page);
  await waitForFlow(page);
  await flow.getByLabel('Номер телефона').fill('8 916 111-22-33');
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(flow.locator('[data-error-summary]')).toBeVisible();
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await flow.getByLabel('Код из SMS').fill(await waitForCode(site, msisdn));
  await flow.getByLabel('Сумма').selectOption('100');
  await flow.getByRole('button', { name: 'Активировать' }).click();
  await expect(heading(flow)).toHaveText(/^Счёт пополнен/);
  const reported = await page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event.startsWith('flow_')),
  );
  expect(reported.map(({ event, ...fields }) => [event, 'step' in fields ? fields.step : null])).toEqual([
    ['flow_open', null],
    ['flow_error', 'phone'],
    ['flow_step', 'code'],
    ['flow_step', 'amount'],
    ['flow_step', 'success'],
    ['flow_success', null],
  ]);
  expect(JSON.stringify(reported)).not.toContain(msisdn.slice(1));
});
