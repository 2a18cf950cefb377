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

/** Of a page's main thread while something is done, in milliseconds of its processor time. */
export interface LongTasks {
  /** The longest task, whatever was done in it. */
  longest: number;
  /** The longest that the scripts of one task took, with what they made the browser do before they went on. */
  longestOfScripts: number;
}

/** Reads the trace of Chromium. */
export async function recordTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<LongTasks> {
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  return measureTasks(traceEvents);
}

type TraceEvent = z.output<typeof trace>['traceEvents'][number];

/**
 * Processor time: other processes do not add to it. Tasks that answer the test tool are left out: they come as messages of
 * DevTools.
 */
function measureTasks(events: readonly TraceEvent[]): LongTasks {
  const toThread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    events.filter(({ args, name }) => name === 'thread_name' && isMain(args)).map(toThread),
  );
  const own = events.filter((event) => main.has(toThread(event)));
  const asked = own.filter(({ name, args }) => name === 'Receive mojo message' && isDevTools(args));
  const tasks = own
    .filter(({ name }) => name === 'RunTask')
    .filter((task) => !asked.some((message) => isWithin(message, task)));
  if (tasks.length === 0) throw new Error('the trace has no tasks of a main thread');
  const scripts = withoutInner(own.filter(({ name }) => SCRIPT_EVENTS.has(name)));
  const toScripts = (task: TraceEvent) =>
    scripts.filter((script) => isWithin(script, task)).reduce((sum, script) => sum + toWorkMs(script), 0);
  return {
    longest: Math.max(...tasks.map(toWorkMs)),
    longestOfScripts: Math.max(...tasks.map(toScripts)),
  };
}

const SCRIPT_EVENTS: ReadonlySet<string> = new Set(['EvaluateScript', 'FunctionCall', 'v8.evaluateModule']);

const isWithin = (inner: TraceEvent, { ts, dur = 0, pid, tid }: TraceEvent) =>
  inner.pid === pid && inner.tid === tid && inner.ts >= ts && inner.ts < ts + dur;

/** A script that another one has called is a part of that one. */
function withoutInner(scripts: readonly TraceEvent[]): TraceEvent[] {
  return scripts.filter((one) => !scripts.some((other) => other !== one && isWithin(one, other)));
}

const toWorkMs = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1000;

const isMain = (args: unknown) => z.object({ name: z.literal('CrRendererMain') }).safeParse(args).success;
const isDevTools = (args: unknown) => JSON.stringify(args).includes('blink.mojom.DevToolsSession');
