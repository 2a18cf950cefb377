import type { Locator, Page } from '@playwright/test';
import { waitForFlow } from './block-assets';
import { expect, test } from './fixtures';
import { countSent, newSubscriber, readCode, solveCaptcha, waitForCode } from './outbox';
import type { Site } from './site';

// As most visitors have it: what comes and goes moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const START = { path: '/tariffs/all/start', flow: 'tariff-connection' };
const CALM = { path: '/tariffs/all/spokojnyj', flow: 'tariff-connection' };
const CALLS = { path: '/services/zvonki-po-rossii.html', flow: 'option-connection' };
const MUSIC = { path: '/services/muzyka.html', flow: 'option-connection' };

const heading = (flow: Locator) => flow.getByRole('heading').first();
const summary = (flow: Locator) => flow.locator('[data-error-summary]');

/** From the page's button into its window. */
async function openWindow(page: Page, site: Site, { path, flow }: typeof START): Promise<Locator> {
  await page.goto(site.at(path));
  await page.getByRole('link', { name: 'Подключить', exact: true }).first().click();
  const found = page.getByRole('dialog').locator(`[data-flow="${flow}"]`);
  await expect(found).toBeVisible();
  return found;
}

/** Once the scripts have taken over: until then a post is the browser's own. */
async function open(page: Page, site: Site, place: typeof START): Promise<Locator> {
  const flow = await openWindow(page, site, place);
  await waitForFlow(page, place.flow);
  return flow;
}

async function openChange(page: Page, site: Site): Promise<Locator> {
  const flow = await open(page, site, START);
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  await expect(heading(flow)).toHaveText('Сменить тариф');
  return flow;
}

async function sendCode(flow: Locator, msisdn: string): Promise<void> {
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
}

/** A whole code is sent by itself where there are scripts. */
async function enterCode(flow: Locator, site: Site, msisdn: string): Promise<void> {
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
}

test('[CONN-201][CONN-206][CONN-207][CONN-208][CONN-217][CONN-221][CONN-225][CONN-230] a tariff is changed by number, code and price @phone', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await openChange(page, site);
  await expect(flow).toContainText('Для смены тарифа на счёте должно быть не менее 450 ₽');
  await sendCode(flow, msisdn);
  await enterCode(flow, site, msisdn);
  await expect(heading(flow)).toHaveText('Проверьте и смените тариф');
  await expect(heading(flow)).toBeFocused();
  await expect(flow).toContainText(/Спишем сейчас\s*450\s₽/);
  await flow.getByRole('button', { name: 'Сменить тариф' }).click();

  await expect(heading(flow)).toHaveText('Готово');
  await expect(flow).toContainText('Ваш тариф будет изменён в течение 15 минут');
  await expect(flow.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(await countSent(site, msisdn)).toBe(2);
});

test('[CONN-222] [CONN-205] Back leads to the choice; a tariff that is not fast has other ways alone', async ({
  page,
  site,
}) => {
  const flow = await open(page, site, CALM);
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  await expect(flow.getByRole('link', { name: '*105*1108#' })).toHaveAttribute('href', 'tel:*105*1108%23');
  await expect(flow.getByRole('textbox')).toHaveCount(0);
  await flow.getByRole('button', { name: 'Назад' }).click();
  await expect(flow.getByRole('link', { name: 'Перейти со своим номером' })).toBeVisible();
});

for (const [rows, tail, title, text, link, href] of [
  [
    '[CONN-426][CONN-427]',
    '0506',
    'Недостаточно средств',
    'Пополните счёт',
    'Пополнить баланс',
    '/pay/topup',
  ],
  [
    '[CONN-428][CONN-429]',
    '0500',
    'Что-то пошло не так',
    'Не удалось сменить тариф',
    'К тарифам',
    '/tariffs/all',
  ],
] as const) {
  test(`${rows} a change that fails with ${tail} says «${title}»`, async ({ page, site }) => {
    const msisdn = newSubscriber(tail);
    const flow = await openChange(page, site);
    await sendCode(flow, msisdn);
    await enterCode(flow, site, msisdn);
    await flow.getByRole('button', { name: 'Сменить тариф' }).click();
    await expect(heading(flow)).toHaveText(title);
    await expect(flow).toContainText(text);
    await expect(flow.getByRole('link', { name: link })).toHaveAttribute('href', href);
    await flow.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(flow.getByLabel('Номер телефона')).toHaveValue('');
  });
}

test('[CONN-209][CONN-430][CONN-431] a change that is not available leads to the personal account', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber('0600');
  const flow = await openChange(page, site);
  await sendCode(flow, msisdn);
  await enterCode(flow, site, msisdn);
  await expect(heading(flow)).toHaveText('Чтобы сменить тариф, войдите в Личный кабинет');
  const link = flow.getByRole('link', { name: 'В Личный кабинет' });
  await expect(link).toHaveAttribute('href', 'https://lk.example.test/tariffs/start');
});

