import { expect, test } from 'vitest';
import { soak, type SoakVisit } from '#tests/drill/soak';
import { noteFigure } from '#tests/trust-figures';
import { comeToAmount, comeToCode, PROMISED, startWith } from './promised-visit';
import { startFlowGateway } from './flow-gateway';
import { FORM, DATA } from './post-flow';
import type { SiteProcess } from './site-process';
import { signInFirst } from './studio-visit';

// Slow: what a server holds on to shows only while it works for some seconds.
/** `npm run soak` asks for an hour (trust.md, 26). */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 10);
/** However fast the machine is. */
const MOST_VISITS = SECONDS * 500;
/**
 * What may come on top between the middle third and the last. In seconds V8 sees no need to collect what is old; in a
 * third of an hour it has done so many times.
 */
const SLACK_MB = SECONDS < 600 ? 96 : 16;
/** As in a small container: garbage is collected often, and what is left by it is what is held. */
const SMALL = { NODE_OPTIONS: '--max-old-space-size=256' };
/** Sockets that are just being closed. */
const SLACK_HANDLES = 4;

const PAGES = ['/', '/tariffs/all', '/pay/promised', '/services', '/help', '/sitemap.xml', '/robots.txt'];

function listPages(site: SiteProcess): SoakVisit[] {
  const pages = PAGES.map((path) => ({ path, status: 200 }));
  return [...pages, { path: '/no-such-page', status: 404 }].map(({ path, status }) => ({
    name: path,
    async run() {
      const answer = await site.send({ path });
      if (answer.status !== status) throw new Error(`${answer.status} in place of ${status}`);
    },
  }));
}

test(
  'a server under mixed traffic holds no more in the end than at the beginning',
  { timeout: SECONDS * 1000 + 300_000 },
  async () => {
    const gateway = await startFlowGateway();
    const site = await startWith(gateway, SMALL);
    const admin = await signInFirst(site);
    const refused = new URLSearchParams({
      _flow: PROMISED.flow,
      _instance: 'promised',
      _action: 'sendCode',
      msisdn: '926',
    });
    const studioScreens = ['/studio', '/studio/pages', '/studio/flows'].map((path) => ({
      name: path,
      async run() {
        const answer = await admin.send({ path });
        if (answer.status !== 200) throw new Error(String(answer.status));
      },
    }));
    const visits: SoakVisit[] = [
      ...listPages(site),
      {
        name: 'a post that is refused',
        async run() {
          const headers = { ...FORM, 'sec-fetch-site': 'same-origin' };
          const post = { path: PROMISED.path + DATA, method: 'POST', body: refused.toString(), headers };
          const answer = await site.send(post);
          if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body}`);
        },
      },
      ...studioScreens,
    ];
    // Flows to their end, as many as one network may begin.
    await comeToCode(site);
    await comeToAmount(site, gateway);
    const report = await soak({
      seconds: SECONDS,
      mostVisits: MOST_VISITS,
      visits,
      readMetrics: () => site.send({ path: '/metrics' }),
    });
    expect(report.failures).toEqual({});
    expect(report.visits).toBeGreaterThan(visits.length);
    const { middle, last, restBefore, restAfter } = report;
    expect(last.heapMb).toBeLessThan(middle.heapMb + SLACK_MB);
    expect(last.externalMb).toBeLessThan(middle.externalMb + SLACK_MB);
    expect(restAfter.handles).toBeLessThanOrEqual(restBefore.handles + SLACK_HANDLES);
    expect(restAfter.files).toBeLessThanOrEqual(restBefore.files + SLACK_HANDLES);
    const grown = (last.heapMb - middle.heapMb).toFixed(1);
    const open = `handles ${restBefore.handles} → ${restAfter.handles}, files ${restBefore.files} → ${restAfter.files}`;
    noteFigure(
      26,
      'soak',
      `${SECONDS} s, ${report.visits} visits, all answered: heap ${grown} MB more, ${open}`,
    );
    await site.stop();
  },
);
