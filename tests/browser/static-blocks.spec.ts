import type { Page } from '@playwright/test';
import { findFlowScripts, FLOW, FLOW_PAGE, noteRequests, waitForFlow } from './block-assets';
import { expect, test } from './fixtures';
import { countSent, newSubscriber } from './outbox';
import { holdRequests, type HeldRequests } from './slow-network';
import type { Site } from './site';

const BLOCKS = '[data-static]';

declare global {
  interface Element {
    /** Set by a test: tells this very element from one made later. */
    wasHereBefore?: boolean;
  }
}

/** Opens the page with the flow and stops before the flow's code comes. */
async function openBeforeFlow(page: Page, site: Site): Promise<HeldRequests> {
  const scripts = await findFlowScripts(page, site);
  const held = await holdRequests(page, (path) => scripts.includes(path));
  await page.goto(site.at(FLOW_PAGE), { waitUntil: 'commit' });
  await held.asked;
  await page.locator('footer').waitFor();
  await page.locator(`${BLOCKS} *`).evaluateAll((elements) => {
    for (const element of elements) element.wasHereBefore = true;
  });
  return held;
}

/** How many elements of the page are still the ones that were marked, and how many are not. */
function countMarked(page: Page): Promise<{ same: number; other: number }> {
  return page.locator(`${BLOCKS} *`).evaluateAll((elements) => {
    const same = elements.filter((element) => element.wasHereBefore === true).length;
    return { same, other: elements.length - same };
  });
}

test('blocks beside a flow send neither code nor props', async ({ page, site }) => {
  const noted = noteRequests(page, 'script');
  // Whatever is the target of its address is drawn as a whole: what is not drawn has no inner text.
  await page.goto(site.at(`${FLOW_PAGE}#main`));
  await waitForFlow(page);
  expect([...noted].filter((path) => path.startsWith('/assets/view-'))).toHaveLength(1);
  const words = await page
    .locator('main > div')
    .filter({ hasNot: page.locator(FLOW) })
    .allInnerTexts();
  const sentences = words.flatMap((text) => text.split('\n')).filter((line) => line.length > 20);
  expect(sentences.length).toBeGreaterThan(5);
  const scripts = (await page.locator('script:not([type="application/ld+json"])').allTextContents()).join(
    '\n',
  );
  expect(sentences.filter((line) => scripts.includes(line))).toEqual([]);
});

test('the page is the same, element by element, once its flow has come to life', async ({ page, site }) => {
  const held = await openBeforeFlow(page, site);
  const before = await countMarked(page);
  expect(before).toEqual({ same: expect.any(Number), other: 0 });
  expect(before.same).toBeGreaterThan(100);
  held.release();
  await waitForFlow(page);
  expect(await countMarked(page)).toEqual(before);
});

test('what a browser extension puts into the page does not disturb a flow', async ({ page, site }) => {
  const held = await openBeforeFlow(page, site);
  await page.evaluate(() => {
    document.body.prepend(document.createElement('browser-extension'));
  });
  const before = await countMarked(page);
  held.release();
  await waitForFlow(page);
  expect((await countMarked(page)).same).toBe(before.same);
});

test('what was typed before the code of a flow came is kept, and counts', async ({ page, site }) => {
  const msisdn = newSubscriber();
  const held = await openBeforeFlow(page, site);
  const field = page.locator(FLOW).getByLabel('Номер телефона');
  await field.pressSequentially(msisdn.slice(1));
  held.release();
  await waitForFlow(page);
  await expect(field).toHaveValue(/^\+7 \(\d{3}\) \d{3} - \d\d - \d\d$/);
  await page.locator(FLOW).getByRole('button', { name: 'Получить код' }).click();
  await expect(page.locator(FLOW).getByRole('heading')).toHaveText('Введите код из SMS');
  expect(await countSent(site, msisdn)).toBe(1);
});

test('a form that is sent before the code of its flow came is answered as a page', async ({ page, site }) => {
  const msisdn = newSubscriber();
  await openBeforeFlow(page, site);
  await page.locator(FLOW).getByLabel('Номер телефона').fill(msisdn);
  await page.locator(FLOW).getByRole('button', { name: 'Получить код' }).click();
  await expect(page.locator(FLOW).getByRole('heading')).toHaveText('Введите код из SMS');
  expect(await countSent(site, msisdn)).toBe(1);
});

test('an enhanced block works without React on the page', async ({ page, site }) => {
  const noted = noteRequests(page, 'script');
  // At the top of the screen, with room for a whole card.
  await page.goto(site.at('/#extras'));
  const carousel = page.locator('#extras');
  const forward = carousel.getByRole('button', { name: 'Вперёд' });
  const back = carousel.getByRole('button', { name: 'Назад' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  expect([...noted].filter((path) => /entry\.client|components|root/.test(path))).toEqual([]);
  const texts = await carousel.locator('li').allTextContents();

  await forward.click();
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  await expect(carousel.locator('article').first()).not.toBeInViewport({ ratio: 0.9 });
  await back.click();
  await expect(carousel.locator('article').first()).toBeInViewport({ ratio: 0.9 });
  expect(await carousel.locator('li').allTextContents()).toEqual(texts);
  const moves = await page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event === 'carousel_move'),
  );
  expect(moves).toEqual([
    { event: 'carousel_move', eventId: 'd-v004-e3', block: 'extras', direction: 'on' },
    { event: 'carousel_move', eventId: 'd-v004-e3', block: 'extras', direction: 'back' },
  ]);
});

test('[PAGE-409] a flow that throws in the browser says so in its place, and leaves its neighbours', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/planted fault|Minified React error/);
  const scripts = await findFlowScripts(page, site);
  await page.route(
    (url) => scripts.includes(url.pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function View() { throw new Error("planted fault"); }',
      }),
  );
  await page.goto(site.at(FLOW_PAGE));

  const root = page.locator('[data-flow-root]').first();
  await expect(root.getByRole('heading')).toHaveText(/^Что-то пошло не\sтак$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обещанный платёж');
  for (const id of ['sums', 'how', 'accordion-1']) {
    await expect(page.locator(`#${id}`)).not.toHaveText('');
  }
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await root.getByRole('button', { name: 'Понятно' }).click();
  await expect(root).toHaveText('');
});

test('a flow whose code cannot be fetched stays a form that works', async ({ page, site, allowConsole }) => {
  allowConsole(/Failed to fetch dynamically imported module|ERR_FAILED|error loading/i);
  const scripts = await findFlowScripts(page, site);
  await page.route(
    (url) => scripts.includes(url.pathname),
    (route) => route.abort(),
  );
  const msisdn = newSubscriber();
  await page.goto(site.at(FLOW_PAGE));
  await page.locator(FLOW).getByLabel('Номер телефона').fill(msisdn);
  await page.locator(FLOW).getByRole('button', { name: 'Получить код' }).click();
  await expect(page.locator(FLOW).getByRole('heading')).toHaveText('Введите код из SMS');
  expect(await countSent(site, msisdn)).toBe(1);
});
