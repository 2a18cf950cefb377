import type { Locator, Page } from '@playwright/test';
import { waitForFlow } from './block-assets';
import { expect, test } from './fixtures';
import { countSent, newSubscriber, waitForCode } from './outbox';
import { holdRequests } from './slow-network';
import type { Site } from './site';

const PAGE = '/help';
/** What a browser writes to its console when a page is the answer to a form that was not valid. */
const REFUSED_FORM = /status of [45]\d\d/;
const HALF_AN_HOUR_MS = 30 * 60_000;

const chatOf = (page: Page) => page.locator('[data-chat]');
const windowOf = (page: Page) => page.locator('#chat');
const flowOf = (page: Page) => page.locator('[data-flow="chat-opener"]');
const heading = (flow: Locator) => flow.getByRole('heading', { level: 2 });
const triggerOf = (page: Page) => page.locator('[data-bubble]').getByRole('link', { name: /чат поддержки/ });

async function openWindow(page: Page, site: Site): Promise<Locator> {
  await page.goto(site.at(PAGE));
  await triggerOf(page).click();
  await expect(windowOf(page)).toBeVisible();
  return flowOf(page);
}

async function giveNumber(flow: Locator, msisdn: string): Promise<void> {
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Открыть чат' }).click();
}

/** Up to the answer to the code. */
async function giveCode(flow: Locator, site: Site, msisdn: string): Promise<void> {
  await expect(heading(flow)).toHaveText('Подтверждение через SMS');
  await flow.getByLabel('Код из SMS').fill(await waitForCode(site, msisdn));
}

test('[CHAT-01] [CHAT-102] [CHAT-201] [CHAT-202] [CHAT-204] [CHAT-205] a number and a code open the chat in a window of its own @phone', async ({
  page,
  context,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await openWindow(page, site);
  await giveNumber(flow, msisdn);
  await giveCode(flow, site, msisdn);
  await expect(heading(flow)).toHaveText('Чат готов');
  await expect(windowOf(page)).toBeVisible();
  await expect(flow.getByRole('link', { name: /Оценить разговор/ })).toHaveAttribute('target', '_blank');

  const opening = context.waitForEvent('page');
  await flow.getByRole('button', { name: /Перейти в чат/ }).click();
  const chat = await opening;
  await expect(chat.locator('[data-from="operator"]')).toContainText('Здравствуйте!');
  await expect(chat.locator('main')).not.toContainText(msisdn.slice(4, 9));
  await chat.getByLabel('Сообщение').fill('Какой у меня тариф?');
  await chat.getByRole('button', { name: 'Отправить' }).click();
  await expect(chat.locator('[data-from]')).toHaveCount(3);
  // The token is in no address.
  expect(new URL(chat.url()).pathname + new URL(chat.url()).search).toBe('/sandbox/chat');
  expect(page.url()).not.toMatch(/sandbox\.|jwt/);
});

test('a press counts although the code of the form comes under the finger @phone', async ({ page, site }) => {
  const flow = flowOf(page);
  const button = flow.getByRole('button', { name: 'Открыть чат' });
  const held = await holdRequests(page, (path) => path.startsWith('/assets/view-'));
  await openWindow(page, site);
  await flow.getByLabel('Номер телефона').fill(newSubscriber());
  // Where it is, and not moving any more.
  await button.hover();
  await page.mouse.down();
  held.release();
  await waitForFlow(page, 'chat-opener');
  await page.mouse.up();
  await expect(heading(flow)).toHaveText('Подтверждение через SMS');
});

test('[CHAT-116] [CHAT-117] [CHAT-203] [CHAT-401] [CHAT-404] whom the server refuses reads why under the number, and finds the bot', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(REFUSED_FORM);
  const flow = await openWindow(page, site);
  await giveNumber(flow, '79161112233');
  const field = flow.getByLabel('Номер телефона');
  await expect(field).toHaveAccessibleDescription(/Чат доступен только абонентам/);
  await giveNumber(flow, newSubscriber('0801'));
  await expect(field).toHaveAccessibleDescription(/Для\sэтого номера чат отключён/);
  await giveNumber(flow, newSubscriber('0802'));
  await expect(field).toHaveAccessibleDescription(/Не\sудалось проверить номер/);
  await expect(heading(flow)).toHaveText('Представьтесь, пожалуйста');
  const bot = flow.getByRole('link', { name: /Напишите нашему боту/ });
  await expect(bot).toHaveAttribute('href', 'https://t.me/example_bot');
});

