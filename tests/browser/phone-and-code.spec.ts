import type { Locator, Page } from '@playwright/test';
import { waitForFlow } from './block-assets';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import { countSent, newSubscriber, readCode, waitForCode } from './outbox';
import type { Site } from './site';

/** The code in two parts, and in one field. */
const TWO_PARTS = { path: '/services/smena-tarifa.html', flow: 'rate-plan' };
const ONE_FIELD = { path: '/services/priglasite-druga.html', flow: 'friend-invitation' };
const CLEARABLE = { path: '/services/chej-nomer.html', flow: 'operator-check' };
const LOAN = { path: '/pay/promised', flow: 'promised-payment' };

/** What a browser writes to its console when a page is the answer to a form that was not valid. */
const REFUSED_FORM = /status of 4\d\d/;

async function open(page: Page, site: Site, { path, flow }: typeof LOAN): Promise<Locator> {
  await page.goto(site.at(path));
  const root = page.locator(`[data-flow="${flow}"]`);
  await root.scrollIntoViewIfNeeded();
  await waitForFlow(page);
  return root;
}

async function askForCode(page: Page, site: Site): Promise<{ flow: Locator; code: string }> {
  const msisdn = newSubscriber();
  const flow = await open(page, site, TWO_PARTS);
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(flow.getByRole('heading')).toHaveText('Введите код из SMS');
  return { flow, code: await waitForCode(site, msisdn) };
}

const parts = (flow: Locator) => ({
  first: flow.getByLabel('Код из SMS: первые три цифры'),
  second: flow.getByLabel('Код из SMS: последние три цифры'),
});

async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const look = (page: Page, flow: string) =>
  findFaults(page, { within: `[data-flow="${flow}"]`, rules: 'all' });

test.describe('the phone field', () => {
  test('[CODE-401][CODE-402][CODE-403][CODE-406] is typed into with the keyboard @phone', async ({
    page,
    site,
  }) => {
    const flow = await open(page, site, TWO_PARTS);
    const field = flow.getByLabel('Номер телефона');
    await expect(field).toHaveAttribute('placeholder', '+7 (999) 999 - 99 - 99');
    await field.focus();
    await expect(field).toHaveValue('+7');
    await page.keyboard.type('89261112');
    await expect(field).toHaveValue('+7 (926) 111 - 2');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('x2233');
    await expect(field).toHaveValue('+7 (926) 111 - 22 - 33');
    await expect(flow.getByRole('button', { name: 'Получить код' })).toBeEnabled();
  });

  test('says that a number was left unfinished, and stops saying it once it is whole', async ({
    page,
    site,
  }) => {
    const flow = await open(page, site, TWO_PARTS);
    const field = flow.getByLabel('Номер телефона');
    await field.fill('926 111');
    await expect(field).toHaveAccessibleDescription('');
    await field.blur();
    await expect(field).toHaveAccessibleDescription('Ошибка: Некорректный номер');
    expect(await look(page, TWO_PARTS.flow)).toEqual([]);
    await field.fill('926 111-22-33');
    await expect(field).toHaveAccessibleDescription('');
  });

  test('[PAY-122][CODE-109] has a button that empties it, and begins with an 8 where the page says so @phone', async ({
    page,
    site,
  }) => {
    const flow = await open(page, site, CLEARABLE);
    const field = flow.getByLabel('Номер телефона');
    const clear = flow.getByRole('button', { name: 'Стереть номер' });
    await expect(clear).toHaveCount(0);
    await field.fill('+7 926 111 22 33');
    await expect(field).toHaveValue('8 (926) 111-22-33');
    const { width = 0, height = 0 } = (await clear.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await clear.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('8');
    await expect(clear).toHaveCount(0);
  });

  test('[PROM-121] is filled with the number that a code was sent to last, and offers the ones before', async ({
    page,
    site,
  }) => {
    const [first, second] = [newSubscriber(), newSubscriber()];
    for (const [index, msisdn] of [first, second].entries()) {
      // Each visit stands in an entry of its own.
      const flow = await open(page, site, { ...LOAN, path: `${LOAN.path}?visit=${index}` });
      await flow.getByLabel('Номер телефона').fill('926 11');
      await page.reload();
      await waitForFlow(page);
      await flow.getByLabel('Номер телефона').fill(msisdn);
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await expect(flow.getByRole('heading')).toHaveText('Введите код из SMS');
    }
    const flow = await open(page, site, { ...LOAN, path: `${LOAN.path}?visit=2` });
    const field = flow.getByLabel('Номер телефона');
    await expect(field).toHaveValue(new RegExp(`${second.slice(7, 9)} - ${second.slice(9)}$`));
    await expect(flow.getByRole('button', { name: 'Получить код' })).toBeEnabled();
    const offered = flow.locator('datalist option');
    await expect(offered).toHaveCount(2);
    await expect(offered.nth(1)).toHaveText(new RegExp(`${first.slice(9)}$`));
  });
});

test.describe('the code in two parts', () => {
  test('[CODE-117][CODE-417][CODE-209] is typed with the keyboard and sent by itself @phone', async ({
    page,
    site,
  }) => {
    const { flow, code } = await askForCode(page, site);
    const { first, second } = parts(flow);
    expect(await look(page, TWO_PARTS.flow)).toEqual([]);
    await first.focus();
    await page.keyboard.type(`x${code.slice(0, 4)}`);
    await expect(second).toBeFocused();
    await expect(second).toHaveValue(code.slice(3, 4));
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(first).toBeFocused();
    await expect(first).toHaveValue(code.slice(0, 2));
    await page.keyboard.type(code.slice(2));
    await expect(flow.getByRole('heading')).toHaveText('Тариф меняется');
    await expect(flow.getByRole('heading')).toBeFocused();
  });

  test('takes a whole code that is pasted, the SMS around it too', async ({ page, site }) => {
    const { flow, code } = await askForCode(page, site);
    await paste(parts(flow).second, `Код подтверждения: ${code}. Никому его не говорите.`);
    await expect(flow.getByRole('heading')).toHaveText('Тариф меняется');
  });

  test('[CODE-202][CODE-203][CODE-210][CODE-411][CODE-412] keeps an error while the step stays, and waits for the button', async ({
    page,
    site,
  }) => {
    const { flow, code } = await askForCode(page, site);
    const { first, second } = parts(flow);
    await paste(first, code === '123456' ? '654321' : '123456');
    const summary = flow.locator('[data-error-summary]');
    await expect(summary).toHaveText('Неверный код');
    await expect(first).toHaveValue('');
    await expect(first).toHaveAccessibleDescription(/Ошибка: Неверный код$/);
    await first.fill('12');
    await flow.getByRole('heading').focus();
    await expect(first).toHaveAccessibleDescription(/Ошибка: Некорректный код$/);
    await paste(first, code);
    await expect(second).toHaveValue(code.slice(3));
    await expect(summary).toHaveText('Неверный код');
    await flow.getByRole('button', { name: 'Сменить тариф' }).click();
    await expect(flow.getByRole('heading')).toHaveText('Тариф меняется');
    await expect(summary).toHaveCount(0);
  });

  test('[CODE-204][CODE-205][CODE-206] is said to be inactive when the countdown has ended', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    const { flow } = await askForCode(page, site);
    await expect(flow.getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/);
    await expect(flow.getByRole('button', { name: 'Выслать код ещё раз' })).toHaveCount(0);
    await page.clock.fastForward(181_000);
    await expect(flow.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
      'Этот код больше не действует. Запросите новый.',
    );
    await expect(flow.getByRole('button', { name: 'Выслать код ещё раз' })).toBeVisible();
  });

  test('is filled in and sent where the browser reads the SMS itself', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.assign(window, { OTPCredential: () => undefined });
      navigator.credentials.get = () =>
        new Promise((resolve) =>
          window.addEventListener('sms', (event) => {
            if (event instanceof CustomEvent) resolve(event.detail);
          }),
        );
    });
    const { flow, code } = await askForCode(page, site);
    await page.evaluate((text) => dispatchEvent(new CustomEvent('sms', { detail: { code: text } })), code);
    await expect(flow.getByRole('heading')).toHaveText('Тариф меняется');
  });
});

