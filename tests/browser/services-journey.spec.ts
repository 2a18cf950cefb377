import { closeCookieNotice } from './cookie-notice';
import { expect, test } from './fixtures';
import { newSubscriber, readCode } from './outbox';

/** The way of a visitor through the services: from the list to one that is connected. */

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

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
      await flow.getByLabel('Код из SMS').fill(await waitForSent(msisdn));
      if (!javaScriptEnabled) await flow.getByRole('button', { name: 'Подключить' }).click();
      await expect(flow.getByRole('heading').first()).toHaveText('Готово');
      await expect(flow.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');

      async function waitForSent(to: string): Promise<string> {
        await expect(flow.getByRole('heading').first()).toHaveText('Введите код из SMS');
        return readCode(site, to);
      }
    });
  });
}
