import { BREAKPOINTS } from '#blocks/ui/breakpoints';
import { BLOCK_TYPES } from './block-assets';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';

/** A block with several examples and nothing to load. */
const BLOCK = '/dev/blocks/cards';

test('the index leads to every block, with its size, and fits every screen @phone', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/dev/blocks'));
  const hrefs = await page
    .locator('main li a[href^="/dev/blocks/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(BLOCK_TYPES.map((type) => `/dev/blocks/${type}`));
  const cards = page.getByRole('listitem').filter({ has: page.locator(`a[href="${BLOCK}"]`) });
  await expect(cards).toContainText(/JS\s*0/);
  await expect(cards).toContainText(/CSS\s*[\d,]+\s*(Б|КБ)/);
  for (const width of Object.values(BREAKPOINTS)) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

for (const path of ['/dev/blocks', '/dev/blocks/accordion?width=360']) {
  test(`the gallery can be used by everyone, in light and dark: ${path}`, async ({ page, site }) => {
    await page.goto(site.at(path));
    expect(await findFaults(page)).toEqual([]);
  });
}

test('a width puts each example into a window of that width, in the chosen theme and audience', async ({
  page,
  site,
}) => {
  await page.goto(site.at(BLOCK));
  const examples = await page.getByRole('button', { name: 'Скопировать JSON' }).count();
  await page.getByRole('navigation', { name: 'Ширина' }).getByRole('link', { name: '360' }).click();
  await page.getByRole('navigation', { name: 'Тема' }).getByRole('link', { name: 'Тёмная' }).click();
  await page
    .getByRole('navigation', { name: 'Аудитория' })
    .getByRole('link', { name: 'Для бизнеса' })
    .click();
  await expect(page).toHaveURL(site.at(`${BLOCK}?width=360&theme=dark&audience=b2b`));
  await expect(page.locator('iframe')).toHaveCount(examples);

  const html = page.frameLocator('iframe').first().locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-audience', 'b2b');
  expect(await html.evaluate(() => [innerWidth, document.querySelectorAll('header, footer').length])).toEqual(
    [360, 0],
  );
  // As high as what is in it: nothing scrolls inside.
  await expect
    .poll(() => html.evaluate(({ scrollHeight }) => scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0);
});

// In the whole browser: the clipboard belongs to it, and the shell has one of its own.
test('one press copies an example as JSON for a page @whole-browser', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site.at(BLOCK));
  const button = page.getByRole('button', { name: 'Скопировать JSON' }).first();
  await button.click();
  await expect(button).toContainText('Скопировано');
  await expect(page.getByRole('status').filter({ hasText: 'Скопировано' })).toHaveCount(1);
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  const listed: unknown = await (await site.get('/dev/blocks.json')).json();
  expect(listed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'cards',
        examples: expect.arrayContaining([
          expect.objectContaining({ component: expect.objectContaining(withoutId(copied)) }),
        ]),
      }),
    ]),
  );
});

function withoutId(component: unknown): Record<string, unknown> {
  const { id: _id, ...rest } = Object(component);
  return rest;
}

test('tells what a field is, and what an editor is told of a wrong one', async ({ page, site }) => {
  await page.goto(site.at(BLOCK));
  const row = page.getByRole('row').filter({ hasText: 'items[].price.amountKopecks' });
  await expect(row).toContainText('целое число');
  await expect(row).toContainText('обязательное');
  for (const code of ['unknown-type', 'invalid-props', 'newer-version']) {
    await expect(page.locator('#faults').getByText(code, { exact: true })).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the JSON of an example is there to be copied by hand', async ({ page, site }) => {
    await page.goto(site.at(BLOCK));
    await expect(page.getByRole('button', { name: 'Скопировать JSON' })).toHaveCount(0);
    await page.locator('summary', { hasText: 'JSON блока' }).first().click();
    await expect(page.locator('textarea').first()).toBeVisible();
    await expect(page.locator('textarea').first()).toHaveValue(/"type": "cards"/);
  });
});
