import type { Page } from '@playwright/test';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import { recordFrames } from './frames';
import type { Site } from './site';

/** The account of the header in a browser: it comes into its place, and works by hand, keyboard and on phones. */

const PAGE = '/about';
const place = (page: Page) => page.locator('[data-account-place]');
const summary = (page: Page) => place(page).locator('summary');
const link = (page: Page) => place(page).getByRole('link', { name: 'Личный кабинет', exact: true });

async function signIn(page: Page, site: Site, number = '+7 926 123-45-67'): Promise<void> {
  await page.goto(site.at('/sandbox/account'));
  await page.getByLabel('Номер телефона').fill(number);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible();
}

test('[ACCT-02] the account comes late into its place, and nothing moves', async ({ page, site }) => {
  await signIn(page, site);
  // From now on this browser waits for an account.
  await page.goto(site.at(PAGE));
  await expect(summary(page)).toContainText('412,50');
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/account.json', async (route) => {
    await held;
    await route.continue();
  });
  await recordFrames(page, []);
  await page.goto(site.at(PAGE));
  await expect(place(page)).toHaveAttribute('data-account', 'pending');
  // A font that is late on a busy machine changes widths: that is not the account.
  await page.evaluate(() => document.fonts.ready);
  const before = await place(page).boundingBox();
  come();
  await expect(summary(page)).toContainText('412,50');
  expect(await place(page).boundingBox()).toEqual(before);
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
});

test('[ACCT-07][ACCT-08] a subscriber changes the number and signs out in the menu, by the keyboard', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto(site.at(PAGE));
  await summary(page).focus();
  await page.keyboard.press('Enter');
  const panel = place(page).locator('[data-panel]');
  await expect(panel).toContainText('+7 (926) 123 - 45 - 67');
  expect(await findFaults(page, { within: '[data-account-place]', rules: 'all' })).toEqual([]);
  await panel.getByRole('button', { name: /765 - 43 - 21/ }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toContainText('+7 (926) 765 - 43 - 21');
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Выйти' }).click();
  await expect(link(page)).toBeFocused();
  await page.reload();
  await expect(link(page)).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
});

test('[ACCT-02] on a phone the tab shows the balance and leads to the account @phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, site);
  await page.goto(site.at(PAGE));
  const tab = page
    .getByRole('navigation', { name: 'Быстрые ссылки' })
    .getByRole('link', { name: /Личный кабинет/ });
  await expect(tab).toContainText('412,50');
  await tab.click();
  await expect(page.getByRole('main')).toContainText('+7 (926) 123 - 45 - 67');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await findFaults(page, { within: 'main', rules: 'all' })).toEqual([]);
});

test('[ACCT-06] a check that fails is seen and heard nowhere', async ({ page, site }) => {
  // Whether this number is signed in cannot be asked of the sandbox.
  await page.goto(site.at('/sandbox/account'));
  await page.getByLabel('Номер телефона').fill('+7 926 123-09-11');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('main')).toContainText('Не удалось загрузить данные');
  await page.goto(site.at(PAGE));
  const told = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('account:error', () => resolve('error'))),
  );
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await told).toBe('error');
  await expect(link(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[ACCT-07] the link leads to the account, which can be left', async ({ page, site }) => {
    await page.goto(site.at(PAGE));
    await link(page).click();
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('main')).toContainText('412,50');
    await page.getByRole('button', { name: 'Выйти' }).click();
    await link(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');
  });
});
