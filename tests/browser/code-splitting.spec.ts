import {
  findOwnScripts,
  findOwnStyles,
  findSharedStyles,
  listLayoutTypes,
  listTypes,
  noteRequests,
} from './block-assets';
import { expect, test } from './fixtures';
import { expectStyledFrames, recordFrames } from './frames';
import { delayAssets, holdRequests } from './slow-network';

/** Pages of different types, with different blocks. */
const PAGES = ['/', '/tariffs/all', '/about', '/forhome', '/help/contacts', '/internet/options'];

const WATCHED = ['h1', 'header a', 'main [data-enhance="tabs"] a', 'main summary', 'footer'];

for (const path of PAGES) {
  test(`a page loads the stylesheets of its own blocks and no other: ${path}`, async ({ page, site }) => {
    const types = await listTypes(site, path);
    const own = await Promise.all(types.map((type) => findOwnStyles(site, type)));
    expect(own.flat()).not.toEqual([]);
    const noted = noteRequests(page, 'stylesheet');
    await page.goto(site.at(path));

    expect([...noted].sort()).toEqual(
      [...new Set([...(await findSharedStyles(site)), ...own.flat()])].sort(),
    );
  });
}

test('the stylesheets of the layout’s windows come when one is opened, and with the page where there are no scripts', async ({
  page,
  site,
  browser,
}) => {
  const types = await listLayoutTypes(site, '/about');
  const late = (await Promise.all(types.map((type) => findOwnStyles(site, type)))).flat();
  expect(late).not.toEqual([]);
  const noted = noteRequests(page, 'stylesheet');
  await page.goto(site.at('/about'));
  expect(late.filter((href) => noted.has(href))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Помогите нам стать лучше' }).click();
  await page.locator('[data-flow="survey"]').waitFor();
  expect([...noted]).toEqual(expect.arrayContaining(late));

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const asked = noteRequests(plain, 'stylesheet');
  await plain.goto(site.at('/about'));
  expect([...asked]).toEqual(expect.arrayContaining(late));
  await context.close();
});

test('[PAGE-211] the code of a page type is loaded when a page of that type opens', async ({
  page,
  site,
}) => {
  const ofTabs = await findOwnScripts(page, site, 'tabs');
  const ofCarousel = await findOwnScripts(page, site, 'card-carousel');
  expect(ofTabs).not.toEqual([]);
  const noted = noteRequests(page, 'script');

  expect(ofCarousel).not.toEqual([]);
  await page.goto(site.at('/'));
  await page.locator('#extras').getByRole('button', { name: 'Вперёд' }).waitFor();
  expect([...noted]).toEqual(expect.arrayContaining(ofCarousel));
  expect(ofTabs.filter((path) => noted.has(path))).toEqual([]);

  noted.clear();
  await page.locator('main a[href="/tariffs/all"]').first().click();
  await page.getByRole('tab').first().waitFor();
  expect([...noted]).toEqual(expect.arrayContaining(ofTabs));
  expect(ofCarousel.filter((path) => noted.has(path))).toEqual([]);
});

test('a page whose assets are all late is styled at first paint and never shifts @phone', async ({
  page,
  site,
}) => {
  await delayAssets(page);
  await recordFrames(page, WATCHED);
  await page.goto(site.at('/tariffs/all'));
  await page.getByRole('tab').first().waitFor();

  await expectStyledFrames(page);
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
});

test('content stays in place when the address changes before a slow chunk arrives', async ({
  page,
  site,
}) => {
  const scripts = await findOwnScripts(page, site, 'tabs');
  const held = await holdRequests(page, (path) => scripts.includes(path));
  await page.goto(site.at('/tariffs/all'), { waitUntil: 'commit' });
  await held.asked;
  const block = page.locator('#how');
  await expect(block.getByRole('link').first()).toBeVisible();
  // Before its styles a page shows more than it means to.
  await page.waitForFunction(
    () => [...document.styleSheets].length >= document.querySelectorAll('link[rel="stylesheet"]').length,
  );
  const panels = await block.innerText();

  const second = block.getByRole('link').nth(1);
  const title = await second.innerText();
  await second.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await block.innerText()).length).toBeGreaterThan(panels.length / 2);

  held.release();
  await expect(block.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
  await expect(block.getByRole('tabpanel')).toHaveCount(1);
});

test('a tab clicked as soon as it can be opens its panel', async ({ page, site }) => {
  await delayAssets(page);
  await page.goto(site.at('/tariffs/all'), { waitUntil: 'commit' });
  const tab = page.locator('#how a').last();
  const title = await tab.innerText();
  await tab.click();

  await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#how').getByRole('tabpanel')).toHaveCount(1);
  await expect(page.locator('#how').getByRole('tabpanel')).toBeVisible();
});