test('[CHAT-101] [CHAT-103] [CHAT-114] [CHAT-115] what could not be loaded is asked for again', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(REFUSED_FORM);
  const msisdn = newSubscriber('0803');
  const flow = await openWindow(page, site);
  await giveNumber(flow, msisdn);
  await expect(heading(flow)).toHaveText('Не удалось загрузить данные');
  await expect(flow).toContainText('Код ошибки: chat.unavailable');
  expect(await countSent(site, msisdn)).toBe(0);
  await flow.getByRole('button', { name: 'Повторить' }).click();
  await expect(heading(flow)).toHaveText('Подтверждение через SMS');
  expect(await countSent(site, msisdn)).toBe(1);
});

test('[CHAT-103] an opening that failed leads back to the code, which still opens the chat', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(REFUSED_FORM);
  const msisdn = newSubscriber('0804');
  const flow = await openWindow(page, site);
  await giveNumber(flow, msisdn);
  await giveCode(flow, site, msisdn);
  await expect(heading(flow)).toHaveText('Не удалось загрузить данные');
  await expect(flow).toContainText('Код ошибки: chat.sign.failed');
  await flow.getByRole('button', { name: 'Повторить' }).click();
  await giveCode(flow, site, msisdn);
  await expect(heading(flow)).toHaveText('Чат готов');
});

for (const [part, code] of [
  ['0805', 'chat.closed'],
  ['0807', 'chat-address'],
] as const) {
  test(`[CHAT-113] [CHAT-115] what will not change can only be closed (${code})`, async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(REFUSED_FORM);
    const msisdn = newSubscriber(part);
    const flow = await openWindow(page, site);
    await giveNumber(flow, msisdn);
    await giveCode(flow, site, msisdn);
    await expect(heading(flow)).toHaveText('Что-то пошло не так');
    await expect(flow).toContainText(`Код ошибки: ${code}`);
    await expect(flow.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
    await flow.getByRole('button', { name: 'Закрыть' }).click();
    await expect(windowOf(page)).toBeHidden();
    await expect(page).toHaveURL(site.at(PAGE));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link opens the window, and a number and a code open the chat in another one', async ({
    page,
    context,
    site,
  }) => {
    const msisdn = newSubscriber();
    await page.goto(site.at(PAGE));
    await page.getByRole('link', { name: /^Написать в чат поддержки$/ }).click();
    await expect(windowOf(page)).toBeVisible();
    const flow = flowOf(page);
    await giveNumber(flow, msisdn);
    await giveCode(flow, site, msisdn);
    await flow.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(heading(flow)).toHaveText('Чат готов');
    await expect(windowOf(page)).toBeVisible();
    const opening = context.waitForEvent('page');
    await flow.getByRole('button', { name: /Перейти в чат/ }).click();
    await expect((await opening).locator('[data-from="operator"]')).toContainText('Здравствуйте!');
  });
});

test('[CHAT-03] [CHAT-04] the icon can be hidden for a day, and other links still open the window', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.at(PAGE));
  await expect(chatOf(page)).toHaveAttribute('data-chat', 'closed');
  await triggerOf(page).click();
  await expect(chatOf(page)).toHaveAttribute('data-chat', 'open');
  await page.keyboard.press('Escape');
  await expect(chatOf(page)).toHaveAttribute('data-chat', 'closed');
  await expect(triggerOf(page)).toBeFocused();

  await page.getByRole('button', { name: /^Скрыть чат на день$/ }).click();
  await expect(triggerOf(page)).toBeHidden();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'support_chat_hidden');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(0.99);
  expect(days).toBeLessThanOrEqual(1);
  await page.reload();
  await expect(chatOf(page)).toHaveAttribute('data-chat', 'closed');
  await expect(triggerOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'Чат на сайте' }).click();
  await expect(windowOf(page)).toBeVisible();
  await context.clearCookies({ name: 'support_chat_hidden' });
  await page.goto(site.at(PAGE));
  await expect(triggerOf(page)).toBeVisible();
});

