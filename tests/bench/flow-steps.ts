import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { sendRequest } from '#tests/http-client';
import { walkFlow } from '#tests/integration/flow-walks';
import { DATA, FORM, visitFlow, type FlowVisit } from '#tests/integration/post-flow';
import type { Bench } from './bench';
import { newAddress, newNumber } from './bench-visitors';
import { formatMicroseconds, judgeAtMost, median, quantile, type Figure } from './figure';
import { startOperator, type MeasuredOperator } from './operator';
import { makeDirectory, runOnServerCore, startSite, waitForRest, type MeasuredServer } from './servers';

/**
 * How long a server takes for each step of the long flows, and for a question while somebody types: from the request to
 * the last byte, one after another, as a browser with scripts sends them, without the time that the operator needs.
 */

const PAGES: Readonly<Record<string, string>> = {
  'home-internet': '/forhome',
  'home-internet:convergent': '/forhome/together',
  checkout: '/order/product?tariff=start',
  'number-porting': '/mnp?tariffTag=start',
  'sim-order': '/esim/order',
};
const WALKS = 40;
const WARM_UP = 15;
const QUESTIONS = 400;
const STEP_TARGET_MS = 20;
const QUESTION_TARGET_MS = 15;
/** A visitor's next step comes later than the work that the one before has left behind. */
const PAUSE_MS = 5;

export const measureFlowSteps: Bench = async ({ isQuick }) => {
  const operator = await startOperator();
  const server = await startSite({
    directory: makeDirectory(),
    trustsProxy: true,
    operator: operator.origin,
  });
  const site = { ...server, operator };
  try {
    await waitForRest([site]);
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const times = await measureWalks(site, { name, path, walks: isQuick ? 10 : WALKS });
      figures.push(await toFigure(`${name}: a step, p99`, times, STEP_TARGET_MS));
    }
    const questions = await measureQuestions(site, isQuick ? 50 : QUESTIONS);
    figures.push(await toFigure('an address while it is typed, p99', questions, QUESTION_TARGET_MS));
    return {
      figures,
      notes: [
        'The target is absolute. What counting for as long takes at its slowest hundredth, in a process of its own on the same core, is what the machine adds by itself.',
        'Without the time in which the operator’s stand-in, in another process, was answering.',
        `${WALKS} visits of each flow from its first step to its last, after ${WARM_UP} that warm up. Each post is sent again without a script, which answers with the remembered outcome: that page is the one the next step is posted from.`,
      ],
    };
  } finally {
    await site.stop();
    operator.stop();
  }
};

/** The p99, in milliseconds, of counting that usually takes so long. */
async function measureCounting(ms: number, times: number): Promise<number> {
  const written = await runOnServerCore(['--import', 'tsx', 'tests/bench/counting.ts'], {
    MS: String(ms),
    TIMES: String(times),
  });
  return Counted.parse(JSON.parse(written)).p99;
}

const Counted = z.object({ p99: z.number() });

type Place = Pick<MeasuredServer, 'port'> & { operator: MeasuredOperator };

/** Milliseconds that the site itself has worked, and waited for its own store. */
async function timeOwnPart<T>({ operator }: Place, work: () => Promise<T>): Promise<[result: T, ms: number]> {
  const [started, busy] = [performance.now(), operator.readBusyMs()];
  const result = await work();
  return [result, performance.now() - started - (operator.readBusyMs() - busy)];
}

/** Beside what the machine does to work of the same length that needs nothing else. */
async function toFigure(name: string, times: readonly number[], target: number): Promise<Figure> {
  const [slowest, middle] = [quantile(times, 0.99), median(times)];
  const counting = await measureCounting(middle, times.length);
  return {
    bench: 'flow-steps',
    name,
    baseline: `${times.length} times counting for as long, p99 ${formatMicroseconds(counting * 1000)}`,
    value: `${formatMicroseconds(slowest * 1000)}, median ${formatMicroseconds(middle * 1000)}`,
    ratio: slowest / counting,
    target: `≤ ${target} ms`,
    verdict: judgeAtMost(slowest, { target }),
  };
}

interface Walked {
  name: string;
  path: string;
  walks: number;
}

/** Milliseconds of each post of these visits. */
async function measureWalks(site: Place, { name, path, walks }: Walked): Promise<number[]> {
  const times: number[] = [];
  const [flow = name] = name.split(':', 1);
  for (let number = -WARM_UP; number < walks; number += 1) {
    const visit = visitFlow({ port: site.port, path, flow, address: newAddress() });
    await visit.open();
    const noted: number[] = [];
    await walkFlow(name, time(visit, noted, site), { newNumber, code: site.operator.code });
    if (number >= 0) times.push(...noted);
  }
  return times;
}

/** Sends each post as a script does, and then without one, for the page in answer. */
function time(visit: FlowVisit, times: number[], site: Place): FlowVisit {
  return {
    ...visit,
    async post(action, values) {
      await wait(PAUSE_MS);
      const [{ http }, ms] = await timeOwnPart(site, () => visit.postData(action, values));
      times.push(ms);
      if (http.status !== 200) throw new Error(`«${action}» was answered with ${http.status}`);
      return visit.post(action, values);
    },
  };
}

async function measureQuestions(site: Place, count: number): Promise<number[]> {
  const { port } = site;
  const times: number[] = [];
  for (let number = -WARM_UP; number < count; number += 1) {
    const question = {
      port,
      host: 'moscow.localhost',
      path: `/forhome${DATA}`,
      method: 'POST',
      headers: { ...FORM, origin: `http://moscow.localhost:${port}`, 'x-forwarded-for': newAddress() },
      body: toQuestion(['озёрная', 'липовая', 'москва, липовая ал', 'казань'][Math.abs(number) % 4] ?? ''),
    };
    const [{ status }, ms] = await timeOwnPart(site, () => sendRequest(question));
    if (status !== 200) throw new Error(`a question was answered with ${status}`);
    if (number >= 0) times.push(ms);
  }
  return times;
}

function toQuestion(address: string): string {
  const fields = { _flow: 'address-check', _instance: 'checkAddressForm', _turn: '0', _lookup: 'addresses' };
  return new URLSearchParams({ ...fields, address }).toString();
}
