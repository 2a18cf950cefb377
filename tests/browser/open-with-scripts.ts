import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Goes to a page and waits until its shell is alive: its scripts reveal the filter of the region chooser. */
export async function openWithScripts(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-region-filter]:not([hidden])')).toBeAttached();
}