test('[CONN-101][CONN-107][CODE-104] an option is connected by number and code @phone', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await open(page, site, CALLS);
  await expect(flow).toContainText(/180\s₽/);
  await sendCode(flow, msisdn);
  await enterCode(flow, site, msisdn);
  await expect(heading(flow)).toHaveText('Готово');
  await expect(flow).toContainText('Звонки по России');
  expect(await countSent(site, msisdn)).toBe(2);
});

test('[CONN-102][CONN-104][CONN-214] a vendor’s product is picked, and named when it is done', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await open(page, site, MUSIC);
  const next = flow.getByRole('button', { name: 'Продолжить' });
  await expect(next).toBeDisabled();
  await flow.getByLabel('Музыка для семьи').check();
  await next.click();
  await expect(heading(flow)).toHaveText('Подключить «Музыка для семьи»');
  await sendCode(flow, msisdn);
  await enterCode(flow, site, msisdn);
  await expect(heading(flow)).toHaveText('Done!');
  await expect(flow).toContainText('Музыка для семьи');
});

test('[CONN-121] a vendor’s product without an order id is a server error', async ({ page, site }) => {
  const msisdn = newSubscriber('0700');
  const flow = await open(page, site, MUSIC);
  await flow.getByLabel('Музыка для семьи').check();
  await flow.getByRole('button', { name: 'Продолжить' }).click();
  await sendCode(flow, msisdn);
  await enterCode(flow, site, msisdn);
  await expect(summary(flow)).toHaveText('Ошибка сервера. Попробуйте позже');
});

test('[CONN-109][CODE-105] what is refused at the number is said there, and the number stays', async ({
  page,
  site,
}) => {
  const flow = await open(page, site, CALLS);
  for (const [msisdn, text] of [
    ['79161112233', 'Этот номер не в МегаФоне'],
    [newSubscriber('5012'), 'Превышен лимит получения кода'],
  ] as const) {
    await flow.getByLabel('Номер телефона').fill(msisdn);
    await flow.getByRole('button', { name: 'Получить код' }).click();
    await expect(summary(flow)).toHaveText(text);
    await expect(flow.getByLabel('Номер телефона')).toHaveValue(new RegExp(`${msisdn.slice(-2)}$`));
  }
});

for (const [tail, text] of [
  ['0506', /^Недостаточно средств на счёте\. Не\sхватает 300\s₽\./],
  ['0500', 'Ошибка сервера. Попробуйте позже'],
] as const) {
  test(`[CONN-109][CONN-120] a connection refused to ${tail} keeps the code’s step, with a notification`, async ({
    page,
    site,
  }) => {
    const msisdn = newSubscriber(tail);
    const flow = await open(page, site, CALLS);
    await sendCode(flow, msisdn);
    await enterCode(flow, site, msisdn);
    await expect(flow.getByRole('alert')).toHaveText(text);
    await expect(heading(flow)).toHaveText('Введите код из SMS');
  });
}

test('[CONN-108][CONN-210][CODE-203] a wrong code is said at its field, and another number clears it', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await open(page, site, CALLS);
  await sendCode(flow, msisdn);
  const right = await readCode(site, msisdn);
  await flow.getByLabel('Код из SMS').fill(right === '123456' ? '654321' : '123456');
  await expect(summary(flow)).toContainText('Неверный код');
  await flow.getByRole('button', { name: 'Изменить номер' }).click();
  await expect(flow.getByLabel('Номер телефона')).toHaveValue(/^\+?7/);
  await expect(summary(flow)).toHaveCount(0);
  const other = newSubscriber();
  await sendCode(flow, other);
  await enterCode(flow, site, other);
  await expect(heading(flow)).toHaveText('Готово');
});

test('a captcha that is wanted is shown and checked', async ({ page, site }) => {
  const msisdn = newSubscriber('0001');
  const flow = await openChange(page, site);
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await solveCaptcha(flow, site);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a tariff is changed in its window', async ({ page, site }) => {
    const msisdn = newSubscriber();
    const flow = await openWindow(page, site, START);
    await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
    await sendCode(flow, msisdn);
    await enterCode(flow, site, msisdn);
    await flow.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(heading(flow)).toHaveText('Проверьте и смените тариф');
    await flow.getByRole('button', { name: 'Сменить тариф' }).click();
    await expect(heading(flow)).toHaveText('Готово');
    await expect(heading(flow)).toBeVisible();
  });

  test('a vendor’s product is picked and connected in its window', async ({ page, site }) => {
    const msisdn = newSubscriber();
    const flow = await openWindow(page, site, MUSIC);
    await flow.getByLabel('Музыка для семьи').check();
    await flow.getByRole('button', { name: 'Продолжить' }).click();
    await sendCode(flow, msisdn);
    await enterCode(flow, site, msisdn);
    await flow.getByRole('button', { name: 'Подключить' }).click();
    await expect(heading(flow)).toHaveText('Done!');
    await expect(heading(flow)).toBeVisible();
  });
});

