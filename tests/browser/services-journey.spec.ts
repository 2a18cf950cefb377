import { closeCookieNotice } from './cookie-notice';
import { expect, test } from './fixtures';
import { newSubscriber, readCode } from './outbox';

/** The way of a visitor through the services: from the list to one that is connected. */

test('[CONN-201][CONN-107] a service is searched for, read about and connected @phone', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(site.at('/services'));
  await closeCookieNotice(page);
  await page.getByLabel('Поиск по услугам').fill('звонки по россии');
  await page.getByLabel('Поиск по услугам').press('Enter');
  const found = page.getByRole('article').getByRole('link', { name: 'Звонки по России', exact: true });
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Звонки по России');
  await expect(page.locator('main')).toContainText(/180\s₽/);

  await page.getByRole('link', { name: 'Подключить', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Подключить «Звонки по России»' })).toBeVisible();
  const flow = page.getByRole('dialog').locator('[data-flow="option-connection"]');
  await expect(flow).toContainText(/180\s₽/);
  await expect(flow).toContainText('Подключение в течение 10-15 минут');
  const msisdn = newSubscriber();
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(flow.getByRole('heading').first()).toHaveText('Введите код из SMS');
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
  await expect(flow.getByRole('heading').first()).toHaveText('Готово');
  await expect(flow.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CONN-201] a service is connected in the window of its page', async ({ page, site }) => {
    await page.goto(site.at('/services/zvonki-po-rossii.html'));
    await closeCookieNotice(page);
    await page.getByRole('link', { name: 'Подключить', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Подключить «Звонки по России»' })).toBeVisible();
    const flow = page.getByRole('dialog').locator('[data-flow="option-connection"]');
    const msisdn = newSubscriber();
    await flow.getByLabel('Номер телефона').fill(msisdn);
    await flow.getByRole('button', { name: 'Получить код' }).click();
    await expect(flow.getByRole('heading').first()).toHaveText('Введите код из SMS');
    await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
    await flow.getByRole('button', { name: 'Подключить' }).click();
    await expect(flow.getByRole('heading').first()).toHaveText('Готово');
  });
});
