import { beforeAll, describe, expect, test } from 'vitest';
import { TRACKER_PATH } from '#schemas/analytics/tracker-limits';
import { noteFigure } from '#tests/trust-figures';
import { placedCases } from './flow-places';
import { DATA, FORM } from './post-flow';
import { startSite, type SiteProcess } from './site-process';

/** A post to a flow that another site, or another host of this one, made the browser send is refused (trust.md, 20). */

let site: SiteProcess;
let own = '';
beforeAll(async () => {
  site = await startSite();
  own = `http://moscow.localhost:${site.port}`;
});

const OWN = 'own';
const ORIGINS = [
  OWN,
  'https://evil.example',
  'http://spb.localhost',
  'http://corp.localhost',
  'http://localhost',
  'http://evil.moscow.localhost',
  'http://moscow.localhost.evil.example',
  'null',
  '',
  'not an origin',
  undefined,
] as const;
const SITES = ['same-origin', 'none', 'same-site', 'cross-site', 'nonsense', '', undefined] as const;

/** Fetch Metadata decide where a browser has them, for no page can set them; else the origin does. */
function isAllowed(origin: (typeof ORIGINS)[number], fetchSite: (typeof SITES)[number]): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  return origin === OWN;
}

const pages = placedCases.map(({ place: { path, instance }, type }) => ({
  path,
  body: `_flow=${type}&_instance=${instance}&_action=nothing`,
}));
const TARGETS = [
  ...pages,
  ...pages.map(({ path, body }) => ({ path: path + DATA, body })),
  ...[
    '/?index',
    '/',
    '/?_data=routes%2F_index',
    '/?_data=root',
    '/sandbox/bank?payment=x',
    '/sandbox/chat',
  ].map((path) => ({ path, body: '_flow=x' })),
  { path: '/sandbox/chat/rating', body: 'rating=5' },
  { path: '/dev/outbox', body: 'rating=5' },
  { path: '/captcha/a/b.png', body: 'rating=5' },
  { path: TRACKER_PATH, body: '{"path":"/","events":[]}' },
];

describe('a post from', () => {
  test.each(ORIGINS.flatMap((origin) => SITES.map((fetchSite) => ({ origin, fetchSite }))))(
    'the origin $origin, Sec-Fetch-Site $fetchSite',
    async ({ origin, fetchSite }) => {
      const headers = {
        ...FORM,
        ...(origin !== undefined && { origin: origin === OWN ? own : origin }),
        ...(fetchSite !== undefined && { 'sec-fetch-site': fetchSite }),
      };
      for (const { path, body } of TARGETS) {
        const answer = await site.send({ path, method: 'POST', headers, body });
        // The chat of the sandbox has a 403 of its own.
        const isRefused = answer.status === 403 && answer.body.startsWith('Cross-site requests are refused');
        expect([path, isRefused]).toEqual([path, !isAllowed(origin, fetchSite)]);
        if (isRefused) expect(answer.headers).not.toHaveProperty('set-cookie');
      }
    },
  );

  test('another site reaches no flow at all', () => {
    expect(site.events('flow-step').every(({ status }) => status !== 403)).toBe(true);
    const combinations = ORIGINS.length * SITES.length;
    const refused = ORIGINS.flatMap((origin) =>
      SITES.filter((fetchSite) => !isAllowed(origin, fetchSite)),
    ).length;
    noteFigure(
      20,
      'flows',
      `${combinations} origins × ${TARGETS.length} addresses: all ${refused} foreign ones get 403 everywhere`,
    );
  });
});
