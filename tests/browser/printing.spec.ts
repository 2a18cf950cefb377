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
