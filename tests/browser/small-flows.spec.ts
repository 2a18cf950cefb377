import type { Locator, Page } from '@playwright/test';
import { waitForFlow } from './block-assets';
import { expect, test } from './fixtures';
import { countSent, newSubscriber, readCode, shownAs, solveCaptcha } from './outbox';
import type { Site } from './site';

const CHANGE = { path: '/services/smena-tarifa.html', flow: 'rate-plan' };
const MESSAGE = { path: '/services/sms-s-sajta.html', flow: 'sms-sender' };
const OPERATOR = { path: '/services/chej-nomer.html', flow: 'operator-check' };
const FRIEND = { path: '/services/priglasite-druga.html', flow: 'friend-invitation' };

const heading = (flow: Locator) => flow.getByRole('heading');
const summary = (flow: Locator) => flow.locator('[data-error-summary]');

/** Once the scripts have taken over: until then a post is the browser's own. */
async function open(page: Page, site: Site, { path, flow }: typeof CHANGE): Promise<Locator> {
  await page.goto(site.at(path));
  const found = page.locator(`[data-flow="${flow}"]`);
  await found.scrollIntoViewIfNeeded();
  await waitForFlow(page);
  return found;
}

/** A whole code is sent by itself where there are scripts. */
async function confirm(flow: Locator, site: Site, msisdn: string): Promise<void> {
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  const code = await readCode(site, msisdn);
  await flow.getByLabel('Код из SMS').first().fill(code);
}

test('[CODE-201][CONN-417][CONN-418] a change of tariff is requested and confirmed', async ({
  page,
  site,
}) => {
  const msisdn = newSubscriber();
  const flow = await open(page, site, CHANGE);
  await expect(flow).toHaveAttribute('data-state', 'add');
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(flow).toHaveAttribute('data-state', 'confirm');
  await flow.getByRole('button', { name: 'Изменить номер' }).click();
  await expect(flow.getByLabel('Номер телефона')).toHaveValue(shownAs(msisdn));
  const other = newSubscriber();
  await flow.getByLabel('Номер телефона').fill(other);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await confirm(flow, site, other);
  await expect(flow).toHaveAttribute('data-state', 'success');
  await expect(heading(flow)).toHaveText('Тариф меняется');
  await expect(heading(flow)).toBeFocused();
});

test('a change of tariff may want a captcha, and says why it is refused', async ({ page, site }) => {
  const flow = await open(page, site, CHANGE);
  const number = flow.getByLabel('Номер телефона');
  await number.fill(newSubscriber('0001'));
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(summary(flow)).toHaveText('Введите код с картинки');
  await solveCaptcha(flow, site);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  await flow.getByRole('button', { name: 'Изменить номер' }).click();

  const poor = newSubscriber('0506');
  await number.fill(poor);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await confirm(flow, site, poor);
  await expect(summary(flow)).toContainText(/^Недостаточно средств на счёте\. Не\sхватает 300\s₽\./);
});

test('[CODE-01][CODE-02][CODE-04][CODE-05][CODE-09] a message is written, confirmed, sent and delivered @phone', async ({
  page,
  site,
}) => {
  const [sender, recipient] = [newSubscriber(), newSubscriber('0800')];
  const flow = await open(page, site, MESSAGE);
  await flow.getByLabel('Ваш номер').fill(sender);
  await flow.getByLabel('Номер получателя').fill(recipient);
  await flow.getByLabel('Сообщение').fill('Буду в семь.\nКупи хлеба.');
  await flow.getByRole('button', { name: 'Получить код' }).click();
  const picture = flow.getByAltText('Картинка с кодом');
  const first = (await picture.getAttribute('src')) ?? '';
  await flow.getByRole('button', { name: 'Другая картинка' }).click();
  await expect(picture).not.toHaveAttribute('src', first);
  await expect(flow.getByLabel('Сообщение')).toHaveValue('Буду в семь.\nКупи хлеба.');
  await solveCaptcha(flow, site);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await confirm(flow, site, sender);
  await expect(heading(flow)).toHaveText('Сообщение отправлено');
  expect(await countSent(site, recipient)).toBe(1);
  await flow.getByRole('button', { name: 'Проверить доставку' }).click();
  await expect(heading(flow)).toHaveText('Сообщение доставлено');
  await flow.getByRole('button', { name: 'Написать ещё' }).click();
  await expect(flow.getByLabel('Сообщение')).toHaveValue('');
});

