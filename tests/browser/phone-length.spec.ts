import { expect, test } from './fixtures';

/** How far a thumb has to go on a phone: half of what the two longest pages once were, with every link still there. */
const PAGES = [
  { path: '/', mostPixels: 7_150, link: '/action/', leastLinks: 3 },
  { path: '/services', mostPixels: 7_750, link: '/services/', leastLinks: 55 },
];

for (const { path, mostPixels, link, leastLinks } of PAGES) {
  test(`${path} is short, and what it left out of sight to the side can be reached @phone-only`, async ({
    page,
    site,
  }) => {
    await page.goto(site.at(path));
    // Whoever loads a page again gets every part at its true height, near or far.
    await page.reload();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(mostPixels);
    const links = page.getByRole('main').locator(`a[href*="${link}"]`);
    expect(await links.count()).toBeGreaterThanOrEqual(leastLinks);
    const last = links.last();
    await last.focus();
    await expect(last).toBeInViewport();
  });
}

test('a chip makes a list of its group, one service below the other @phone-only', async ({ page, site }) => {
  await page.goto(site.at('/services'));
  await page.getByRole('link', { name: 'Звонки', exact: true }).click();
  const cards = page.locator('[data-group]:not([hidden]) [data-card]:not([hidden])');
  await expect(page.locator('[data-group]:not([hidden])')).toHaveCount(1);
  const places = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places).size).toBe(1);
});

for (const { path, link, least } of [
  { path: '/news', link: '/news/', least: 5 },
  { path: '/action', link: '/action/', least: 8 },
]) {
  test(`${path} is a list to read downwards, not to swipe through @phone-only`, async ({ page, site }) => {
    await page.goto(site.at(path));
    const links = page.getByRole('main').locator(`li a[href^="${link}"]`);
    const places = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(places.length).toBeGreaterThanOrEqual(least);
    expect(Math.max(...places)).toBeLessThan(360);
  });
}

test('the price of a tariff stands under its name @phone-only', async ({ page, site }) => {
  await page.goto(site.at('/tariffs/all'));
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').boundingBox();
  const price = await card.getByText('₽').first().boundingBox();
  expect(price?.x).toBe(name?.x);
});
