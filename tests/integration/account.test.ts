import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeAccountNumber,
  getAccountStatus,
  getAccountSummary,
  getAccountToken,
  logOut,
} from '#schemas/gateway/account';
import { sendRequest, type HttpAnswer } from '#tests/http-client';
import { FAULTS } from './fake-gateway';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { comeToAmount, startWith } from './promised-visit';
import { startSite, type SiteProcess } from './site-process';

/** The account of the header: the operator's answer for one visitor, beside pages that are the same for all. */

const ADDRESS = '/account.json';
const PAGE = '/about';
const MAIN = '79261234567';
const TABLET = '79267654321';
const PRIVATE = 'private, no-store';

let gateway: FlowGateway;
let site: SiteProcess;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway);
});

/** Signs a number in at the operator; gives the cookie of its visitor. */
function signIn(session: string, msisdn = MAIN, others = [TABLET]): string {
  gateway.sandbox.state.account.sessions.set(session, { msisdn, others });
  return `lk_session=${session}`;
}

const read = async (cookie: string, path = ADDRESS) => site.send({ path, headers: { cookie } });
const readState = async (cookie: string) => JSON.parse((await read(cookie)).body) as unknown;
const post = (cookie: string, form: Record<string, string>, path = ADDRESS) =>
  site.send({
    path,
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://moscow.localhost:${site.port}`,
    },
  });
const postState = async (cookie: string, form: Record<string, string>) =>
  JSON.parse((await post(cookie, form)).body) as unknown;

const numberOf = (msisdn: string) => ({ number: expect.objectContaining({ msisdn }) as unknown });
const signedIn = (msisdn: string) => ({
  state: 'signed-in',
  account: expect.objectContaining(numberOf(msisdn)) as unknown,
});
const callsOfAccount = () => [getAccountStatus, getAccountSummary].map(({ path }) => gateway.count(path));

describe('the account’s answer', () => {
  test('[ACCT-01][ACCT-09][ACCT-10][ACCT-113][ACCT-114][ACCT-402] is the operator’s, for the session of the visitor’s cookie', async () => {
    const cookie = signIn('own');
    expect(await readState(cookie)).toEqual({
      state: 'signed-in',
      account: {
        name: 'Анна',
        number: { msisdn: MAIN, shown: '+7 (926) 123 - 45 - 67', title: 'Основной' },
        balance: '412,50\u00a0₽',
        tariff: 'Для города',
        others: [{ msisdn: TABLET, shown: '+7 (926) 765 - 43 - 21', title: 'Планшет' }],
      },
    });
  });

  test('[ACCT-02][ACCT-03][ACCT-402] has no account where the operator says that nobody is signed in, and asks for none', async () => {
    const before = callsOfAccount();
    expect(await readState('lk_session=long-gone')).toEqual({ state: 'anonymous' });
    const [checks = 0, loads] = before;
    expect(callsOfAccount()).toEqual([checks + 1, loads]);
  });

  test.each([
    '',
    'visitor=1',
    'lk_session=',
    'lk_session=a b',
    'lk_session="x"',
    `lk_session=${'x'.repeat(2001)}`,
  ])('asks nobody without a session that can be one: %s', async (cookie) => {
    const before = callsOfAccount();
    expect(await readState(cookie)).toEqual({ state: 'anonymous' });
    expect(callsOfAccount()).toEqual(before);
  });

  test.each(FAULTS)(
    '[ACCT-06] says that nothing is known, with status 200, when the check has %s',
    async (fault) => {
      const cookie = signIn('faulty');
      gateway.spoil(getAccountStatus.path, fault);
      const answer = await read(cookie);
      gateway.spoil(getAccountStatus.path, null);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { state: 'unknown' }]);
      gateway.spoil(getAccountSummary.path, fault);
      const half = await readState(cookie);
      gateway.spoil(getAccountSummary.path, null);
      expect(half).toEqual({ state: 'signed-in', account: null });
    },
  );

  test('is journalled without session and number when it fails', async () => {
    const cookie = signIn('told-nobody');
    gateway.spoil(getAccountSummary.path, 'status 500');
    await read(cookie);
    gateway.spoil(getAccountSummary.path, null);
    await site.waitFor('account-not-loaded');
    expect(site.output.join('\n')).not.toMatch(/told-nobody|9261234567/);
  });

  test('of one subscriber is never another’s, however many ask at once', async () => {
    const cookies = Array.from({ length: 20 }, (_, index) =>
      signIn(`crowd-${index}`, `792600000${String(index).padStart(2, '0')}`),
    );
    const answers = await Promise.all(cookies.map(readState));
    expect(answers).toEqual(
      cookies.map((_, index) => signedIn(`792600000${String(index).padStart(2, '0')}`)),
    );
  });
});

