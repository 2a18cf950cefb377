import { expect, test } from './fixtures';

/** As wide as a sheet of A4 without its margins. */
const SHEET = { width: 700, height: 1000 };

test('what only a screen needs is not printed: menus, the bar over the end of each sheet, icons that are links', async ({
  page,
  site,
}) => {
  await page.setViewportSize(SHEET);
  await page.goto(site.at('/tariffs/all/bez-limita'));
  const bar = page.getByRole('navigation', { name: 'Быстрые ссылки' });
  const socials = page.getByRole('contentinfo').getByRole('list', { name: 'Мы в социальных сетях' });
  await expect(bar).toBeVisible();
  await expect(socials).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await expect(socials).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('closed answers are read on paper, and lists that only choose are not', async ({ page, site }) => {
  await page.setViewportSize(SHEET);
  await page.goto(site.at('/books'));
  const answer = page.locator('details:not([open]) [data-anchor]').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.getByRole('link', { name: 'Алтайский край' })).toBeHidden();
});
