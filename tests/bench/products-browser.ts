import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import type { BenchResult } from './bench';
import { BROWSER_ARGS, CHROMIUM } from './browser';
import { judgeAtMost, median, type Figure } from './figure';
import { recordTasks } from './longest-task';
import { withManyGoods } from './many-goods';
import { startOperator } from './operator';
import { makeDirectory, onAllCores, startSite } from './servers';

/** Filters with five hundred services and a thousand goods, on a phone a quarter as fast as this machine. */

const SERVICES = '/test/services-500';
const GOODS = 1000;
const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
/** A task longer than 50 ms is felt; a frame of 60 a second has 16. */
const LIMIT = { target: 50, moonshot: 16 };
const TYPED = 'интернет';

interface Deed {
  path: string;
  /** What the visitor taps first. Found before the measuring: to look for it costs the page time. */
  target: (page: Page) => Locator;
  /** What the visitor does with a finger there and the keyboard; ends when the page shows it. */
  act: (page: Page, tap: () => Promise<void>) => Promise<void>;
  /** What is seen then; a deed that shows nothing was not measured. */
  shown: string;
}

const filter: Deed = {
  path: SERVICES,
  target: (page) => page.locator('[data-filter]').nth(2),
  act: (_, tap) => tap(),
  shown: '[data-group][hidden]',
};

const search: Deed = {
  path: SERVICES,
  target: (page) => page.locator('input[name="q"]'),
  act: async (page, tap) => {
    await tap();
    await page.keyboard.type(TYPED, { delay: 150 });
    await page.waitForTimeout(300);
  },
  shown: '[data-suggestions] > li',
};

/** The server filters, and the first of what it found take the place of those that were shown. */
const goods: Deed = {
  path: '/shop?sort=cheap',
  target: (page) => page.getByRole('button', { name: 'Показать', exact: true }),
  act: async (page, tap) => {
    await Promise.all([page.waitForResponse((answer) => answer.url().includes(goods.path)), tap()]);
    await page.waitForTimeout(600);
  },
  shown: `output:has-text("${GOODS} товаров")`,
};

/** Two frames: what was changed is drawn. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Opens the page `rounds` times for each deed, and gives the longest task of each. */
export async function measureServices(rounds: number): Promise<BenchResult> {
  const browser = await onAllCores(() => chromium.launch({ executablePath: CHROMIUM, args: BROWSER_ARGS }));
  try {
    return {
      figures: [
        await measureDeed(browser, rounds, { name: 'Filter of 500 services by a chip', deed: filter }),
        await measureDeed(browser, rounds, {
          name: 'Search in 500 services, letter by letter',
          deed: search,
        }),
        await measureGoods(browser, rounds),
      ],
      notes: [
        `Longest task of the page’s main thread from the trace of Chromium, in CPU time, ${PHONE.viewport.width} px wide, by touch, CPU slowed down ${SLOWDOWN} times, without the tasks of the tool that measures; the search is loaded when the field gets the focus, which is measured too.`,
        `The slowdown counts time in which other processes had the core ${SLOWDOWN} times as well: on a busy machine ${SLOWDOWN} × the unslowed figure is nearer to the truth.`,
      ],
    };
  } finally {
    await browser.close();
  }
}

async function measureGoods(browser: Browser, rounds: number): Promise<Figure> {
  const operator = await startOperator({ change: withManyGoods(GOODS) });
  try {
    const name = `Filter of ${GOODS} goods by the form of the shop`;
    return await measureDeed(browser, rounds, { name, deed: goods, operator: operator.origin });
  } finally {
    operator.stop();
  }
}

/** With a server of its own: a minute after its start a server checks the whole site, which takes a core. */
async function measureDeed(
  browser: Browser,
  rounds: number,
  { name, deed, operator }: { name: string; deed: Deed; operator?: string },
): Promise<Figure> {
  const site = await startSite({ directory: makeDirectory(), ...(operator !== undefined && { operator }) });
  const url = `http://moscow.localhost:${site.port}${deed.path}`;
  const slow: number[] = [];
  const fast: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    slow.push(await findLongestTask(browser, url, deed, SLOWDOWN));
    fast.push(await findLongestTask(browser, url, deed, 1));
  }
  await site.stop();
  const value = median(slow);
  return {
    bench: 'products',
    name: `${name}: longest task`,
    ratio: null,
    baseline: `a phone, CPU ÷ ${SLOWDOWN}, absolute`,
    value: `${value.toFixed(0)} ms, unslowed ${median(fast).toFixed(1)} ms`,
    target: `≤ ${LIMIT.target} / ${LIMIT.moonshot} ms`,
    verdict: judgeAtMost(value, LIMIT),
  };
}

async function findLongestTask(browser: Browser, url: string, deed: Deed, rate: number): Promise<number> {
  const page = await browser.newPage(PHONE);
  await page.goto(url, { waitUntil: 'networkidle' });
  const target = deed.target(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is nothing to tap');
  const tap = () => page.touchscreen.tap(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const { longest } = await recordTasks(browser, page, async () => {
    await deed.act(page, tap);
    await settle(page);
  });
  await page.locator(deed.shown).first().waitFor({ state: 'attached' });
  await page.close();
  return longest;
}
