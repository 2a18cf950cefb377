import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';

const trace = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      ts: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      tid: z.number(),
      pid: z.number(),
    }),
  ),
});

/** What keeps a page's main thread busy longest while something is done, in milliseconds; from the trace of Chromium. */
export async function recordLongestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  return longestOf(traceEvents);
}

type TraceEvent = z.output<typeof trace>['traceEvents'][number];

/**
 * Milliseconds of the longest task on a renderer's main thread; of its CPU time, which other processes do not add to.
 * Tasks that answer the test tool are left out: they come as messages of DevTools.
 */
function longestOf(events: readonly TraceEvent[]): number {
  const toThread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    events.filter(({ args, name }) => name === 'thread_name' && isMain(args)).map(toThread),
  );
  const own = events.filter((event) => main.has(toThread(event)));
  const asked = own.filter(({ name, args }) => name === 'Receive mojo message' && isDevTools(args));
  const tasks = own
    .filter(({ name }) => name === 'RunTask')
    .filter(({ ts, dur = 0 }) => !asked.some((message) => message.ts >= ts && message.ts < ts + dur));
  if (tasks.length === 0) throw new Error('the trace has no tasks of a main thread');
  return Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1000;
}

const isMain = (args: unknown) => z.object({ name: z.literal('CrRendererMain') }).safeParse(args).success;
const isDevTools = (args: unknown) => JSON.stringify(args).includes('blink.mojom.DevToolsSession');
