import { expect, test } from './fixtures';

const SECTIONS = 'Основные разделы';

test('[SHELL-201] the region is the first label of the host: its name and texts follow it', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/', 'spb'));
  await expect(page).toHaveTitle(/в\sСанкт-Петербурге/);
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Санкт-Петербург' })).toBeVisible();

  await page.goto(site.at('/', 'tatarstan'));
  await expect(page).not.toHaveTitle(/в\sСанкт-Петербурге/);
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Татарстан' })).toBeVisible();
});

test('[SHELL-202] a host that names no region is that of Moscow', async ({ page, site }) => {
  for (const label of ['www', 'nowhere']) {
    await page.goto(site.at('/about', label));
    await expect(page.getByRole('banner').locator('summary', { hasText: 'Москва' })).toBeVisible();
  }
});

test('[PAGE-06] the main page of two hosts is not the same', async ({ page, site }) => {
  await page.goto(site.at('/'));
  const consumers = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(site.at('/', 'corp'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(consumers);
});

test('[SHELL-04] a corporate host has a header of its own', async ({ page, site }) => {
  await page.goto(site.at('/about'));
  const menu = page.getByRole('navigation', { name: SECTIONS }).locator('summary, ul > li > a');
  const consumer = await menu.allInnerTexts();
  for (const label of ['corp', 'b2b', 'corp.spb']) {
    await page.goto(site.at('/', label));
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'b2b');
    await expect(page.getByRole('link', { name: 'Бизнесу' }).first()).toHaveAttribute('aria-current', 'true');
    expect(await menu.allInnerTexts()).not.toEqual(consumer);
  }
});

test('[SHELL-05] [PAGE-204] a page below /corp has the corporate header on any host @phone', async ({
  page,
  site,
}) => {
  for (const path of ['/corp', '/corp/tariffs', '/corp/news']) {
    const response = await page.goto(site.at(path));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('banner')).toHaveAttribute('data-audience', 'b2b');
  }
});

test('[SHELL-06] the header of Osetia is reduced: logo, region and phone, no menu @phone', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/', 'osetia'));
  const header = page.getByRole('banner');
  await expect(header.locator('a[href="/"]')).toBeVisible();
  await expect(header.locator('summary', { hasText: 'Осетия' })).toBeVisible();
  await expect(header.getByRole('link', { name: '8 800 550-05-00' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: SECTIONS })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Быстрые ссылки' })).toHaveCount(0);
});

test('[SHELL-03] a landing page stands on the empty layout', async ({ page, site }) => {
  await page.goto(site.at('/marathon'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: SECTIONS })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toHaveCount(0);
});

test('[PAGE-205] below /test stands the page data of that very path', async ({ page, site }) => {
  const title = async (path: string) => {
    await page.goto(site.at(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page.title();
  };
  const plain = await title('/services/antispam.html');
  const tried = await title('/test/services/antispam.html');
  expect(tried).toContain('вариант для проверки');
  expect(plain).not.toContain('вариант для проверки');
  expect((await site.get('/test/about')).status()).toBe(404);
});

test('[PAGE-24] a page with a redirect leads on', async ({ page, site }) => {
  const response = await site.get('/tariffs');
  expect(response.status()).toBe(301);
  await page.goto(site.at('/tariffs'));
  await expect(page).toHaveURL(site.at('/tariffs/all'));
});

test('[PAGE-16] a legacy address leads to the path without its last segment, with a marker', async ({
  site,
}) => {
  const response = await site.get('/tariffs/all/bez-limita/print');
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/tariffs/all/bez-limita?from=legacy');
});
