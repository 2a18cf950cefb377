import { randomInt } from 'node:crypto';
import { sendRequest } from '#tests/http-client';
import type { Bench } from './bench';
import { formatMicroseconds, median, quantile, type Figure } from './figure';
import { makeDirectory, startSite } from './servers';

/** How long the server takes for a step of a flow, from the request to its answer, one after another. */

const PAGE = '/pay/promised';
const FORM = { _flow: 'promised-payment', _instance: 'promised', _action: 'sendCode' };
const WARM_UP = 20;
/** Fewer than a network's address may send codes for in ten minutes. */
const POSTS = 250;

interface Kind {
  name: string;
  baseline: string;
  toNumber: () => string;
  /** What the answer has to say, or the bench would measure refusals. */
  expected: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'a post that is not valid, p99',
    baseline: 'no call of the operator: page, visitor, machine, schema, seal',
    toNumber: () => '926',
    expected: 'Некорректный номер',
  },
  {
    name: 'a code is sent, p99',
    baseline:
      'with the stand-in of the operator in the same process: three calls, and the counters of its limits',
    // No number that ends so has a part of its own in the sandbox.
    toNumber: () => `7926${String(randomInt(1_000_000)).padStart(6, '0')}5`,
    expected: '"state":"code"',
  },
];

export const measureFlowActions: Bench = async ({ isQuick }) => {
  const site = await startSite({ directory: makeDirectory() });
  try {
    const figures: Figure[] = [];
    for (const kind of KINDS) {
      for (let n = 0; n < WARM_UP; n += 1) await post(site.port, kind);
      const times: number[] = [];
      for (let n = 0; n < (isQuick ? 50 : POSTS); n += 1) times.push(await post(site.port, kind));
      figures.push({
        bench: 'flow-actions',
        name: kind.name,
        baseline: kind.baseline,
        ratio: null,
        value: `${formatMicroseconds(quantile(times, 0.99))}, median ${formatMicroseconds(median(times))}`,
        target: '—',
        verdict: '—',
      });
    }
    return {
      figures,
      notes: ['Each post comes from a visitor of its own, over HTTP, and waits for the one before it.'],
    };
  } finally {
    await site.stop();
  }
};

/** Microseconds until the answer was there. Throws for another answer than the kind's. */
async function post(port: number, { toNumber, expected }: Kind): Promise<number> {
  const body = new URLSearchParams({ ...FORM, msisdn: toNumber() }).toString();
  const started = performance.now();
  const answer = await sendRequest({
    port,
    path: `${PAGE}?_data=root`,
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
  });
  const microseconds = (performance.now() - started) * 1000;
  if (!answer.body.includes(expected)) throw new Error(`another answer than expected: ${answer.body}`);
  return microseconds;
}
