import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import { openWithScripts } from './open-with-scripts';

/** The search that the header and the bottom bar open over any page. */

test('[SRCH-05] a page is found from the header by keyboard; Back leads to the search, then to the page @phone', async ({
  page,
}) => {
  await openWithScripts(page, '/tariffs/all');
  const link = page.getByRole('link', { name: 'Поиск', exact: true });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Поиск по сайту' });
  const field = dialog.getByRole('combobox', { name: 'Поиск по сайту' });
  await expect(field).toBeFocused();
  await field.pressSequentially('роуминг');
  await expect(dialog.getByRole('option')).toHaveCount(7);
  await expect(dialog.getByRole('option', { name: 'роуминг' }).first()).toBeVisible();
  expect(await findFaults(page, { within: '#search-window' })).toEqual([]);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Тарифы');
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тарифы');
});

test('Esc takes the list, then the window, and the focus goes back to the link', async ({ page }) => {
  await openWithScripts(page, '/tariffs/all');
  const link = page.getByRole('link', { name: 'Поиск', exact: true });
  await link.focus();
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Поиск по сайту' });
  await expect(dialog.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('where its code does not come, the link leads to the page of search', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.route('**/search-window-*.js', (route) => route.abort());
  await openWithScripts(page, '/tariffs/all');
  await page.getByRole('link', { name: 'Поиск', exact: true }).click();
  await expect(page).toHaveURL(/\/search$/);
});
