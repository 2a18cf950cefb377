import { expectStep } from './expect-step';
import { expect, test } from './fixtures';
import { newSubscriber, readCode, solveCaptcha } from './outbox';

/** What only scripts do at the checkout: the search for a salon, the word on a promo code, the browser's own Back. */

test('[ORD-119][ORD-120][ORD-121][ORD-126][ORD-127] a SIM is ordered at a salon that was searched for, with a promo code @phone', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(site.at('/order/product?tariff=start'));
  await expect(page.locator('[data-flow-root="checkout"][data-flow-ready]')).toBeAttached();
  const flow = page.locator('[data-flow="checkout"]');
  const next = flow.getByRole('button', { name: 'Продолжить' });
  await next.click();
  await expectStep(page, flow, 'Кому и\u00a0куда позвонить');
  const msisdn = newSubscriber();
  await flow.getByLabel('Фамилия').fill('Петрова');
  await flow.getByLabel('Имя').fill('Анна');
  await flow.getByLabel('Телефон для связи').fill(msisdn);
  await next.click();
  await expectStep(page, flow, 'Как получить');

  // Two steps back, and on again: nothing has to be typed anew.
  await page.goBack();
  await page.goBack();
  await expect(flow.getByRole('heading', { name: 'Кому и\u00a0куда позвонить' })).toHaveCount(0);
  await next.click();
  await expectStep(page, flow, 'Кому и\u00a0куда позвонить');
  await expect(flow.getByLabel('Фамилия')).toHaveValue('Петрова');
  await expect(flow.getByLabel('Имя')).toHaveValue('Анна');
  await next.click();
  await expectStep(page, flow, 'Как получить');
  await flow.getByLabel(/^Забрать/).check();
  await next.click();
  await expectStep(page, flow, 'Где забрать');
  await flow.getByRole('combobox').fill('ПРИЧАЛ');
  const salons = flow.locator('input[name="salon"]');
  await expect(salons).toHaveCount(2);
  await salons.first().check();
  await next.click();

  await expectStep(page, flow, 'Проверьте заказ');
  const promoCode = flow.getByLabel('Промокод');
  await promoCode.fill('12345');
  await expect(flow.getByText('Некорректный промокод')).toBeVisible();
  await promoCode.fill('');
  await expect(flow.getByText('Некорректный промокод')).toHaveCount(0);
  await promoCode.fill('NOVEMBER');
  await expect(flow.getByText('Промокод учтён')).toBeVisible();

  await page.goBack();
  await expect(flow.getByRole('heading', { name: 'Где забрать' })).toBeVisible();
  await page.goForward();
  await expect(flow.getByRole('heading', { name: 'Проверьте заказ' })).toBeVisible();
  await solveCaptcha(flow, site);
  await flow.getByLabel(/Согласен/).check();
  await flow.getByRole('button', { name: 'Заказать' }).click();
  await expectStep(page, flow, 'Подтвердите заказ');
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
  await expectStep(page, flow, 'Заказ принят');
  await expect(flow.getByText(/Номер заказа: \d+/)).toBeVisible();
});