test('[CODE-08][CODE-134][CODE-06] what is wrong with a message is said where it is wrong', async ({
  page,
  site,
}) => {
  const flow = await open(page, site, MESSAGE);
  await flow.getByLabel('Ваш номер').fill(newSubscriber());
  await flow.getByLabel('Номер получателя').fill('8 916 111-22-33');
  await flow.getByRole('button', { name: 'Получить код' }).click();
  const text = flow.getByLabel('Сообщение');
  await expect(text).toHaveAccessibleDescription(/Поле сообщения заполнено неверно/);
  await text.fill('Привет!');
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await solveCaptcha(flow, site);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(flow.getByLabel('Номер получателя')).toHaveAccessibleDescription(
    'Ошибка: Номер получателя не МегаФон',
  );
  await expect(text).toHaveValue('Привет!');
});

test('[CODE-131][CODE-421] a number has an operator and a region @phone', async ({ page, site }) => {
  const flow = await open(page, site, OPERATOR);
  await flow.getByLabel('Номер телефона').fill(newSubscriber());
  await flow.getByRole('button', { name: 'Узнать' }).click();
  await expect(heading(flow)).toHaveText('МегаФон');
  await expect(flow).toContainText('Москва');
  await flow.getByRole('button', { name: 'Проверить другой номер' }).click();
  await flow.getByLabel('Номер телефона').fill(newSubscriber('0000'));
  await flow.getByRole('button', { name: 'Узнать' }).click();
  await expect(summary(flow)).toHaveText('Телефон не найден');
  await flow.getByLabel('Номер телефона').fill(newSubscriber('0001'));
  await flow.getByRole('button', { name: 'Узнать' }).click();
  await solveCaptcha(flow, site);
  await flow.getByRole('button', { name: 'Узнать' }).click();
  await expect(heading(flow)).toHaveText('МегаФон');
});

test('[MISC-102][MISC-103] a friend is invited @phone', async ({ page, site }) => {
  const [own, friend] = [newSubscriber(), newSubscriber()];
  const flow = await open(page, site, FRIEND);
  await flow.getByLabel('Ваш номер').fill(own);
  await flow.getByLabel('Номер друга').fill(own);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(summary(flow)).toHaveText('Это ваш номер, а нужен номер друга');
  await flow.getByLabel('Номер друга').fill(friend);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await confirm(flow, site, own);
  await expect(heading(flow)).toHaveText('Приглашение отправлено');
  await expect.poll(() => countSent(site, friend)).toBe(1);
});

/** The change of a tariff has its run without scripts in `phone-and-code.spec.ts`. */
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is written, confirmed and sent', async ({ page, site, allowConsole }) => {
    // The page that asks for a captcha is the answer to a form that was not complete.
    allowConsole(/status of 422/);
    const [sender, recipient] = [newSubscriber(), newSubscriber('0800')];
    await page.goto(site.at(MESSAGE.path));
    const flow = page.locator('[data-flow="sms-sender"]');
    await flow.getByLabel('Ваш номер').fill(sender);
    await flow.getByLabel('Номер получателя').fill(recipient);
    await flow.getByLabel('Сообщение').fill('Буду в семь.');
    await flow.getByRole('button', { name: 'Получить код' }).click();
    await solveCaptcha(flow, site);
    await flow.getByRole('button', { name: 'Получить код' }).click();
    await confirm(flow, site, sender);
    await flow.getByRole('button', { name: 'Отправить' }).click();
    await expect(heading(flow)).toHaveText('Сообщение отправлено');
    await expect(heading(flow)).toBeInViewport();
  });

  test('a number has an operator', async ({ page, site }) => {
    await page.goto(site.at(OPERATOR.path));
    const flow = page.locator('[data-flow="operator-check"]');
    await flow.getByLabel('Номер телефона').fill(newSubscriber());
    await flow.getByRole('button', { name: 'Узнать' }).click();
    await expect(heading(flow)).toHaveText('МегаФон');
    await expect(heading(flow)).toBeInViewport();
  });

  test('a friend is invited', async ({ page, site }) => {
    const own = newSubscriber();
    await page.goto(site.at(FRIEND.path));
    const flow = page.locator('[data-flow="friend-invitation"]');
    await flow.getByLabel('Ваш номер').fill(own);
    await flow.getByLabel('Номер друга').fill(newSubscriber());
    await flow.getByRole('button', { name: 'Получить код' }).click();
    await confirm(flow, site, own);
    await flow.getByRole('button', { name: 'Пригласить' }).click();
    await expect(heading(flow)).toHaveText('Приглашение отправлено');
    await expect(heading(flow)).toBeInViewport();
  });
});
