import { expect, test } from './fixtures';

// As most visitors have it: what comes and goes moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What blocks do in a real browser, where layout, focus and history are the browser's own. */

const ACCORDION = '/dev/blocks/accordion/0';
const MODAL = '/dev/blocks/modal/0';

test('[BLK-203] [BLK-204] an accordion opens and comes into view for its hash on load', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto(site.at(`${ACCORDION}#esim-lost`));
  const answer = page.locator('details', { hasText: 'Что делать, если телефон потерян?' });
  await expect(answer).toHaveAttribute('open', '');
  await expect(answer.locator('summary')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('[BLK-205] an accordion opens for a hash that comes later, and reports it', async ({ page, site }) => {
  await page.goto(site.at(ACCORDION));
  await expect(page.locator('[data-enhance="accordion"][data-enhanced]')).toBeAttached();
  await page.evaluate(() => {
    location.hash = 'esim-price';
  });
  const answer = page.locator('details', { hasText: 'Сколько стоит перейти на eSIM?' });
  await expect(answer).toHaveAttribute('open', '');
  await expect(answer.locator('summary')).toBeInViewport();
});

test('[BLK-234] opening and closing an accordion are two events', async ({ page, site }) => {
  await page.goto(site.at(ACCORDION));
  await expect(page.locator('[data-enhance="accordion"][data-enhanced]')).toBeAttached();
  const summary = page.locator('summary').first();
  await summary.click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await summary.click();
  await expect(page.locator('details[open]')).toHaveCount(0);
  const events = await page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event));
  expect(events.filter((event) => event.startsWith('accordion'))).toEqual([
    'accordion_open',
    'accordion_close',
  ]);
});

test('a window takes the focus, closes on Esc and gives the focus back', async ({ page, site }) => {
  await page.goto(site.at(MODAL));
  await expect(page.locator('[data-enhance="modal"][data-enhanced]')).toBeAttached();
  const opener = page.locator('[data-popup]').first();
  await opener.click();
  const window = page.getByRole('dialog');
  await expect(window).toBeVisible();
  await expect(window.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Back closes a window and stays on the page; a reload of its hash opens it @phone-only', async ({
  page,
  site,
}) => {
  await page.goto(site.at(MODAL));
  await expect(page.locator('[data-enhance="modal"][data-enhanced]')).toBeAttached();
  const address = page.url();
  await page.locator('[data-popup]').first().click();
  const window = page.getByRole('dialog');
  await expect(window).toBeVisible();
  await page.reload();
  await expect(window).toBeVisible();
  await page.goBack();
  await expect(window).toBeHidden();
  expect(page.url()).toBe(address);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a window opens as the target of its link, and closes', async ({ page, site }) => {
    await page.goto(site.at(MODAL));
    await page.locator('[data-popup]').first().click();
    const window = page.locator('dialog').first();
    await expect(window).toBeVisible();
    await window.getByRole('link', { name: 'Закрыть' }).click();
    await expect(window).toBeHidden();
  });
});
