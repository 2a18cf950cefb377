import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** A visitor whose system is dark: drawings are dark where their surface is, and stay light where it is light. */

/** How light the upper left corner of a picture is as it is painted, 0 to 255: its sky. */
async function measureSky(page: Page, picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const box = await picture.boundingBox();
  if (box === null) throw new Error('the picture is not shown');
  const clip = { x: box.x + 40, y: box.y + 40, width: 8, height: 8 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
}

const heroOf = (page: Page) => page.locator('[data-header] img').first();

test('a drawing under words is dark on a dark page and light on a light one', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site.at('/'));
  expect(await measureSky(page, heroOf(page))).toBeGreaterThan(220);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => measureSky(page, heroOf(page))).toBeLessThan(70);
});

test('a page in the light theme keeps its drawings light, whatever the system is', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(site.at('/'));
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect.poll(() => measureSky(page, heroOf(page))).toBeGreaterThan(220);
});
