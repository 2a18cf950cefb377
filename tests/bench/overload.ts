import { request as openRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '#tests/http-client';
import { createOutbox } from '#tests/outbox';
import { noteFigure } from '#tests/trust-figures';
import { Visitor } from '#tests/visitor/visitor';
import type { Bench } from './bench';
import { judgeAtLeast, judgeAtMost, quantile } from './figure';
import { makeDirectory, startSite } from './servers';

/** Three times what the server can render, by visitors who do not wait for each other (trust.md, 25). */

const PAGE = '/tariffs/all?nocache=1';
const CALM_SHARE = 0.3;
const OVERLOAD = 3;
/** The server notices within half a second that it is behind; what came before is no measure of what comes after. */
const RAMP_MS = 2000;
const FLOWS = 5;
const BUSY = 503;

interface Answered {
  status: number;
  /** From the request to the last byte. */
  ms: number;
  startedAt: number;
}

export const measureOverload: Bench = async ({ isQuick }) => {
  const seconds = isQuick ? 5 : 20;
  const site = await startSite({ directory: makeDirectory(), maxWaitingPages: 32 });
  const { port } = site;
  await ask(port);
  const capacity = await measureCapacity(port, seconds / 2);
  const calm = await load(port, { perSecond: capacity * CALM_SHARE, seconds });
  const flood = await load(port, { perSecond: capacity * OVERLOAD, seconds });
  // Apart: this process reads the pages of the flows, and could not take the time of others meanwhile.
  const visits = await beginFlows(port);
  const [ended] = await Promise.all([
    wait(RAMP_MS).then(() => Promise.all(visits.map((end) => end()))),
    load(port, { perSecond: capacity * OVERLOAD, seconds: seconds / 2 }),
  ]);
  await site.stop();

  const begun = Math.min(...flood.map(({ startedAt }) => startedAt));
  const steady = flood.filter(({ startedAt }) => startedAt - begun > RAMP_MS);
  const timesOf = (answers: readonly Answered[], isRefused: boolean) =>
    answers.filter(({ status }) => (status === BUSY) === isRefused).map(({ ms }) => ms);
  const calmMs = quantile(timesOf(calm, false), 0.99);
  const admittedMs = quantile(timesOf(steady, false), 0.99);
  const refusedMs = quantile(timesOf(steady, true), 0.99);
  const admitted = timesOf(steady, false).length;
  const completed = ended.filter(Boolean).length;
  const line = `${capacity.toFixed(0)} renders/s; at ${OVERLOAD} x that p99 ${admittedMs.toFixed(0)} ms of ${admitted} admitted (calm ${calmMs.toFixed(0)} ms), p50 ${quantile(timesOf(steady, true), 0.5).toFixed(0)} ms and p99 ${refusedMs.toFixed(0)} ms of ${steady.length - admitted} refused, ${completed} of ${FLOWS} flows completed`;
  noteFigure(25, 'overload', line);
  const bench = 'overload';
  return {
    figures: [
      {
        bench,
        name: 'Admitted pages at three times the capacity, p99',
        baseline: `a calm run, ${calmMs.toFixed(0)} ms`,
        value: `${admittedMs.toFixed(0)} ms`,
        ratio: admittedMs / calmMs,
        target: '≤ 2',
        verdict: judgeAtMost(admittedMs / calmMs, { target: 2 }),
      },
      {
        bench,
        name: 'Refusals, p99',
        baseline: 'absolute',
        value: `${refusedMs.toFixed(0)} ms`,
        ratio: null,
        target: '≤ 50 ms',
        verdict: judgeAtMost(refusedMs, { target: 50 }),
      },
      {
        bench,
        name: 'Flows that were under way and completed',
        baseline: 'absolute',
        value: `${completed} of ${FLOWS}`,
        ratio: completed / FLOWS,
        target: '1',
        verdict: judgeAtLeast(completed / FLOWS, { target: 1 }),
      },
    ],
    notes: [line],
  };
};

function ask(port: number): Promise<Answered> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { host: `moscow.localhost:${port}`, accept: 'text/html' };
    const request = openRequest({ host: '127.0.0.1', port, path: PAGE, agent: false, headers });
    request.on('error', reject);
    request.on('response', (response) => {
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt, startedAt });
      });
      response.resume();
    });
    request.end();
  });
}

/** Renders a second, by two who ask one after another. */
async function measureCapacity(port: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const client = async () => {
    for (; performance.now() < end; count += 1) await ask(port);
  };
  await Promise.all([client(), client()]);
  return count / seconds;
}

/** Visitors come at random times, however many are there already. */
async function load(
  port: number,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Answered[]> {
  const asked: Promise<Answered>[] = [];
  const begun = performance.now();
  for (let at = 0; at < seconds * 1000; at += (-Math.log(1 - Math.random()) * 1000) / perSecond) {
    const early = begun + at - performance.now();
    if (early > 1) await wait(early);
    asked.push(ask(port));
  }
  return Promise.all(asked);
}

/** Visits that have sent their number; each gives what takes it to its end, with whether it came there. */
async function beginFlows(port: number): Promise<(() => Promise<boolean>)[]> {
  const outbox = createOutbox(async () =>
    JSON.parse((await sendRequest({ port, path: '/dev/outbox' })).body),
  );
  const visits: (() => Promise<boolean>)[] = [];
  for (let number = 0; number < FLOWS; number += 1) {
    const visitor = new Visitor({ port });
    const msisdn = `7926000${number}077`;
    await visitor.goto('/pay/promised');
    const flow = visitor.locator('[data-flow="promised-payment"]');
    flow.getByLabel('Номер телефона').fill(msisdn);
    await flow.getByRole('button', { name: 'Получить код' }).click();
    flow.getByLabel('Код из SMS').fill(await outbox.readCode(msisdn));
    visits.push(async () => {
      await flow.getByRole('button', { name: 'Подтвердить' }).click();
      flow.getByLabel('Сумма').selectOption('300');
      await flow.getByRole('button', { name: 'Активировать' }).click();
      return /Счёт пополнен/.test(flow.getByRole('heading').textContent() ?? '');
    });
  }
  return visits;
}
