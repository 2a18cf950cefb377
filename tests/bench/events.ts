import { EVENT_IDS } from '#schemas/analytics/event-ids';
import { TRACKER_PATH } from '#schemas/analytics/tracker-limits';
import { sendRequest } from '#tests/http-client';
import { seededRandom } from '#tests/seeded-random';
import type { Bench } from './bench';
import { judgeAtLeast, judgeAtMost, quantile, type Figure } from './figure';
import { openStream, type PacedRequest } from './paced';
import {
  makeDirectory,
  METRICS_TOKEN,
  startRawServer,
  startSite,
  waitForRest,
  type MeasuredServer,
} from './servers';

/** What visitors' events cost other visitors: pages from the cache, without and beside two thousand events a second. */

const PAGES_PER_SECOND = 200;
const EVENTS_PER_SECOND = 2000;
/** Of a lively page in the five seconds between two sendings. */
const EVENTS_A_BATCH = 10;
const POSTS_PER_SECOND = EVENTS_PER_SECOND / EVENTS_A_BATCH;
const MOST_LOSS = 1.1;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

const EVENT = { event: 'tab_select', eventId: EVENT_IDS.tab_select, block: 'tabs-1', position: 2 };
const BATCH = JSON.stringify({
  path: '/tariffs/all',
  events: Array.from({ length: EVENTS_A_BATCH }, () => EVENT),
});

/** Short, and many: what else the machine does meanwhile comes in bursts of seconds, and meets all kinds alike. */
const SECONDS = 1;
const WARM_UP = 3;

/** Pages alone; while the site takes events; while a bare server does, which forgets them, on the core of the site. */
const KINDS = ['alone', 'beside', 'bare'] as const;
type Times = Record<(typeof KINDS)[number], number[]>;

interface Servers {
  site: MeasuredServer;
  bare: MeasuredServer;
}

export const measureEvents: Bench = async ({ isQuick }) => {
  const rounds = isQuick ? 5 : 80;
  const site = await startSite({ directory: makeDirectory(), hearsEvents: true });
  const bare = await startRawServer({ [TRACKER_PATH]: { status: 204, headers: [], body: '' } });
  try {
    if (!isQuick) await waitForRest([site]);
    const times = await askInTurns({ site, bare }, rounds);
    const sent = EVENTS_PER_SECOND * SECONDS * (rounds + WARM_UP);
    return {
      figures: [...toFigures(times), toCountedFigure((await countEvents(site)) / sent, sent)],
      notes: [
        `${PAGES_PER_SECOND} pages a second from the page cache; events in batches of ${EVENTS_A_BATCH}, as the tracker of a page sends them. Seconds of each kind in turns, ${rounds} of each, all pages of a kind taken together.`,
        'The bare server says what the machine and the load generator take for themselves: it only reads the posts, on the same core.',
      ],
    };
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
};

function toFigures({ alone, beside, bare }: Times): Figure[] {
  const p99 = (times: readonly number[]) => quantile(times, 0.99);
  const toValue = (times: readonly number[]) =>
    `p99 ${p99(times).toFixed(2)} ms, median ${quantile(times, 0.5).toFixed(2)}`;
  const loss = p99(beside) / p99(alone);
  return [
    {
      bench: 'events',
      name: `Pages beside ${EVENTS_PER_SECOND} events a second, p99`,
      baseline: `the same pages without events, ${toValue(alone)}`,
      value: toValue(beside),
      ratio: loss,
      target: `≤ ${MOST_LOSS}`,
      verdict: judgeAtMost(loss, { target: MOST_LOSS }),
    },
    {
      bench: 'events',
      name: `Pages beside a bare server that is sent ${EVENTS_PER_SECOND} events a second, p99`,
      baseline: `the same pages without events, ${toValue(alone)}`,
      value: toValue(bare),
      ratio: p99(bare) / p99(alone),
      target: 'none: what the machine itself takes',
      verdict: '—',
    },
  ];
}

const toCountedFigure = (counted: number, sent: number): Figure => ({
  bench: 'events',
  name: 'Events that were counted',
  baseline: `${sent} that were sent`,
  value: `${(counted * 100).toFixed(1)} %`,
  ratio: counted,
  target: '1',
  verdict: judgeAtLeast(counted, { target: 1 }),
});

/** The milliseconds of pages. In a round they come at the same moments each time; the order of its kinds is drawn. */
async function askInTurns({ site, bare }: Servers, rounds: number): Promise<Times> {
  const pages = await openStream(toPage(site));
  const posts = { beside: await openStream(toPost(site)), bare: await openStream(toPost(bare)) };
  const random = seededRandom(1);
  const times: Times = { alone: [], beside: [], bare: [] };
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const kind of shuffle(KINDS, random)) {
      const [answered] = await Promise.all([
        pages.ask({ perSecond: PAGES_PER_SECOND, seconds: SECONDS, seed: round }),
        kind !== 'alone' && posts[kind].ask({ perSecond: POSTS_PER_SECOND, seconds: SECONDS, seed: ~round }),
      ]);
      if (round >= 0) times[kind].push(...answered);
    }
  }
  for (const stream of [pages, ...Object.values(posts)]) stream.close();
  return times;
}

const shuffle = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

const toPage = (server: MeasuredServer): PacedRequest => ({
  server,
  method: 'GET',
  path: '/',
  headers: { 'user-agent': BROWSER, accept: 'text/html', 'accept-encoding': 'br' },
  status: 200,
});

const toPost = (server: MeasuredServer): PacedRequest => ({
  server,
  method: 'POST',
  path: TRACKER_PATH,
  headers: {
    'user-agent': BROWSER,
    'content-type': 'text/plain;charset=UTF-8',
    'sec-fetch-site': 'same-origin',
  },
  body: BATCH,
  status: 204,
});

async function countEvents({ port }: MeasuredServer): Promise<number> {
  const headers = { authorization: METRICS_TOKEN };
  const { body } = await sendRequest({ port, path: '/metrics', headers });
  const counts = [...body.matchAll(/^analytics_events_total\{[^}]*\} (\d+)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}