test('the icon is large enough for a finger, and covers neither the cookie notice nor the end of the page @phone', async ({
  page,
  site,
}) => {
  await page.goto(site.at(PAGE));
  const trigger = triggerOf(page);
  await expect(trigger).toBeVisible();
  const boxOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (box === null) throw new Error('is not on the screen');
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  for (const target of [trigger, page.getByRole('button', { name: /^Скрыть чат/ })]) {
    const { width, height } = await boxOf(target);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const notice = page.locator('[data-cookie-notice] form');
  const [icon, strip] = [await boxOf(trigger), await boxOf(notice)];
  const areBeside = icon.right <= strip.x || strip.right <= icon.x;
  const areBelow = icon.bottom <= strip.y || strip.bottom <= icon.y;
  expect(areBeside || areBelow).toBe(true);

  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expect(trigger).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = page.getByRole('contentinfo').getByText(/©/);
  await expect(footer).toBeInViewport();
  expect((await boxOf(footer)).bottom).toBeLessThanOrEqual((await boxOf(trigger)).y);
});

test('[CHAT-05] the number is there again within half an hour, and gone after that', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const flow = await openWindow(page, site);
  const field = flow.getByLabel('Номер телефона');
  await field.fill('9261112233');
  await expect(field).toHaveValue('+7 (926) 111 - 22 - 33');

  await page.clock.fastForward(HALF_AN_HOUR_MS - 60_000);
  await page.goto(site.at('/help/contacts'));
  await triggerOf(page).click();
  await expect(field).toHaveValue('+7 (926) 111 - 22 - 33');
  await expect(flow.getByRole('button', { name: 'Открыть чат' })).toBeEnabled();

  await page.clock.fastForward(120_000);
  await page.goto(site.at(PAGE));
  await triggerOf(page).click();
  await expect(chatOf(page)).toHaveAttribute('data-chat', 'open');
  await expect(field).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('[CHAT-07] [CHAT-08] a chat whose code does not come says so, and comes after a click', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_FAILED|dynamically imported module/);
  const scripts = /\/assets\/(hydrate-flow|view)-[^/]+\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto(site.at(PAGE));
  await triggerOf(page).click();
  const fault = windowOf(page).getByRole('alert');
  await expect(fault).toContainText('Не удалось загрузить данные');
  await expect(chatOf(page)).toHaveAttribute('data-chat', 'opening');
  await page.unroute(scripts);
  await fault.getByRole('button', { name: 'Обновить' }).click();
  // A browser that keeps the failure fails again: then the button loads the page anew, with the window open.
  const flow = flowOf(page);
  await expect(async () => {
    if (await fault.isVisible()) await fault.getByRole('button', { name: 'Обновить' }).click();
    await expect(chatOf(page)).toHaveAttribute('data-chat', 'open', { timeout: 1000 });
  }).toPass();
  await expect(flow.getByLabel('Номер телефона')).toBeVisible();
});

test('the keyboard alone opens the chat, hides the icon and comes back to the page', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  await page.goto(site.at(PAGE));
  await triggerOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(windowOf(page)).toBeVisible();
  const flow = flowOf(page);
  await expect(chatOf(page)).toHaveAttribute('data-chat', 'open');
  await flow.getByLabel('Номер телефона').focus();
  await page.keyboard.type(msisdn.slice(1));
  await page.keyboard.press('Enter');
  await expect(heading(flow)).toBeFocused();
  await expect(heading(flow)).toHaveText('Подтверждение через SMS');
  await page.keyboard.press('Escape');
  await expect(windowOf(page)).toBeHidden();
  await expect(triggerOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(triggerOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a chat that answers slowly takes one request, however often it is pressed', async ({ page, site }) => {
  const msisdn = newSubscriber('0806');
  const flow = await openWindow(page, site);
  // Until then it is a form that posts by itself.
  await waitForFlow(page, 'chat-opener');
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Открыть чат' }).dblclick();
  await expect(flow.locator('[aria-busy="true"]').first()).toBeVisible();
  await expect(heading(flow)).toHaveText('Подтверждение через SMS', { timeout: 10_000 });
  expect(await countSent(site, msisdn)).toBe(1);
});

test("the sandbox's chat opens for its token alone, and is kept by nobody", async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(REFUSED_FORM);
  const answer = await site.get('/sandbox/chat');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await answer.text()).toContain('content="noindex"');
  await page.goto(site.at('/sandbox/chat'));
  await expect(page.getByRole('main')).toContainText('Войдите в чат');

  await page.goto(site.at('/sandbox/chat/rating'));
  await page.getByLabel('5').check();
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('heading')).toHaveText(/^Спасибо за\sоценку$/);
});
