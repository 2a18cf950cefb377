import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { RunningExperiment } from '#app/experiments/running-experiments.server';
import { dealVariant } from '#app/experiments/deal-variant';
import { readEnvironment } from '#app/site/environment';
import { askForPage, toDealtHeaders } from './ask-for-page';
import { toKeyText, toPageKey } from './page-key';

const EXPERIMENT: RunningExperiment = {
  id: 'one',
  path: '/offer',
  audience: 'b2c',
  block: 'lead',
  type: 'text',
  content: { raw: {}, version: '1' },
  share: 100,
  shareB: 50,
  goal: 'top-up',
  key: 'key',
  beginsAt: 0,
  endsAt: Infinity,
};
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36';
const findHome = (host: string) => ({ host, port: null });
/** Known tokens, one for each version. */
const TOKENS = ['a', 'b'].map((variant) => {
  const tokens = Array.from({ length: 100 }, (_, at) => String(at).padStart(24, '0'));
  return tokens.find((token) => dealVariant(token, EXPERIMENT) === variant) ?? '';
});

/** Asks for a page of a site where the experiment runs on `/offer` of consumers. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket());
  const all = { host: 'moscow.localhost', 'user-agent': CHROME, ...headers };
  Object.assign(request, { url, method, headers: all });
  let asked = 0;
  const find = (path: string, audience: () => string) => {
    if (path !== EXPERIMENT.path) return null;
    asked += 1;
    return audience() === 'b2c' ? EXPERIMENT : null;
  };
  const running = { find, findById: () => null, listByGoal: () => [], reload: async () => undefined };
  const env = { ...readEnvironment({}), COOKIES_NEED_CONSENT: false };
  const page = askForPage(request, findHome, { env, experiments: { running }, regions: () => [] });
  return { page, plain: toPageKey(request, findHome), asked };
}

describe('a page that is asked for', () => {
  test('has the key that it always had where no experiment runs', () => {
    const { page, plain } = ask('/about', { cookie: `ab_visitor=${TOKENS[1]}` });
    expect(page).toEqual({ key: plain, dealt: null });
    expect(plain).not.toHaveProperty('experiment');
    expect(toDealtHeaders(null)).toEqual([]);
  });

  test('has that key with version A as well, and another one with version B', () => {
    const [a, b] = TOKENS.map((token) => ask('/offer', { cookie: `ab_visitor=${token}` }));
    expect(a?.page?.key).toEqual(a?.plain);
    expect(b?.page?.key).toEqual({ ...b?.plain, experiment: 'one' });
    const texts = [a, b].map((one) => one?.page && toKeyText(one.page.key, false));
    expect(texts[1]).toBe(`${texts[0]} one`);
  });

  test('is dealt to a new visitor with a cookie, which no cache on the way may keep', () => {
    const headers = toDealtHeaders(ask('/offer').page?.dealt ?? null);
    expect(headers.slice(0, 3)).toEqual(['Cache-Control', 'private', 'Set-Cookie']);
    expect(headers[3]).toMatch(/^ab_visitor=[\w-]{24}; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Lax$/);
  });

  test('is the page as it stands for another audience, and for a head without a visitor', () => {
    expect(ask('/offer', { host: 'corp.localhost' }).page?.dealt).toBeNull();
    expect(ask('/offer', {}, 'HEAD').page?.dealt).toBeNull();
    expect(ask('/offer', { cookie: 'ab_visitor=<made up>' }, 'HEAD').page?.dealt).toBeNull();
  });
});
