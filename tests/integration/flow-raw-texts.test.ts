import { beforeAll, expect, test } from 'vitest';
import { RAW_FAULTS, RAW_TEXT, startFlowGateway, type FlowGateway } from './flow-gateway';
import { placedCases } from './flow-places';
import { newSubscriber } from './flow-subscribers';
import { toWalkPage, walkFlow } from './flow-walks';
import { visitFlow, type FlowVisit } from './post-flow';
import { startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/** Slow: each flow is gone through again for every call that it makes, with each kind of refusal. */

let gateway: FlowGateway;
let site: SiteProcess;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway, { TRUST_PROXY: '1' });
});

const tools = { newNumber: newSubscriber, code: (to: string) => gateway.code(to) };
let visitors = 0;

/** Goes as far as the operator lets it; gives every answer on the way. */
async function walk({ name, type }: { name: string; type: string }, path: string): Promise<string> {
  visitors += 1;
  const address = `10.7.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  const visit = visitFlow({ port: site.port, path, flow: type, address });
  const answers = [(await visit.open()).body];
  await walkFlow(name, listen(visit, answers), tools).catch(toEnd);
  return answers.join('\n');
}

function listen(visit: FlowVisit, answers: string[]): FlowVisit {
  const note = async (answered: ReturnType<FlowVisit['post']>) => {
    const { http } = await answered;
    answers.push(http.body);
    return answered;
  };
  return {
    ...visit,
    post: (...given) => note(visit.post(...given)),
    postData: (...given) => note(visit.postData(...given)),
    raise: (event) => note(visit.raise(event)),
  };
}

/** The way ends where the operator refuses: without a next form, or without a code. */
function toEnd(fault: unknown): void {
  if (!(fault instanceof Error) || !/shows no form|nothing was sent/.test(fault.message)) throw fault;
}

test.each(placedCases)(
  'no text that the operator has for machines is shown by $name',
  async ({ name, type, place }) => {
    const path = toWalkPage(name, place.path);
    const before = new Map(gateway.listCalled().map((called) => [called, gateway.count(called)]));
    await walk({ name, type }, path);
    const called = gateway.listCalled().filter((one) => gateway.count(one) > (before.get(one) ?? 0));
    expect(called.length).toBeGreaterThan(0);
    for (const call of called) {
      for (const fault of RAW_FAULTS) {
        gateway.spoil(call, fault);
        const shown = await walk({ name, type }, path);
        gateway.spoil(call, null);
        expect([call, fault, shown.includes(RAW_TEXT), shown.includes('NullPointer')]).toEqual([
          call,
          fault,
          false,
          false,
        ]);
      }
    }
  },
);
