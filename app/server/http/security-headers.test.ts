import { expect, test } from 'vitest';
import { toPolicy, type PolicyEnvironment } from './security-headers';

const SERVICE = 'https://subscribe.example.test';
const env: PolicyEnvironment = {
  PUBLIC_SCHEME: 'https',
  SUBSCRIBE_SCRIPT_URL: `${SERVICE}/service.js`,
  TRUSTED_ORIGINS: [],
  CONTENT_SOURCE: 'embedded',
  BUILDER_API_URL: 'https://builder.example.test',
};

const scriptSources = (policy: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith('script-src'))
    ?.split(' ')
    .slice(1);

test('a page without scripts lets none in, and no subscription service either', () => {
  expect(scriptSources(toPolicy(["'none'"], env))).toEqual(["'none'"]);
});

test('only the counters that are configured are let in', () => {
  const policy = toPolicy(["'self'"], {
    ...env,
    SUBSCRIBE_SCRIPT_URL: undefined,
    TAG_MANAGER_URL: 'https://tags.example.test/t.js?id=1',
    METRICS_COUNTER_URL: 'https://metrics.example.test/m.js',
    COUNTER_ORIGINS: ['https://more.example.test'],
    UX_TRACKER_URL: 'https://ux.example.test/take',
  });
  const counters = 'https://tags.example.test https://metrics.example.test https://more.example.test';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${counters}`,
      `img-src 'self' data: ${counters}`,
      `connect-src 'self' ${counters} https://ux.example.test`,
    ]),
  );
  expect(toPolicy(["'self'"], { ...env, UX_TRACKER_URL: '/ux-events' })).toContain(
    `connect-src 'self' ${SERVICE};`,
  );
});

test('a page with scripts lets in the subscription service, when there is one', () => {
  expect(scriptSources(toPolicy(["'self'"], env))).toEqual(["'self'", SERVICE]);
  expect(scriptSources(toPolicy(["'self'"], { ...env, SUBSCRIBE_SCRIPT_URL: undefined }))).toEqual([
    "'self'",
  ]);
});
