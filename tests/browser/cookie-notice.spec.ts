import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The notice about cookies on screens where it could be in the way. */

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });

/** What lies on top at the middle of an element is the element, or a part of it. */
async function isUncovered(element: Locator): Promise<boolean> {
  await element.scrollIntoViewIfNeeded();
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

async function findBox(element: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 };
  return { top: y, bottom: y + height };
}

test('on a phone it covers nothing of the page, neither at its beginning nor while it is scrolled @phone-only', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/'));
  const notice = await findBox(noticeOf(page));
  const [header, main] = [await findBox(page.getByRole('banner')), await findBox(page.getByRole('main'))];
  expect(notice.top).toBeGreaterThanOrEqual(header.bottom);
  expect(main.top).toBeGreaterThanOrEqual(notice.bottom);
  await page.getByRole('main').getByRole('link', { name: 'Подключить' }).first().scrollIntoViewIfNeeded();
  expect(await isUncovered(page.getByRole('main').getByRole('link', { name: 'Подключить' }).first())).toBe(
    true,
  );
});

test('at 400 % zoom nothing lies over it, and it does not stay over the page', async ({ page, site }) => {
  // 1280 × 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(site.at('/'));
  const notice = noticeOf(page);
  for (const part of [notice.getByRole('paragraph'), notice.getByRole('button')]) {
    expect(await isUncovered(part)).toBe(true);
  }
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(notice).not.toBeInViewport();
});

test('on a large screen it stays at the lower edge, clear of the end of the page', async ({ page, site }) => {
  await page.goto(site.at('/about'));
  const card = noticeOf(page).getByRole('button');
  await expect(card).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(card).toBeInViewport();
  expect(await isUncovered(page.getByRole('contentinfo').getByText('18+', { exact: true }))).toBe(true);
});

test('its «Файлы cookie» is a link', async ({ page, site }) => {
  await page.goto(site.at('/'));
  await noticeOf(page).getByRole('link', { name: '«Файлы cookie»' }).click();
  await expect(page).toHaveURL(site.at('/cookies'));
});
