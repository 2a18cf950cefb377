import { expect, test } from './fixtures';

const STEPS = 25;

for (const path of ['/about', '/tariffs/all']) {
  test(`the keyboard meets the way to the content first: ${path}`, async ({ page, site }) => {
    await page.goto(site.at(path));
    const skip = page.getByRole('link', { name: 'Перейти к содержанию' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#main :focus')).toHaveCount(1);
  });
}

// In the whole browser: the headless shell draws the ring of the focus by another embedder.
test('the focus can be seen wherever the keyboard leads @whole-browser', async ({ page, site }) => {
  await page.goto(site.at('/tariffs/all'));
  await page.getByRole('tab').first().waitFor();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const { name, outline } = await focused.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { name: element.outerHTML.slice(0, 120), outline: `${outlineStyle} ${outlineWidth}` };
    });
    expect([name, outline]).not.toEqual([name, expect.stringMatching(/^none| 0px$/)]);
    await expect(focused).toBeInViewport();
  }
});

test('the menu opens and closes by the keyboard', async ({ page, site }) => {
  await page.goto(site.at('/tariffs/all'));
  const menu = page.getByRole('navigation', { name: 'Основные разделы' });
  const link = menu.getByRole('link', { name: 'Антиспам' });
  await menu.locator('summary', { hasText: 'Услуги и опции' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
});

test('tabs follow the arrows, Home and End', async ({ page, site }) => {
  await page.goto(site.at('/tariffs/all'));
  const tabs = page.locator('#how').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('[BLK-226] the strip of tabs stays at the top while its panel is read @phone', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/tariffs/all'));
  const strip = page.locator('#how').getByRole('tablist');
  const readTop = () => strip.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await strip.evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY + 30, behavior: 'instant' }),
  );
  expect(await readTop()).toBe(0);
});

// From the first control after the header to the end of the first rows of cards.
for (const [path, from] of [
  ['/forhome', 'Подключить интернет'],
  ['/shop', 'Оформить eSIM'],
] as const) {
  test(`what the keyboard reaches is neither beside the screen nor beneath a bubble: ${path} @phone`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.at(path));
    await expect(page.locator('[data-bubble]:visible')).toBeVisible();
    await page.locator('#main').getByRole('link', { name: from }).first().focus();
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press('Tab');
      await expect(async () => expect(await page.evaluate(findHiddenFocus)).toBeNull()).toPass();
    }
  });
}

/** Runs in the page. Null when the middle of what has the focus can be seen. */
function findHiddenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || !document.querySelector('#main')?.contains(focused)) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused));
  return isSeen ? null : focused.outerHTML.slice(0, 120);
}
