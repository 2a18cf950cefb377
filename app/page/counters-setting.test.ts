import { expect, test } from 'vitest';
import { readEnvironment } from '#app/site/environment';
import { toCountersSetting } from './counters-setting.server';

const SECRET = 'q7Lw2Zr9Tx4Vb8Nc1Ym6Kp3Hs5Jd0Gf-QeRtUi';
const read = (variables: Record<string, string> = {}) =>
  readEnvironment({ SESSION_SECRET: SECRET, ...variables });
const parse = (setting: string | undefined): unknown => (setting === undefined ? null : JSON.parse(setting));

test('the demo has the tracker alone, production nothing that it was not given', () => {
  expect(parse(toCountersSetting(read(), 'shown'))).toEqual({ consent: 'given', tracker: '/ux-events' });
  expect(toCountersSetting(read({ NODE_ENV: 'production' }), 'shown')).toBeUndefined();
  expect(toCountersSetting(read({ UX_TRACKER_URL: 'none' }), 'shown')).toBeUndefined();
});

test('each counter is switched on by its variables', () => {
  const env = read({
    TAG_MANAGER_URL: 'https://tags.example.test/t.js',
    METRICS_COUNTER_URL: 'https://metrics.example.test/m.js',
    METRICS_COUNTER_ID: '11',
    AD_COUNTER_URL: 'https://ads.example.test/a.js',
    AD_COUNTER_ID: '22',
    UX_TRACKER_URL: 'https://ux.example.test/take',
  });
  expect(parse(toCountersSetting(env, 'closed'))).toEqual({
    consent: 'given',
    tagManager: 'https://tags.example.test/t.js',
    metrics: { src: 'https://metrics.example.test/m.js', id: '11' },
    ads: { src: 'https://ads.example.test/a.js', id: '22' },
    tracker: 'https://ux.example.test/take',
  });
});

test('[ANLT-411] the cookies of experiments are one list of the environment', () => {
  const env = read({ EXPERIMENT_COOKIES: 'ab_info, ab_price' });
  expect(parse(toCountersSetting(env, 'closed'))).toMatchObject({ flags: ['ab_info', 'ab_price'] });
});

test('where consent is asked for, counters wait for the notice, and a page without one has none', () => {
  const env = read({ COOKIES_NEED_CONSENT: '1' });
  expect(parse(toCountersSetting(env, 'shown'))).toMatchObject({ consent: 'awaited' });
  expect(parse(toCountersSetting(env, 'closed'))).toMatchObject({ consent: 'given' });
  expect(toCountersSetting(env, 'none')).toBeUndefined();
});

test.each([
  [{ METRICS_COUNTER_URL: 'https://metrics.example.test/m.js' }, 'METRICS_COUNTER_ID'],
  [{ AD_COUNTER_ID: '1' }, 'AD_COUNTER_ID'],
  [{ AD_COUNTER_URL: 'javascript:alert(1)', AD_COUNTER_ID: '1' }, 'AD_COUNTER_URL'],
  [{ COUNTER_ORIGINS: 'https://a.example.test/path' }, 'COUNTER_ORIGINS'],
  [{ UX_TRACKER_URL: '/elsewhere' }, 'UX_TRACKER_URL'],
  [{ EXPERIMENT_COOKIES: 'ab info' }, 'EXPERIMENT_COOKIES'],
])('a setting that cannot work stops the start: %o', (variables, named) => {
  expect(() => read(variables)).toThrow(named);
});