describe('a deed by script', () => {
  test('[ACCT-08][ACCT-11][ACCT-115] changes the number, and answers with the account of the new one', async () => {
    const cookie = signIn('changes');
    const outcome = await postState(cookie, { do: 'change', msisdn: TABLET });
    expect(outcome).toEqual({ done: true, answer: signedIn(TABLET) });
    expect(gateway.sandbox.state.account.sessions.get('changes')?.msisdn).toBe(TABLET);
  });

  test('[ACCT-08] keeps the former number where the operator refuses', async () => {
    const cookie = signIn('refused');
    const outcome = await postState(cookie, { do: 'change', msisdn: '79269998877' });
    expect(outcome).toEqual({ done: false, answer: signedIn(MAIN) });
  });

  test('[ACCT-07][ACCT-12][ACCT-116] signs out at the operator and drops the cookie', async () => {
    const cookie = signIn('leaves');
    const { body, headers } = await post(cookie, { do: 'logout' });
    expect(JSON.parse(body)).toEqual({ done: true, answer: { state: 'anonymous' } });
    expect(headers['set-cookie']).toEqual(['lk_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    expect(await readState(cookie)).toEqual({ state: 'anonymous' });
  });

  test('[ACCT-07] keeps the session when signing out fails', async () => {
    const cookie = signIn('stays');
    gateway.spoil(logOut.path, 'status 500');
    const { body, headers } = await post(cookie, { do: 'logout' });
    gateway.spoil(logOut.path, null);
    expect(JSON.parse(body)).toEqual({ done: false, answer: signedIn(MAIN) });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([{ do: 'change' }, { do: 'change', msisdn: '123' }, { do: 'erase' }, {}])(
    'that is none is refused: %j',
    async (form: Record<string, string>) => {
      const before = [changeAccountNumber, logOut].map(({ path }) => gateway.count(path));
      expect((await post(signIn('odd'), form)).status).toBe(400);
      expect([changeAccountNumber, logOut].map(({ path }) => gateway.count(path))).toEqual(before);
    },
  );

  test('from another site is refused', async () => {
    const cookie = signIn('foreign');
    const answer = await site.send({
      path: ADDRESS,
      method: 'POST',
      body: 'do=logout',
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
      },
    });
    expect([answer.status, gateway.sandbox.state.account.sessions.has('foreign')]).toEqual([403, true]);
  });
});

describe('the account as a page, without scripts', () => {
  test('[ACCT-02] shows a subscriber their balance and numbers, and leads everybody else to where they sign in', async () => {
    const page = await read(signIn('page'), '/account');
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
      200,
      PRIVATE,
      'noindex',
    ]);
    expect(page.body).toMatch(/<h1[^>]*>Личный кабинет<\/h1>/);
    expect(page.body).toContain('412,50\u00a0₽');
    expect(page.body).toContain(`value="${TABLET}"`);
    const stranger = await read('', '/account');
    expect([stranger.status, stranger.headers.location, stranger.headers['cache-control']]).toEqual([
      302,
      'https://lk.example.test/',
      PRIVATE,
    ]);
  });

  test('[ACCT-07][ACCT-08] changes the number and signs out by plain posts', async () => {
    const cookie = signIn('plain');
    const changed = await post(cookie, { do: 'change', msisdn: TABLET }, '/account');
    expect([changed.status, changed.headers.location]).toEqual([303, '/account']);
    expect((await read(cookie, '/account')).body).toContain(`value="${MAIN}"`);
    const left = await post(cookie, { do: 'logout' }, '/account');
    expect([left.status, left.headers.location]).toEqual([303, '/']);
    expect(await readState(cookie)).toEqual({ state: 'anonymous' });
  });

  test('[ACCT-07][ACCT-08] says what has failed, and what could not be loaded', async () => {
    const cookie = signIn('unlucky');
    const refused = await post(cookie, { do: 'change', msisdn: '79269998877' }, '/account');
    const shown = await read(cookie, String(refused.headers.location));
    expect(shown.body).toMatch(/role="alert"[^>]*>.*Не\u00a0получилось перейти/s);
    gateway.spoil(getAccountStatus.path, 'status 500');
    const unknown = await read(cookie, '/account');
    gateway.spoil(getAccountStatus.path, null);
    expect([unknown.status, unknown.body]).toEqual([
      200,
      expect.stringContaining('Не удалось загрузить данные'),
    ]);
  });
});

/** A cache of many visitors before the site, as RFC 9111 has it: it keeps whatever nothing forbids to keep, for a minute. */
async function startSharedCache(port: number) {
  const kept = new Map<string, HttpAnswer>();
  const hits: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = '/', headers } = incoming;
    const known = kept.get(url);
    const load = async () => {
      const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
      const answer = await sendRequest({
        port,
        path: url,
        headers: Object.fromEntries(given.filter(([name]) => name !== 'host')),
      });
      const control = answer.headers['cache-control'] ?? '';
      if (answer.status === 200 && !/no-store|private/.test(control)) kept.set(url, answer);
      return answer;
    };
    if (known !== undefined) hits.push(url);
    (known === undefined ? load() : Promise.resolve(known)).then(
      (answer) => outgoing.writeHead(answer.status).end(answer.body),
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  // A listening TCP server has an address with a port.
  return { port: (server.address() as AddressInfo).port, hits };
}

describe('behind a cache that many visitors share', () => {
  test('[ACCT-02] pages are everybody’s and the account is one visitor’s', async () => {
    const cache = await startSharedCache(site.port);
    const [anna, boris] = [signIn('anna', MAIN), signIn('boris', '79260000001')];
    const ask = async (path: string, cookie: string) =>
      (await sendRequest({ port: cache.port, path, headers: { cookie } })).body;
    const pages = [await ask(PAGE, anna), await ask(PAGE, boris), await ask(PAGE, '')];
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toMatch(/412,50|Анна/);
    const accounts: unknown[] = [];
    for (const cookie of [anna, boris, '', anna])
      accounts.push(JSON.parse(await ask(ADDRESS, cookie)) as unknown);
    expect(accounts).toEqual([
      signedIn(MAIN),
      signedIn('79260000001'),
      { state: 'anonymous' },
      signedIn(MAIN),
    ]);
    expect(await ask('/account', anna)).toContain('45 - 67');
    expect(await ask('/account', boris)).not.toContain('45 - 67');
    expect(cache.hits).toEqual([PAGE, PAGE]);
  });

  test('every answer about an account says that nobody may keep it', async () => {
    const cookie = signIn('headers');
    const answers = [
      await read(cookie),
      await read(''),
      await read(cookie, '/account'),
      await read('', '/account'),
      await post(cookie, { do: 'nothing' }),
      await post(cookie, { do: 'change', msisdn: '79269998877' }),
      await post(cookie, { do: 'change', msisdn: '79269998877' }, '/account'),
      await post(cookie, { do: 'logout' }, '/account'),
    ];
    for (const { headers } of answers) {
      expect([headers['cache-control'], headers.vary]).toEqual([PRIVATE, expect.stringContaining('Cookie')]);
      expect(headers['etag']).toBeUndefined();
    }
  });
});

test('[ACCT-105][ACCT-108] the token of the account is asked for by the server, and reaches no browser', async () => {
  const before = gateway.count(getAccountToken.path);
  const { visit } = await comeToAmount(site, gateway);
  const taken = await visit.post('take', { amount: '300' });
  expect(gateway.count(getAccountToken.path)).toBe(before + 1);
  expect(taken.state?.snapshot.state).toBe('success');
  const [token = ''] = [...gateway.sandbox.state.account.tokens].slice(-1);
  expect(token).not.toBe('');
  const seen = JSON.stringify([taken.http.headers, taken.http.body, await read(signIn('token'))]);
  expect(seen).not.toContain(token);
});

describe('the demo', () => {
  test('[ACCT-101] a visitor signs in at the sandbox, and out again, and has the catalogue all the same', async () => {
    const demo = await startSite({ SANDBOX: '1' });
    const send = (path: string, form: Record<string, string>, cookie = '') =>
      demo.send({
        path,
        method: 'POST',
        body: new URLSearchParams(form).toString(),
        headers: {
          cookie,
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://moscow.localhost:${demo.port}`,
        },
      });
    expect((await demo.send({ path: '/account' })).headers.location).toBe('/sandbox/account');
    expect((await demo.send({ path: '/sandbox/account' })).body).toMatch(/<h1[^>]*>Вход<\/h1>/);
    expect((await send('/sandbox/account', { msisdn: '12' })).headers.location).toContain('wrong');
    const { status, headers } = await send('/sandbox/account', { msisdn: '+7 926 123-45-67' });
    const [cookie = ''] = (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0] ?? '');
    expect([status, headers.location]).toEqual([303, '/account']);
    expect((await demo.send({ path: '/account', headers: { cookie } })).body).toContain(
      '+7 (926) 123 - 45 - 67',
    );
    await send('/account', { do: 'logout' }, cookie);
    expect((await demo.send({ path: '/account', headers: { cookie } })).status).toBe(302);
    for (const path of ['/tariffs/all', '/shop'])
      expect([path, (await demo.send({ path })).status]).toEqual([path, 200]);
  });

  test('the page of signing in is not there with the real gateway', async () => {
    expect((await site.send({ path: '/sandbox/account' })).status).toBe(404);
  });
});
