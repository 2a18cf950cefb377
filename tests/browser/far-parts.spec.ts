import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Decision 0078: parts far below are drawn late. Links, Back and reloads lead to the right place all the same. */

const PATH = '/forhome';
const QUESTIONS = '#questions';

const isDrawn = (page: Page) =>
  page.locator(QUESTIONS).evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));

const toTop = (page: Page) =>
  page.locator(QUESTIONS).evaluate((part) => Math.round(part.getBoundingClientRect().top));

/** `scroll-padding-top`, in px. */
const UNDER_THE_EDGE = 64;

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a part far below is drawn when a visitor comes near', async ({ page, site }) => {
    await page.goto(site.at(PATH));
    expect(await isDrawn(page)).toBe(false);
    await page.locator(QUESTIONS).scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page)).toBe(true);
  });
});

test('where there is a mouse, a part far below is drawn in an idle moment, though nobody comes near', async ({
  page,
  site,
}) => {
  await page.goto(site.at(PATH));
  await expect.poll(() => isDrawn(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('gliding', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link into the page leads to the very place', async ({ page, site }) => {
    await page.goto(site.at(PATH));
    await page.evaluate((hash) => {
      const link = Object.assign(document.createElement('a'), { href: hash, textContent: 'Вопросы' });
      document.querySelector('main')?.prepend(link);
    }, QUESTIONS);
    await page.getByRole('link', { name: 'Вопросы', exact: true }).first().click();
    await expect.poll(() => toTop(page)).toBe(UNDER_THE_EDGE);
  });

  test('so does an address', async ({ page, site }) => {
    await page.goto(site.at(`${PATH}${QUESTIONS}`));
    await expect.poll(() => toTop(page)).toBe(UNDER_THE_EDGE);
  });
});

/** As by hand: everything on the way is drawn. */
async function scrollDown(page: Page, screens: number): Promise<void> {
  for (let notch = 0; notch < screens * 4; notch += 1) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(50);
  }
}

test('Back and a reload lead to where the visitor was', async ({ page, site }) => {
  await page.goto(site.at(PATH));
  await scrollDown(page, 4);
  await expect.poll(() => isDrawn(page)).toBe(true);
  const was = await toTop(page);
  await page.goto(site.at('/news'));
  await page.goBack();
  await expect.poll(() => toTop(page)).toBe(was);
  await page.reload();
  await expect.poll(() => toTop(page)).toBe(was);
});
