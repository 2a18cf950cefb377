import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openWithScripts } from './open-with-scripts';

/** What scripts add to the shell, on a page that has scripts. */

/** How often the page has asked for the script of the subscription service, from now on. */
function countSubscriptionLoads(page: Page): () => number {
  const seen = { loads: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/subscription-service.js')) seen.loads += 1;
  });
  return () => seen.loads;
}

/** The script of the service has run: the policy of the page lets it in. */
function hasSubscriptionService(page: Page): Promise<boolean> {
  return page.evaluate(() => 'subscriptionService' in window);
}

/** Timers stand still until the test moves them. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T09:00:01Z'));
}

test('[SHELL-36] the subscription script loads after 7 seconds', async ({ page }) => {
  await stopClock(page);
  const loads = countSubscriptionLoads(page);
  await openWithScripts(page);
  await page.clock.runFor(6999);
  expect(loads()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(loads).toBe(1);
  await expect.poll(() => hasSubscriptionService(page)).toBe(true);
});

test('[SHELL-37] the subscription script loads once the page is scrolled 20 px, and only once', async ({
  page,
}) => {
  await stopClock(page);
  const loads = countSubscriptionLoads(page);
  await openWithScripts(page);
  await page.evaluate(() => window.scrollTo(0, 19));
  await page.clock.runFor(100);
  expect(loads()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect.poll(loads).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.clock.runFor(8000);
  expect(loads()).toBe(1);
});

test('[SHELL-35] the footer counts as seen when a fifth of it is on the screen', async ({ page }) => {
  await openWithScripts(page);
  const views = () =>
    page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'footer_view').length);
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      const footer = document.querySelector('[data-footer]')?.getBoundingClientRect();
      if (footer === undefined) throw new Error('the page has no footer');
      // The footer is taller or smaller than the screen: the observer measures the share of the footer itself.
      window.scrollTo(0, window.scrollY + footer.top - window.innerHeight + footer.height * part);
    }, share);
  await scrollTo(0.15);
  // Two frames: an observer reports at the next one.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await views()).toBe(0);
  await scrollTo(0.25);
  await expect.poll(views).toBe(1);
});

test('[SHELL-39] an open menu closes 300 ms after a resize that switches the menu', async ({ page }) => {
  await stopClock(page);
  await openWithScripts(page);
  await page.locator('header nav details > summary').first().click();
  const open = page.locator('header details[open]');
  await expect(open).toHaveCount(1);
  await page.setViewportSize({ width: 900, height: 900 });
  await page.clock.runFor(299);
  await expect(open).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(open).toHaveCount(0);
});

test('Esc closes an open menu and gives the focus back to what opened it', async ({ page }) => {
  await openWithScripts(page);
  const summary = page.locator('header nav details > summary').first();
  await summary.click();
  await page.locator('header details[open] a').first().focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(summary).toBeFocused();
});

test('the region chooser finds a region by a part of its name', async ({ page }) => {
  await openWithScripts(page);
  await page.locator('header details#region > summary').click();
  await page.locator('[data-region-filter] input').fill('татар');
  await expect(page.locator('header [data-region-code]:visible')).toHaveText([/Татарстан/]);
  // The letters of the other regions are gone with them.
  await expect(page.locator('header [data-region-group]:visible')).toHaveCount(1);
  await page.locator('[data-region-filter] input').fill('атлантида');
  await expect(page.locator('header [data-region-group]:visible')).toHaveCount(0);
  await expect(page.locator('header [data-region-nothing]')).toContainText('Такого региона нет');
  await page.locator('[data-region-filter] input').fill('');
  await expect(page.locator('header [data-region-nothing]')).toBeEmpty();
});

test('on a tablet the sections stand at the top, and open their panels', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(site.at('/about'));
  const menu = page.locator('header').getByRole('navigation', { name: 'Основные разделы' }).first();
  const services = menu.locator('summary').filter({ hasText: 'Услуги и опции' });
  await expect(services).toBeVisible();
  const tops = await menu
    .locator('summary')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await services.click();
  await expect(menu.locator('details[open] a').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('the cookie notice closes at once, whatever the network does, and without loading the page anew', async ({
  page,
  context,
}) => {
  await openWithScripts(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/cookie-notice', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('[data-cookie-notice] button').click();
  await expect(page.locator('[data-cookie-notice]')).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const next = await page.evaluate(() => document.activeElement?.outerHTML);
  answer();
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'cookie_notice'))
    .toBe(true);
  // What comes later takes the focus from nobody.
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(next);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await expect(page.locator('[data-cookie-notice]')).toHaveCount(0);
});
