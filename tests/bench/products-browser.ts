import { chromium, type Browser, type Page } from '@playwright/test';
import * as z from 'zod';
import type { BenchResult } from './bench';
import { BROWSER_ARGS, CHROMIUM } from './browser';
import { judgeAtMost, median, type Figure } from './figure';
import { makeDirectory, startSite } from './servers';

/** Filter and search with five hundred services, on a phone a quarter as fast as this machine. */

const PATH = '/test/services-500';
const PHONE = { width: 360, height: 780 };
const SLOWDOWN = 4;
/** A task longer than 50 ms is felt; a frame of 60 a second has 16. */
const LIMIT = { target: 50, moonshot: 16 };
const TYPED = 'интернет';

const trace = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      ph: z.string(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      tid: z.number(),
      pid: z.number(),
    }),
  ),
});

/** What the visitor does; ends when the list shows it. */
type Deed = (page: Page) => Promise<void>;

const filter: Deed = async (page) => {
  await page.locator('[data-filter]').nth(2).click();
  await page.locator('[data-filter][aria-current]').nth(0).waitFor();
  await settle(page);
};

const search: Deed = async (page) => {
  await page.locator('input[name="q"]').pressSequentially(TYPED, { delay: 150 });
  await page.locator('[data-suggestions] >> visible=true').first().waitFor();
  await settle(page);
};

/** Two frames: what was changed is drawn. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Opens the page `rounds` times for each deed, and gives the longest task of each. */
export async function measureServices(rounds: number): Promise<BenchResult> {
  const site = await startSite({ directory: makeDirectory() });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: BROWSER_ARGS });
  try {
    const url = `http://moscow.localhost:${site.port}${PATH}`;
    return {
      figures: [
        await measureDeed(browser, url, rounds, { name: 'Filter of 500 services by a chip', deed: filter }),
        await measureDeed(browser, url, rounds, {
          name: 'Search in 500 services, letter by letter',
          deed: search,
        }),
      ],
      notes: [
        `Longest task of the page’s main thread from the trace of Chromium, in CPU time, ${PHONE.width} px wide, CPU slowed down ${SLOWDOWN} times; the search is loaded when the field gets the focus, which is measured too.`,
      ],
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measureDeed(
  browser: Browser,
  url: string,
  rounds: number,
  { name, deed }: { name: string; deed: Deed },
): Promise<Figure> {
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) longest.push(await findLongestTask(browser, url, deed));
  const value = median(longest);
  return {
    ...{ bench: 'products', name: `${name}: longest task`, ratio: null },
    baseline: `a phone, CPU ÷ ${SLOWDOWN}, absolute`,
    ...{ value: `${value.toFixed(0)} ms`, target: `≤ ${LIMIT.target} / ${LIMIT.moonshot} ms` },
    verdict: judgeAtMost(value, LIMIT),
  };
}

async function findLongestTask(browser: Browser, url: string, deed: Deed): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(url, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await deed(page);
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  await page.close();
  return longestOf(traceEvents);
}

type TraceEvent = z.output<typeof trace>['traceEvents'][number];

/** Milliseconds of the longest task on a renderer's main thread; of its CPU time, which other processes do not add to. */
function longestOf(events: readonly TraceEvent[]): number {
  const toThread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    events.filter(({ args, name }) => name === 'thread_name' && isMain(args)).map(toThread),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && main.has(toThread(event)));
  if (tasks.length === 0) throw new Error('the trace has no tasks of a main thread');
  return Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1000;
}

const isMain = (args: unknown) => z.object({ name: z.literal('CrRendererMain') }).safeParse(args).success;
