import { expect, test } from './fixtures';

const BROKEN_PAGE = '/dev-demo/broken';

test('[PAGE-19] [PAGE-215] componentCheck lists what a page misses, on the page and in the console', async ({
  page,
  site,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(site.at(`${BROKEN_PAGE}?componentCheck`));
  const report = page.locator('[data-component-check]');

  await expect(report).toHaveAttribute('data-component-check', 'findings');
  await expect(report).toContainText('hologram');
  await expect(report).toContainText('price-list');
  const logged = lines.filter((line) => line.startsWith('[componentCheck]'));
  expect(logged.filter((line) => line.includes('hologram'))).toHaveLength(1);
  expect(logged.length).toBeGreaterThanOrEqual(4);
});

test('[PAGE-19] without the flag nothing is listed, and good blocks stand between the bad ones @phone', async ({
  page,
  site,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(site.at(BROKEN_PAGE));
  await expect(page.locator('[data-component-check]')).toHaveCount(0);
  for (const text of ['Страница для проверки', 'Между плохими блоками', 'Что здесь проверяется', 'Дальше']) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  expect(lines.filter((line) => line.includes('componentCheck'))).toEqual([]);
});

test('a page without faults says so under componentCheck', async ({ page, site }) => {
  await page.goto(site.at('/about?componentCheck'));
  await expect(page.locator('[data-component-check]')).toHaveAttribute('data-component-check', 'clear');
});

test('[PAGE-20] [PAGE-213] utm_hide_section hides sections by id or name and nothing else', async ({
  page,
  site,
}) => {
  const blocks = page.getByRole('main').locator('section[id], header[id]');
  const listIds = () => blocks.evaluateAll((elements) => elements.map(({ id }) => id));
  await page.goto(site.at('/tariffs/all'));
  const all = await listIds();
  expect(all).toEqual(expect.arrayContaining(['how', 'benefit-list-1', 'questions']));

  await page.goto(site.at('/tariffs/all?utm_hide_section=how'));
  expect(await listIds()).toEqual(all.filter((id) => id !== 'how'));

  await page.goto(site.at('/tariffs/all?utm_hide_section=how,benefits'));
  expect(await listIds()).toEqual(all.filter((id) => id !== 'how' && id !== 'benefit-list-1'));

  await page.goto(site.at('/tariffs/all'));
  expect(await listIds()).toEqual(all);
});

test('[PAGE-21] [PAGE-214] utm_additional_banner shows the banner it names', async ({ page, site }) => {
  const banner = page.getByRole('main').getByText('Кино на пяти устройствах');
  await page.goto(site.at('/about?utm_additional_banner=slider-cinema'));
  await expect(banner).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/services/kino.html"]')).toBeVisible();

  await page.goto(site.at('/about?utm_additional_banner=no-such-banner'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.goto(site.at('/about'));
  await expect(banner).toHaveCount(0);
});

test('any other mark in the query changes nothing', async ({ site }) => {
  const html = async (query: string) => (await site.get(`/about${query}`)).text();
  expect(await html('?utm_source=mail&gclid=1')).toBe(await html(''));
});
