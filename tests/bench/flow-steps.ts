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
 * What each step of the long flows costs a server, and a question while somebody types: its processor time, and the time
 * from the request to the last byte without what the operator needs; one after another, as a browser with scripts sends
 * them.
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
/** So many that the compiler is done with them: a server runs for days. */
const QUESTIONS_BEFORE = 1000;
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
      const costs = await measureWalks(site, { name, path, walks: isQuick ? 10 : WALKS });
      figures.push(...(await toFigures(`${name}: a step`, costs, STEP_TARGET_MS)));
    }
    const questions = await measureQuestions(site, isQuick ? 50 : QUESTIONS);
    figures.push(...(await toFigures('an address while it is typed', questions, QUESTION_TARGET_MS)));
    return {
      figures,
      notes: [
        'The target is absolute. The processor time is that of all threads of the server, with what is left to do after the answer: neither other processes nor a machine that is taken away for a moment add to it.',
        'What counting for as long takes at its slowest hundredth, in a process of its own on the same core, is what the machine adds by itself.',
        'Without the time in which the operator’s stand-in, in another process, was answering.',
        `${WALKS} visits of each flow from its first step to its last, after ${WARM_UP} that warm up; questions after ${QUESTIONS_BEFORE}. Each post is sent again without a script, which answers with the remembered outcome: that page is the one the next step is posted from.`,
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

type Place = Pick<MeasuredServer, 'port' | 'readWorkMs'> & { operator: MeasuredOperator };

/** Of one request, in milliseconds. */
interface Cost {
  /** From the request to the last byte, without the operator. */
  took: number;
  /** Processor time of the server. */
  worked: number;
}

/** Begins and ends when the server is at rest. */
async function measureCost<T>(
  { operator, readWorkMs }: Place,
  send: () => Promise<T>,
): Promise<[result: T, cost: Cost]> {
  await wait(PAUSE_MS);
  const [started, busy, worked] = [performance.now(), operator.readBusyMs(), readWorkMs()];
  const result = await send();
  const took = performance.now() - started - (operator.readBusyMs() - busy);
  await wait(PAUSE_MS);
  return [result, { took, worked: readWorkMs() - worked }];
}

async function toFigures(name: string, costs: readonly Cost[], target: number): Promise<Figure[]> {
  const [took, worked] = [costs.map((cost) => cost.took), costs.map((cost) => cost.worked)];
  // Beside what the machine does to work of the same length that needs nothing else.
  const counting = await measureCounting(median(took), took.length);
  const common = { bench: 'flow-steps', target: `≤ ${target} ms` };
  return [
    {
      ...common,
      name: `${name}, processor time, p99`,
      baseline: `absolute, ${worked.length} requests`,
      value: toValue(worked),
      ratio: null,
      verdict: judgeAtMost(quantile(worked, 0.99), { target }),
    },
    {
      ...common,
      name: `${name}, p99`,
      baseline: `${took.length} times counting for as long, p99 ${formatMicroseconds(counting * 1000)}`,
      value: toValue(took),
      ratio: quantile(took, 0.99) / counting,
      verdict: judgeAtMost(quantile(took, 0.99), { target }),
    },
  ];
}

function toValue(times: readonly number[]): string {
  const [slowest, middle] = [quantile(times, 0.99), median(times)];
  return `${formatMicroseconds(slowest * 1000)}, median ${formatMicroseconds(middle * 1000)}`;
}

interface Walked {
  name: string;
  path: string;
  walks: number;
}

/** What each post of these visits costs. */
async function measureWalks(site: Place, { name, path, walks }: Walked): Promise<Cost[]> {
  const costs: Cost[] = [];
  const [flow = name] = name.split(':', 1);
  for (let number = -WARM_UP; number < walks; number += 1) {
    const visit = visitFlow({ port: site.port, path, flow, address: newAddress() });
    await visit.open();
    const noted: Cost[] = [];
    await walkFlow(name, measure(visit, noted, site), { newNumber, code: site.operator.code });
    if (number >= 0) costs.push(...noted);
  }
  return costs;
}

/** Sends each post as a script does, and then without one, for the page in answer. */
function measure(visit: FlowVisit, costs: Cost[], site: Place): FlowVisit {
  return {
    ...visit,
    async post(action, values) {
      const [{ http }, cost] = await measureCost(site, () => visit.postData(action, values));
      costs.push(cost);
      if (http.status !== 200) throw new Error(`«${action}» was answered with ${http.status}`);
      return visit.post(action, values);
    },
  };
}

async function measureQuestions(site: Place, count: number): Promise<Cost[]> {
  const { port } = site;
  const costs: Cost[] = [];
  for (let number = -QUESTIONS_BEFORE; number < count; number += 1) {
    const question = {
      port,
      host: 'moscow.localhost',
      path: `/forhome${DATA}`,
      method: 'POST',
      headers: { ...FORM, origin: `http://moscow.localhost:${port}`, 'x-forwarded-for': newAddress() },
      body: toQuestion(['озёрная', 'липовая', 'москва, липовая ал', 'казань'][Math.abs(number) % 4] ?? ''),
    };
    const [{ status }, cost] = await measureCost(site, () => sendRequest(question));
    if (status !== 200) throw new Error(`a question was answered with ${status}`);
    if (number >= 0) costs.push(cost);
  }
  return costs;
}

function toQuestion(address: string): string {
  const fields = { _flow: 'address-check', _instance: 'checkAddressForm', _turn: '0', _lookup: 'addresses' };
  return new URLSearchParams({ ...fields, address }).toString();
}