test('[CODE-116][CODE-415][CODE-416] the code in one field takes six digits and nothing else', async ({
  page,
  site,
}) => {
  const flow = await open(page, site, ONE_FIELD);
  await flow.getByLabel('Ваш номер').fill(newSubscriber());
  await flow.getByLabel('Номер друга').fill(newSubscriber());
  await flow.getByRole('button', { name: 'Получить код' }).click();
  const field = flow.getByLabel('Код из SMS');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await field.pressSequentially('1a2b3');
  await expect(field).toHaveValue('123');
  await expect(flow.getByRole('button', { name: 'Пригласить' })).toBeDisabled();
  expect(await look(page, ONE_FIELD.flow)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CODE-418] the code has one field, and no button that needs a script', async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(REFUSED_FORM);
    const msisdn = newSubscriber();
    await page.goto(site.at(TWO_PARTS.path));
    const flow = page.locator(`[data-flow="${TWO_PARTS.flow}"]`);
    await expect(flow.getByRole('button', { name: 'Стереть номер' })).toHaveCount(0);
    await flow.getByLabel('Номер телефона').fill(`8${msisdn.slice(1)}`);
    await flow.getByRole('button', { name: 'Получить код' }).click();
    const field = flow.getByLabel('Код из SMS');
    await field.fill('12');
    await flow.getByRole('button', { name: 'Сменить тариф' }).click();
    await expect(flow.locator('[data-error-summary]')).toHaveText('Некорректный код');
    await expect(field).toHaveCount(1);
    await field.fill(await readCode(site, msisdn));
    await flow.getByRole('button', { name: 'Сменить тариф' }).click();
    await expect(flow.getByRole('heading')).toHaveText('Тариф меняется');
    expect(await countSent(site, msisdn)).toBe(1);
  });
});
