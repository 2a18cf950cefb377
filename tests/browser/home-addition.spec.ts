import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import { newSubscriber, solveCaptcha } from './outbox';

const FLAT = 'г Москва, ул Липовая Аллея, д 3';

test('[HOME-226][HOME-227][HOME-235] home internet is added to a tariff from its card: the window closes after devices, and the card leads on to the request @phone', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(site.at('/tariffs/all#family'));
  await expect(page.locator('#add-home-internet[data-ready]')).toBeAttached();
  const card = page.locator('[data-tariff]:has([data-home-check])').filter({ visible: true }).first();
  const flow = page.locator('[data-flow="home-internet"]');
  const dialog = page.getByRole('dialog');
  await card.getByRole('link', { name: 'Проверить адрес' }).click();
  await expect(card.locator('[data-home-status]')).toContainText('Проверьте адрес');
  await flow.getByRole('combobox', { name: 'Адрес' }).fill(FLAT);
  await flow.getByRole('button', { name: 'Проверить' }).click();
  await flow.getByLabel(/Интернет 500/).check();
  const next = flow.getByRole('button', { name: 'Продолжить' });
  await next.click();
  await expect(flow.getByRole('heading', { name: 'Добавьте телевидение' })).toBeVisible();
  await next.click();
  await expect(flow.getByRole('heading', { name: 'Добавьте оборудование' })).toBeVisible();
  await next.click();
  await expect(dialog).toBeHidden();
  await expect(card.locator('[data-home-status]')).toHaveText('Домашний интернет добавлен');
  await expect(page).not.toHaveURL(/add-home-internet/);
  expect(await findFaults(page)).toEqual([]);

  // The visit remembers it.
  await page.reload();
  await expect(page.locator('#add-home-internet[data-ready]')).toBeAttached();
  await card.locator('[data-action]').click();
  await expect(flow.getByRole('heading', { name: 'Домашний интернет добавлен' })).toBeVisible();
  await flow.getByRole('button', { name: 'Оставить заявку' }).click();
  await expect(flow.getByRole('heading', { name: 'Оставьте заявку' })).toBeFocused();
  await expect(dialog).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  await flow.getByLabel('Имя').fill('Анна');
  await flow.locator('input[name="msisdn"]').fill(newSubscriber().slice(1));
  await solveCaptcha(flow, site);
  await flow.getByRole('button', { name: 'Отправить' }).click();
  await expect(flow.getByRole('heading', { name: 'Заявка принята' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toBeHidden();
  // What was asked for is not offered for a request again.
  await card.locator('[data-action]').click();
  await expect(flow.getByRole('heading', { name: 'Проверьте возможность подключения' })).toBeVisible();
});