test('[CONN-404][CONN-405][CONN-406][CONN-407] the button waits for a whole number, whose error waits until it is left', async ({
  page,
  site,
}) => {
  const flow = await openChange(page, site);
  const phone = flow.getByLabel('Номер телефона');
  const button = flow.getByRole('button', { name: 'Получить код' });
  await phone.pressSequentially('926111223');
  await expect(button).toBeDisabled();
  await expect(phone).toHaveAccessibleDescription('');
  await phone.press('Tab');
  await expect(phone).toHaveAccessibleDescription(/Некорректный номер/);
  await phone.fill(newSubscriber());
  await expect(button).toBeEnabled();
  await page.route('**/tariffs/all/start?_data=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(heading(flow)).toHaveText('Введите код из SMS');
});

test('a slow change is made once, however often its button is pressed', async ({ page, site }) => {
  const msisdn = newSubscriber('1200');
  const flow = await openChange(page, site);
  await sendCode(flow, msisdn);
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
  const button = flow.getByRole('button', { name: 'Сменить тариф' });
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(heading(flow)).toHaveText('Готово');
  expect(await countSent(site, msisdn)).toBe(2);
});

test('[CONN-202] the window says the title, and the flow does not say it again to the eye', async ({
  page,
  site,
}) => {
  await open(page, site, CALLS);
  await expect(page.getByRole('dialog', { name: 'Подключить «Звонки по России»' })).toBeVisible();
  const titles = page.getByRole('dialog').getByRole('heading', { name: 'Подключить «Звонки по России»' });
  await expect(titles).toHaveCount(2);
  const widths = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeLessThanOrEqual(1);
});

test('Back and a reload keep the window and its step', async ({ page, site }) => {
  const flow = await open(page, site, START);
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  await sendCode(flow, newSubscriber());
  await page.reload();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  await expect(flow.getByRole('timer')).toHaveText(/^2:\d\d$/);
  await page.goBack();
  await expect(heading(flow)).toHaveText('Сменить тариф');
  await page.goBack();
  await expect(flow.getByRole('link', { name: 'Перейти со своим номером' })).toBeVisible();
});

test('[CONN-110][CONN-111][CONN-212][CONN-213] with another product a visitor begins anew, without the former error', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber('0506');
  const flow = await open(page, site, CALLS);
  await sendCode(flow, msisdn);
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
  await expect(summary(flow)).toBeVisible();
  // What an editor may do meanwhile: the page comes with another product.
  await page.route('**/zvonki-po-rossii.html', async (route) => {
    const response = await site.get(CALLS.path);
    const body = (await response.text()).replaceAll('option zvonki-po-rossii', 'option vtoroj-nomer');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(flow.getByLabel('Номер телефона')).toHaveValue('');
  await expect(summary(flow)).toHaveCount(0);
});

test('a tariff is changed by the keyboard alone', async ({ page, site }) => {
  const msisdn = newSubscriber();
  await page.goto(site.at(START.path));
  const flow = page.getByRole('dialog').locator('[data-flow]');
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('no Tab leads there');
  };
  await tabTo(page.getByRole('link', { name: 'Подключить', exact: true }).first());
  await page.keyboard.press('Enter');
  // A form that is sent before its scripts are there posts by itself: that is another story.
  await expect(page.locator('[data-flow-ready]')).toHaveCount(1);
  await tabTo(flow.getByRole('button', { name: 'Сменить тариф на своём номере' }));
  await page.keyboard.press('Enter');
  await expect(heading(flow)).toBeFocused();
  await tabTo(flow.getByLabel('Номер телефона'));
  await page.keyboard.type(msisdn.slice(1));
  await page.keyboard.press('Enter');
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  await tabTo(flow.getByLabel('Код из SMS'));
  await page.keyboard.type(await waitForCode(site, msisdn));
  await expect(heading(flow)).toHaveText('Проверьте и смените тариф');
  await expect(heading(flow)).toBeFocused();
  await tabTo(flow.getByRole('button', { name: 'Сменить тариф' }));
  await page.keyboard.press('Enter');
  await expect(heading(flow)).toHaveText('Готово');
});

test('[CONN-119] the utm marks of the visit go with the order of a vendor’s product', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await open(page, site, {
    ...MUSIC,
    path: `${MUSIC.path}?utm_source=mail&utm_campaign=autumn`,
  });
  await flow.getByLabel('Музыка для семьи').check();
  await flow.getByRole('button', { name: 'Продолжить' }).click();
  await sendCode(flow, msisdn);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && (request.postData() ?? '').includes('_action=confirm'),
  );
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
  const marks = new URLSearchParams((await posted).postData() ?? '');
  expect([marks.get('utm_source'), marks.get('utm_campaign')]).toEqual(['mail', 'autumn']);
  await expect(heading(flow)).toHaveText('Done!');
});

test('tag managers see the step and whether something is wrong, and no number anywhere', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber('0506');
  const flow = await open(page, site, CALLS);
  const step = flow.locator('[data-connection-step]');
  await expect(step).toHaveAttribute('data-connection-step', 'request');
  await sendCode(flow, msisdn);
  await expect(step).toHaveAttribute('data-connection-step', 'confirm');
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
  await expect(step).toHaveAttribute('data-connection-step', 'confirm-error');
  expect(page.url()).not.toContain(msisdn.slice(1));
  expect(JSON.stringify(await page.evaluate(() => window.dataLayer ?? []))).not.toContain(msisdn.slice(1));
});
