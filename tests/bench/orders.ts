import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { walkFlow } from '#tests/integration/flow-walks';
import { visitFlow, type Answered, type FlowVisit } from '#tests/integration/post-flow';
import type { Bench } from './bench';
import { newAddress, newNumber } from './bench-visitors';
import { judgeAtLeast, judgeAtMost, quantile } from './figure';
import { startOperator, type MeasuredOperator } from './operator';
import { makeDirectory, startSite, waitForRest, type MeasuredServer } from './servers';

/** Orders of the shop that are made at once: fifty a second, each of two posts, from visitors who do not wait for each other. */

const PATH = '/order/product?tariff=start';
const FLOW = 'checkout';
const ORDERS_PER_SECOND = 50;
const TARGET_MS = 20;

const ordered = z.object({ order: z.looseObject({ number: z.string() }) });

/** What all visits of a run share. */
interface Run {
  site: MeasuredServer;
  operator: MeasuredOperator;
  /** Milliseconds of each post of an order. */
  times: number[];
  /** The numbers that the orders have got. */
  numbers: string[];
  /** Answers when the visit's order may be sent. */
  waitForTurn: () => Promise<void>;
}

export const measureOrders: Bench = async ({ isQuick }) => {
  const count = isQuick ? 50 : 200;
  const operator = await startOperator();
  const site = await startSite({ directory: makeDirectory(), trustsProxy: true, operator: operator.origin });
  try {
    if (!isQuick) await waitForRest([site]);
    const gate = createGate();
    const run: Run = { site, operator, times: [], numbers: [], waitForTurn: gate.come };
    const walks: Promise<string | undefined>[] = [];
    for (let number = 0; number < count; number += 1) {
      walks.push(order(run));
      await gate.waitFor(number + 1);
    }
    const begun = performance.now();
    await gate.open(ORDERS_PER_SECOND);
    const ends = await Promise.all(walks);
    const seconds = (performance.now() - begun) / 1000;
    const done = ends.filter((end) => end === 'success').length;
    const different = new Set(run.numbers).size;
    const slowest = quantile(run.times, 0.99);
    return {
      figures: [
        {
          bench: 'orders',
          name: `Orders at ${ORDERS_PER_SECOND} a second: made, each with a number of its own`,
          baseline: `${count} that were sent`,
          value: `${done} made, ${different} numbers, in ${seconds.toFixed(1)} s`,
          ratio: Math.min(done, different) / count,
          target: '1',
          verdict: judgeAtLeast(Math.min(done, different) / count, { target: 1 }),
        },
        {
          bench: 'orders',
          name: `A post of an order at ${ORDERS_PER_SECOND} orders a second, p99`,
          baseline: `absolute, ${run.times.length} posts`,
          value: `${slowest.toFixed(1)} ms, median ${quantile(run.times, 0.5).toFixed(1)} ms`,
          ratio: null,
          target: `≤ ${TARGET_MS} ms`,
          verdict: judgeAtMost(slowest, { target: TARGET_MS }),
        },
      ],
      notes: [
        'The visits stand at the last step, all of them; then each sends its order, reads the code and confirms it. The operator’s stand-in is in the process of the load, and its time is in that of the posts.',
      ],
    };
  } finally {
    await site.stop();
    operator.stop();
  }
};

/** Goes to the last step, waits there for its turn, and orders. Gives the state that the visit ends in. */
async function order(run: Run): Promise<string | undefined> {
  const { site, operator } = run;
  const visit = visitFlow({ port: site.port, path: PATH, flow: FLOW, address: newAddress() });
  await visit.open();
  return walkFlow(FLOW, hurry(visit, run), { newNumber, code: operator.code });
}

/** The same visit, whose order is sent by a script, and not before its turn. */
function hurry(visit: FlowVisit, run: Run): FlowVisit {
  let sent: Answered | null = null;
  return {
    ...visit,
    async post(action, values = {}) {
      if (action === 'confirm' && sent !== null) return confirm(visit, sent, values['code'] ?? '', run);
      if (action !== 'send') return visit.post(action, values);
      await run.waitForTurn();
      sent = await time(run, () => visit.postData(action, values));
      return sent;
    },
  };
}

async function confirm(visit: FlowVisit, { state }: Answered, code: string, run: Run): Promise<Answered> {
  if (state === null) throw new Error('the order was not sent');
  const answered = await time(run, () => visit.postFrom(state, 'confirm', { code }));
  const end = ordered.safeParse(answered.state?.snapshot.data);
  if (end.success) run.numbers.push(end.data.order.number);
  return answered;
}

async function time<T>({ times }: Run, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  times.push(performance.now() - started);
  return result;
}

/** Holds visits back until all have come, and lets them go on at a pace. */
function createGate() {
  const held: (() => void)[] = [];
  const heard: { count: number; go: () => void }[] = [];
  return {
    come: () =>
      new Promise<void>((goOn) => {
        held.push(goOn);
        for (const { count, go } of heard) if (held.length >= count) go();
      }),
    waitFor: (count: number) =>
      new Promise<void>((go) => {
        if (held.length >= count) go();
        else heard.push({ count, go });
      }),
    async open(perSecond: number): Promise<void> {
      const begun = performance.now();
      for (const [number, goOn] of held.entries()) {
        const early = begun + (number * 1000) / perSecond - performance.now();
        if (early > 0) await wait(early);
        goOn();
      }
    },
  };
}
