import { findFaults } from './find-faults';
import { expect, test } from './fixtures';

/** What only scripts do with the cart: a good is added without a new page, the header counts on pages of the cache. */

const PHONE = '/shop/product?id=10001';

test('a good is added from its page, counted everywhere, changed in place and put back @phone', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/cart.json') asked.push(request.method());
  });
  await page.goto(site.at(PHONE));
  const product = page.locator('#product');
  const add = product.getByRole('button', { name: 'В\u00a0корзину' });
  await expect(add).toBeEnabled();
  // Who has nothing in it asks for nothing.
  expect(asked).toEqual([]);
  const below = product.getByRole('heading', { name: 'Как получить' });
  const placeOfBelow = () =>
    below.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await placeOfBelow();
  await add.dblclick();
  const inside = product.getByRole('link', { name: 'В\u00a0корзине' });
  await expect(inside).toBeFocused();
  await expect(product.locator('output')).toHaveText('Добавили в\u00a0корзину');
  expect(await placeOfBelow()).toBe(before);
  expect(asked).toEqual(['POST']);
  expect(await findFaults(page)).toEqual([]);

  await page.goto(site.at('/tariffs/all'));
  const count = page.locator('[data-cart-count]:visible');
  await expect(count).toHaveText('1');
  expect(asked).toEqual(['POST', 'GET']);

  await page.goto(site.at('/cart'));
  const line = page.locator('[data-line]');
  await line.getByRole('button', { name: /^Увеличить/ }).click();
  await expect(line.getByRole('button', { name: /^Увеличить/ })).toBeFocused();
  await expect(line).toContainText('2');
  await expect(count).toHaveText('2');
  await expect(page.locator('[data-cart-status]')).toHaveText('Корзина изменилась');
  expect(await findFaults(page)).toEqual([]);

  await line.getByRole('button', { name: /^Убрать/ }).click();
  const undo = page.getByRole('button', { name: 'Вернуть' });
  await expect(undo).toBeFocused();
  await expect(page.locator('[data-cart-status]')).toContainText('Убрали: Смартфон');
  await expect(page.locator('[data-cart-count]').first()).toBeHidden();
  await undo.click();
  await expect(line).toHaveCount(1);
  await expect(count).toHaveText('2');
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
});

test('a lost connection leaves the cart as it was, and says so', async ({ page, site, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.goto(site.at(PHONE));
  const product = page.locator('#product');
  await page.route('**/cart.json', (route) => route.abort());
  await product.getByRole('button', { name: 'В\u00a0корзину' }).click();
  await expect(product.locator('output')).toHaveText('Нет связи. Попробуйте ещё раз');
  await page.unroute('**/cart.json');
  await product.getByRole('button', { name: 'В\u00a0корзину' }).click();
  await expect(product.getByRole('link', { name: 'В\u00a0корзине' })).toBeVisible();
});
