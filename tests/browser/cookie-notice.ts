import { expect, type Page } from '@playwright/test';

/** Closes the notice, which lies over the end of the screen; without scripts the page is another afterwards. */
export async function closeCookieNotice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Понятно' }).click();
  await expect(page.locator('[data-cookie-notice]')).toHaveCount(0);
}
