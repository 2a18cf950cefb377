import type { Locator, Page } from '@playwright/test';
import { expectStep } from './expect-step';
import { expect, test } from './fixtures';
import { newSubscriber, readCode, solveCaptcha } from './outbox';

/** What only scripts do when a number moves: the days, the browser's own Back, the tariff a visitor comes from. */

async function open(page: Page, type: string, address: string): Promise<Locator> {
  await page.goto(address);
  await expect(page.locator(`[data-flow-root="${type}"][data-flow-ready]`)).toBeAttached();
  return page.locator(`[data-flow="${type}"]`);
}

test('[MNP-101][MNP-109][MNP-117][SIM-130] a number moves on a working day, to a SIM of a salon @phone', async ({
  page,
  site,
}) => {
  test.slow();
  const flow = await open(page, 'number-porting', site.at('/mnp?tariffTag=start'));
  const next = flow.getByRole('button', { name: 'Продолжить' });
  const check = flow.getByRole('button', { name: 'Проверить номер' });
  const number = flow.getByLabel('Ваш номер у другого оператора');
  await expect(check).toBeDisabled();
  await number.fill('9261112233');
  await check.click();
  await expect(flow.getByRole('link', { name: /не\sполучится перенести/ })).toBeVisible();
  await number.fill('9161112233');
  await check.click();
  await expectStep(page, flow, 'Когда перенести');
  await expect(flow.getByRole('radio')).toHaveCount(6);
  await expect(flow.getByLabel('День переноса')).toHaveCount(0);
  await flow.getByLabel('Другой день').check();
  await flow.getByLabel('День переноса').fill('01.01.2020');
  await next.click();
  await expect(flow.getByRole('link', { name: /Выберите день с/ })).toBeVisible();
  await flow.getByRole('radio').nth(1).check();
  await next.click();
  await expectStep(page, flow, 'Кому и\u00a0куда позвонить');
  await page.goBack();
  await expectStep(page, flow, 'Когда перенести');
  await expect(flow.getByRole('link', { name: /Выберите день с/ })).toHaveCount(0);
  await page.goForward();
  await flow.getByLabel('Фамилия').fill('Петрова');
  await flow.getByLabel('Имя').fill('Анна');
  await next.click();
  await expectStep(page, flow, 'Как получить');
  await flow.getByLabel(/^Забрать/).check();
  await next.click();
  await expectStep(page, flow, 'Где заберёте SIM-карту');
  await flow.locator('input[name="salon"]').first().check();
  await next.click();
  await expectStep(page, flow, 'Проверьте заявку');
  await solveCaptcha(flow, site);
  await flow.getByLabel(/Согласен/).check();
  await flow.getByRole('button', { name: 'Отправить заявку' }).click();
  await expectStep(page, flow, /Заявка на\sперенос принята/);
});

test('the owner of a number reads how far its move is @phone', async ({ page, site }) => {
  const flow = await open(page, 'porting-status', site.at('/mnp/status'));
  const msisdn = newSubscriber('0122').replace(/^792/, '791');
  await flow.getByLabel('Номер, который переносите').fill(msisdn.slice(1));
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expectStep(page, flow, 'Введите код из\u00a0SMS');
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
  await expectStep(page, flow, 'День переноса назначен');
});

test('[ANLT-407][ANLT-409][ANLT-410][TRF-257] a visitor goes from the order to a tariff, and comes back with it', async ({
  page,
  context,
  site,
}) => {
  const flow = await open(page, 'number-porting', site.at('/mnp?ref=banner'));
  await flow.getByRole('link', { name: 'Выбрать тариф' }).click();
  await page.waitForURL(/\/tariffs\/all$/);
  await page.goto(site.at('/tariffs/all/bez-limita'));
  await expect(page.locator('[data-porting-back] a').first()).toHaveAttribute('href', '/mnp?ref=banner');
  const offer = page.locator('[data-porting-link]').first();
  await page.locator('[data-porting-offer] a').click();
  await offer.click();
  await expect(page.locator('[data-flow="number-porting"]')).toContainText('Тариф «Без лимита»');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'mnp_tariff');
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    tariff: 'bez-limita',
    homeInternet: '',
    pathname: '/tariffs/all/bez-limita',
  });
  // As long as the browser is open.
  expect(cookie?.expires).toBe(-1);
  await expect(page.getByRole('link', { name: 'Вернуться к тарифу' })).toHaveAttribute(
    'href',
    '/tariffs/all/bez-limita',
  );
});
