import { beforeAll, describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { placedCases } from './flow-places';
import { newSubscriber } from './flow-subscribers';
import { toWalkPage, walkFlow } from './flow-walks';
import { visitFlow, type FlowVisit } from './post-flow';
import { startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/**
 * Every post of a visit to every flow is sent again, and the way is gone on from each answer: the operator is asked
 * once for what must not be done twice (trust.md, 7). A new flow is among them by itself.
 */

/** Flows that change nothing at the operator in these visits. The cinema is one of them because nobody is signed in. */
const WITHOUT_COMMIT = [
  'top-up',
  'debt-payment',
  'chat-opener',
  'operator-check',
  'address-check',
  'porting-status',
  'cinema-packages',
];
/** An order is sent, and confirmed; a gift is given, and a reminder asked for; the others commit once. */
const COMMITS: Readonly<Record<string, number>> = { checkout: 2, 'event-gift': 2 };
let gateway: FlowGateway;
let site: SiteProcess;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway);
});

const countCommits = () => gateway.idempotencyKeys.length;

/** A post as it was sent, from the page that it was sent from. */
interface Recorded {
  page: FlowVisit;
  isFirst: boolean;
  send: (visit: FlowVisit) => Promise<unknown>;
}

/** Notes each post of a visit before it is sent. */
function record(visit: FlowVisit, posts: Recorded[]): FlowVisit {
  const note = (send: Recorded['send']) =>
    void posts.push({ page: visit.copy(), isFirst: visit.cookie() === '', send });
  return {
    ...visit,
    post(action, values) {
      note(async (one) => one.post(action, values));
      return visit.post(action, values);
    },
    postData(action, values) {
      note(async (one) => one.post(action, values));
      return visit.postData(action, values);
    },
    raise(event) {
      note(async (one) => one.raise(event));
      return visit.raise(event);
    },
  };
}

describe('every post of a visit, sent again', () => {
  test.each(placedCases)('commits nothing twice: $name', async ({ name, type, place }) => {
    const visit = visitFlow({ port: site.port, path: toWalkPage(name, place.path), flow: type });
    await visit.open();
    const posts: Recorded[] = [];
    const before = countCommits();
    await walkFlow(name, record(visit, posts), { newNumber: newSubscriber, code: gateway.code });
    const own = countCommits() - before;
    expect([type, own]).toEqual([type, WITHOUT_COMMIT.includes(type) ? 0 : (COMMITS[type] ?? 1)]);

    let sent = 0;
    for (const [index, { page, isFirst, send }] of posts.entries()) {
      await Promise.all([send(page.copy()), send(page.copy())]);
      sent += 2;
      // Who begins anew, without a cookie, is another visitor.
      if (isFirst) continue;
      const way = page.copy();
      for (const { send: sendNext } of posts.slice(index)) {
        const went = await sendNext(way).catch(toNoForm);
        if (went === null) break;
        sent += 1;
      }
    }
    const commits = countCommits() - before;
    expect([type, commits]).toEqual([type, own]);
    noteFigure(7, `replays of ${name}`, `${posts.length} posts sent ${sent} times more: ${commits} commits`);
  });
});

/** The answer led to another step: there the way ends. */
function toNoForm(fault: unknown): null {
  if (fault instanceof Error && fault.message.includes('shows no form')) return null;
  throw fault;
}
