import type { Page } from '@playwright/test';
import {
  BLOCK_TYPES,
  findLiveScripts,
  LIVE_BLOCK,
  LIVE_PAGE,
  noteRequests,
  waitForHydration,
} from './block-assets';
import { expect, test } from './fixtures';
import { holdRequests, type HeldRequests } from './slow-network';
import type { Site } from './site';

/** What the gallery says of a block's code, and the scripts of a page of such blocks. */
const EXECUTABLE = /<script(?![^>]*application\/ld\+json)[^>]*>/g;
const MODULE = /^<script type="module" src="\/assets\/start-page-[\w-]+\.js" nonce="[\w-]+">$/;

const STATIC_BLOCKS = '[data-static]';

/** What React writes when a document is not what it expected; it renders the page anew then. */
const MISMATCH = /Minified React error #(418|422|423|425)/;

declare global {
  interface Element {
    /** Set by a test: tells this very element from one made later. */
    wasHereBefore?: boolean;
  }
}

/** Opens the mixed page and stops before React begins, until the code of its live block may come. */
async function openBeforeHydration(page: Page, site: Site): Promise<HeldRequests> {
  const held = await holdRequests(page, await findLiveScripts(page, site));
  await page.goto(site.at(LIVE_PAGE), { waitUntil: 'commit' });
  await held.asked;
  await page.locator('footer').waitFor();
  await page.locator(`${STATIC_BLOCKS} *`).evaluateAll((elements) => {
    for (const element of elements) element.wasHereBefore = true;
  });
  return held;
}

/** How many elements of static blocks are still the ones that were marked, and how many are not. */
function countMarked(page: Page, within = STATIC_BLOCKS): Promise<{ same: number; other: number }> {
  return page.locator(`${within} *`).evaluateAll((elements) => {
    const same = elements.filter((element) => element.wasHereBefore === true).length;
    return { same, other: elements.length - same };
  });
}

/** What each static block holds, short enough to be read in a report. Scripts may show a hidden field among it. */
function readStaticBlocks(page: Page): Promise<string[]> {
  return page.locator(STATIC_BLOCKS).evaluateAll((blocks) =>
    blocks.map((block) => {
      const text = block.textContent ?? '';
      const elements = block.querySelectorAll('*').length;
      return `«${text.slice(0, 40)}»: ${text.length} letters, ${elements} elements`;
    }),
  );
}

test('static blocks send no script, enhanced ones one small module, whatever their example', async ({
  site,
}) => {
  for (const type of BLOCK_TYPES) {
    const about = await (await site.get(`/dev/blocks/${type}`)).text();
    const count = about.match(/id="example-\d+"/g)?.length ?? 0;
    expect([type, count > 0]).toEqual([type, true]);
    for (let index = 0; index < count; index += 1) {
      const html = await (await site.get(`/dev/blocks/${type}/${index}`)).text();
      const scripts = html.match(EXECUTABLE) ?? [];
      if (about.includes('hydration: load')) expect([type, scripts.length > 1]).toEqual([type, true]);
      // An example may need nothing of the enhancement.
      else if (about.includes('hydration: none + enhance') && scripts.length > 0)
        expect([type, ...scripts]).toEqual([type, expect.stringMatching(MODULE)]);
      else expect([type, ...scripts]).toEqual([type]);
    }
  }
});

test('static blocks beside a live one send neither code nor props', async ({ page, site }) => {
  const noted = noteRequests(page, 'script');
  await page.goto(site.at(LIVE_PAGE));
  await waitForHydration(page);

  expect([...noted].filter((path) => path.startsWith('/assets/view-'))).toHaveLength(1);
  const sent = await page.evaluate(() => JSON.stringify(Reflect.get(window, '__remixContext')));
  const words = await page.locator(`main ${STATIC_BLOCKS}`).allInnerTexts();
  const sentences = words.flatMap((text) => text.split('\n')).filter((line) => line.length > 20);
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((line) => sent.includes(line))).toEqual([]);
  expect(sent).toContain(await page.locator(LIVE_BLOCK).getByRole('heading').innerText());
});

test('the DOM of static blocks survives hydration, state changes and hash changes', async ({
  page,
  site,
}) => {
  const held = await openBeforeHydration(page, site);
  const before = await countMarked(page);
  expect(before).toEqual({ same: expect.any(Number), other: 0 });
  expect(before.same).toBeGreaterThan(100);

  held.release();
  await waitForHydration(page);
  await page.locator(LIVE_BLOCK).getByRole('button').click();
  await expect(page.locator('[data-error-summary]')).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'sums';
  });
  await expect(page).toHaveURL(/#sums$/);

  expect(await countMarked(page)).toEqual(before);
});

test('static blocks keep their content when React renders the page anew after a mismatch', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(MISMATCH);
  const held = await openBeforeHydration(page, site);
  const before = await readStaticBlocks(page);
  await page.evaluate(() => document.body.prepend(document.createElement('browser-extension')));
  held.release();
  await waitForHydration(page);

  expect(await readStaticBlocks(page)).toEqual(before);
  // The mismatch was a real one: every element is a new one.
  expect((await countMarked(page)).same).toBe(0);
});

test('static blocks are whole after a client-side navigation and after Back', async ({ page, site }) => {
  await page.goto(site.at(LIVE_PAGE));
  await waitForHydration(page);
  const first = await readStaticBlocks(page);
  await page.locator('body').evaluate((body) => {
    body.wasHereBefore = true;
  });
  await page.locator('a[href="/tariffs/all"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тарифы');
  await waitForHydration(page);
  const second = await readStaticBlocks(page);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Тарифы');
  expect(await readStaticBlocks(page)).toEqual(first);
  expect(await page.locator('body').evaluate((body) => body.wasHereBefore)).toBe(true);

  await page.goto(site.at('/tariffs/all'));
  expect(await readStaticBlocks(page)).toEqual(second);
});

test('an enhanced block works without React on the page', async ({ page, site }) => {
  const noted = noteRequests(page, 'script');
  await page.goto(site.at('/'));
  const carousel = page.locator('#extras');
  const forward = carousel.getByRole('button', { name: 'Вперёд' });
  const back = carousel.getByRole('button', { name: 'Назад' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  expect([...noted].filter((path) => /entry\.client|components|root/.test(path))).toEqual([]);
  const html = await carousel.locator('li').allInnerTexts();

  await forward.click();
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  await expect(carousel.locator('article').first()).not.toBeInViewport({ ratio: 0.9 });
  await back.click();
  await expect(carousel.locator('article').first()).toBeInViewport({ ratio: 0.9 });
  expect(await carousel.locator('li').allInnerTexts()).toEqual(html);
  const moves = await page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event === 'carousel_move'),
  );
  expect(moves).toEqual([
    { event: 'carousel_move', eventId: 'd-v004-e3', block: 'extras', direction: 'on' },
    { event: 'carousel_move', eventId: 'd-v004-e3', block: 'extras', direction: 'back' },
  ]);
});

test('a live block that throws in the browser leaves its neighbours', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/planted fault|The block promised-payment|Minified React error/);
  const scripts = await findLiveScripts(page, site);
  await page.route(
    (url) => scripts.includes(url.pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function View() { throw new Error("planted fault"); }',
      }),
  );
  await page.goto(site.at(LIVE_PAGE));

  await expect(page.locator(LIVE_BLOCK)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обещанный платёж');
  for (const id of ['sums', 'how', 'accordion-1']) {
    await expect(page.locator(`#${id}`)).not.toHaveText('');
  }
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
