import { EVENT_IDS } from '#schemas/analytics/event-ids';
import { TRACKER_PATH } from '#schemas/analytics/tracker-limits';
import { sendRequest } from '#tests/http-client';
import type { Bench } from './bench';
import { judgeAtLeast, judgeAtMost, median, quantile } from './figure';
import { askAtPace, type PacedRequest } from './paced';
import { makeDirectory, METRICS_TOKEN, startSite, waitForRest, type MeasuredServer } from './servers';

/** What visitors' events cost other visitors: pages from the cache, without and beside two thousand events a second. */

const PAGES_PER_SECOND = 200;
const EVENTS_PER_SECOND = 2000;
/** Of a lively page in the five seconds between two sendings. */
const EVENTS_A_BATCH = 10;
const MOST_LOSS = 1.1;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

const EVENT = { event: 'tab_select', eventId: EVENT_IDS.tab_select, block: 'tabs-1', position: 2 };
const BATCH = JSON.stringify({
  path: '/tariffs/all',
  events: Array.from({ length: EVENTS_A_BATCH }, () => EVENT),
});

export const measureEvents: Bench = async ({ isQuick }) => {
  const [rounds, seconds] = isQuick ? [3, 3] : [9, 6];
  const server = await startSite({ directory: makeDirectory(), hearsEvents: true });
  try {
    if (!isQuick) await waitForRest([server]);
    const calm: number[] = [];
    const beside: number[] = [];
    let sent = 0;
    for (let round = -1; round < rounds; round += 1) {
      const pace = { seconds, seed: round };
      const alone = await askPages(server, pace);
      const [together] = await Promise.all([askPages(server, pace), sendEvents(server, pace)]);
      sent += EVENTS_PER_SECOND * seconds;
      if (round < 0) continue;
      calm.push(quantile(alone, 0.99));
      beside.push(quantile(together, 0.99));
    }
    const ratio = median(beside.map((ms, round) => ms / (calm[round] ?? Number.NaN)));
    const counted = (await countEvents(server)) / sent;
    return {
      figures: [
        {
          bench: 'events',
          name: `Pages beside ${EVENTS_PER_SECOND} events a second, p99`,
          baseline: `the same pages without events, p99 ${median(calm).toFixed(2)} ms`,
          value: `p99 ${median(beside).toFixed(2)} ms`,
          ratio,
          target: `≤ ${MOST_LOSS}`,
          verdict: judgeAtMost(ratio, { target: MOST_LOSS }),
        },
        {
          bench: 'events',
          name: 'Events that were counted',
          baseline: `${sent} that were sent`,
          value: `${(counted * 100).toFixed(1)} %`,
          ratio: counted,
          target: '1',
          verdict: judgeAtLeast(counted, { target: 1 }),
        },
      ],
      notes: [
        `${PAGES_PER_SECOND} pages a second from the page cache; events in batches of ${EVENTS_A_BATCH}, as the tracker of a page sends them. Alternating rounds; the ratio is the median of those of each pair.`,
      ],
    };
  } finally {
    await server.stop();
  }
};

/** Pages come at the same moments in both halves of a round. */
interface Round {
  seconds: number;
  seed: number;
}

function askPages(server: MeasuredServer, { seconds, seed }: Round): Promise<number[]> {
  const headers = { 'user-agent': BROWSER, accept: 'text/html', 'accept-encoding': 'br' };
  const page: PacedRequest = { server, method: 'GET', path: '/', headers, status: 200 };
  return askAtPace(page, { perSecond: PAGES_PER_SECOND, seconds, seed });
}

function sendEvents(server: MeasuredServer, { seconds, seed }: Round): Promise<number[]> {
  const headers = {
    'user-agent': BROWSER,
    'content-type': 'text/plain;charset=UTF-8',
    'sec-fetch-site': 'same-origin',
  };
  const post: PacedRequest = {
    server,
    method: 'POST',
    path: TRACKER_PATH,
    headers,
    body: BATCH,
    status: 204,
  };
  return askAtPace(post, { perSecond: EVENTS_PER_SECOND / EVENTS_A_BATCH, seconds, seed: -1 - seed });
}

async function countEvents({ port }: MeasuredServer): Promise<number> {
  const headers = { authorization: METRICS_TOKEN };
  const { body } = await sendRequest({ port, path: '/metrics', headers });
  const counts = [...body.matchAll(/^analytics_events_total\{[^}]*\} (\d+)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}
