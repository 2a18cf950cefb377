import { beforeAll, describe, expect, test } from 'vitest';
import { getAnonymousId, getUserData, storeUserData, type StoredPhone } from '#schemas/gateway/account';
import { decodeVariable } from '#schemas/gateway/landings';
import { FAULTS } from './fake-gateway';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { createFlowStore } from './flow-store';
import { newSubscriber, outboxOf } from './flow-subscribers';
import { visitFlow, type Answered } from './post-flow';
import { comeToCode, PROMISED, startWith } from './promised-visit';
import { startSite, type SiteProcess } from './site-process';

/** Numbers from forms: kept by the operator for the visitor's anonymous id, offered to them again, told to nobody. */

const FORM = { path: '/forhome/request', flow: 'feedback-form' };
const ADDRESS = '/stored-phones.json';
const YEAR = 31_536_000;
const VISITOR = `visitor=${'v'.repeat(24)}`;

let gateway: FlowGateway;
let site: SiteProcess;
let visits = 0;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway);
});

interface Sending {
  cookie?: string;
  isByScript?: boolean;
  msisdn?: string;
}

/** Fills a form in and confirms its number; gives the answer to the last post. */
async function sendForm({ cookie = '', isByScript = false, msisdn = newSubscriber() }: Sending = {}) {
  visits += 1;
  const visit = visitFlow({ port: site.port, address: `10.1.0.${visits}`, ...FORM }, { cookie });
  await visit.open();
  const values = { f0: 'Анна', f1: 'Тверь, Мира, 1', f2: msisdn, f3: '9-12', f4: '', f5: 'on' };
  const asked = await visit.post('sendCode', values);
  expect([asked.state?.snapshot.state, asked.text]).toEqual(['otp', '']);
  const confirmed = { ...values, code: gateway.code(msisdn) };
  const answered = await (isByScript
    ? visit.postData('confirm', confirmed)
    : visit.post('confirm', confirmed));
  return { answered, msisdn, mid: midOf(answered) };
}

const stateOf = ({ state }: Answered) => state?.snapshot.state;

/** The id that an answer gives the browser. */
function midOf({ http }: Answered): string | null {
  const cookie = (http.headers['set-cookie'] ?? []).find((one) => one.startsWith('mid='));
  if (cookie === undefined) return null;
  expect(cookie).toMatch(new RegExp(`^mid=[^;]+; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax$`));
  return decodeURIComponent(cookie.slice('mid='.length, cookie.indexOf(';')));
}

const keptFor = (mid: string | null): StoredPhone[] =>
  gateway.sandbox.state.account.phones.get(mid ?? '') ?? [];
const idCalls = () => gateway.count(getAnonymousId.path);
const storeCalls = () => gateway.count(storeUserData.path);
/** It is kept behind the answer. */
const waitFor = (look: () => void) => expect.poll(() => (look(), true)).toBe(true);

/** As the sandbox writes it into a link. */
const toUserid = (value: string) => Buffer.from(value).toString('base64url');

const readOwn = async (cookie: string, address = '10.2.0.1', query = '') => {
  const { status, headers, body } = await site.send({
    path: ADDRESS + query,
    headers: { ...(cookie !== '' && { cookie }), 'x-forwarded-for': address },
  });
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'private, no-store',
    expect.stringContaining('application/json'),
  ]);
  return JSON.parse(body) as unknown;
};

describe('a form with a number', () => {
  test.each([false, true])(
    '[ACCT-13][ACCT-14][ACCT-110][ACCT-112][ACCT-405][ACCT-406][ACCT-407][ACCT-408][ACCT-409] once it is taken, keeps the number with priority 2 for a new id in a cookie of a year (by script: %s)',
    async (isByScript) => {
      const before = [idCalls(), storeCalls()];
      const { answered, msisdn, mid } = await sendForm({ isByScript });
      expect([stateOf(answered), mid]).toEqual(['success', expect.stringMatching(/./)]);
      await waitFor(() => expect(keptFor(mid)).toEqual([{ msisdn, priority: 2 }]));
      expect([idCalls(), storeCalls()]).toEqual(before.map((count) => count + 1));
    },
  );

  test('[ACCT-13] fetches no id where the browser has one', async () => {
    const first = await sendForm();
    const before = idCalls();
    const second = await sendForm({ cookie: `${VISITOR}; mid=${first.mid ?? ''}` });
    expect([stateOf(second.answered), second.mid, idCalls()]).toEqual(['success', null, before]);
    const expected = [second.msisdn, first.msisdn].map((msisdn) => ({ msisdn, priority: 2 }));
    await waitFor(() => expect(keptFor(first.mid)).toEqual(expected));
  });

  test('[ACCT-408] asks for nothing before it is taken: not for a page, not for a code, not for a refused form', async () => {
    const before = [idCalls(), storeCalls()];
    await site.send({ path: FORM.path });
    await site.send({ path: FORM.path, headers: { cookie: `${VISITOR}; mid=m-1` } });
    const { answered } = await sendForm({ msisdn: newSubscriber('0300') });
    expect([answered.text, midOf(answered)]).toEqual([expect.stringContaining('уже отправлена'), null]);
    expect([idCalls(), storeCalls()]).toEqual(before);
  });

  test('[ACCT-416] is taken when its number is not kept', async () => {
    const { answered, msisdn, mid } = await sendForm({ msisdn: newSubscriber('0416') });
    expect([stateOf(answered), answered.text]).toEqual(['success', '']);
    const line = await site.waitFor('phone-not-kept', ({ call }) => call === storeUserData.id);
    expect(line).toMatchObject({ level: 'warn', reason: 'status' });
    expect(JSON.stringify(line)).not.toMatch(new RegExp(`${msisdn.slice(1)}|${mid ?? ''}`));
  });
});

const keep = (mid: string, ...phones: StoredPhone[]) =>
  void gateway.sandbox.state.account.phones.set(mid, phones);

describe('the visitor’s numbers', () => {
  test('[ACCT-111][ACCT-410][ACCT-411][ACCT-412] are theirs alone: five at most, the lowest priority first', async () => {
    const phones = [4, 1, 6, 3, 2, 5].map((priority) => ({ msisdn: `7926000000${priority}`, priority }));
    keep('six', ...phones);
    keep('one', { msisdn: '79161112233', priority: 2 }, { msisdn: 'нет', priority: 1 });
    expect(await readOwn('mid=six')).toEqual([1, 2, 3, 4, 5].map((digit) => `7926000000${digit}`));
    expect(await readOwn(`${VISITOR}; mid=one`)).toEqual(['79161112233']);
    expect(await readOwn('mid=nobody')).toEqual([]);
  });

  test('are none without the cookie, and nobody is asked', async () => {
    const before = gateway.count(getUserData.path);
    for (const cookie of ['', VISITOR, 'mid=', 'mid=%00', `mid=${'x'.repeat(200)}`]) {
      expect([cookie, await readOwn(cookie)]).toEqual([cookie, []]);
    }
    expect(gateway.count(getUserData.path)).toBe(before);
  });

  test('[MISC-101] begin with the one that the link of an SMS was sent to, and have it once', async () => {
    keep('linked', { msisdn: '79267770033', priority: 1 }, { msisdn: '79267770044', priority: 2 });
    const of = (userid: string) => readOwn('mid=linked', '10.5.0.1', `?userid=${encodeURIComponent(userid)}`);
    expect(await of(toUserid('79267770044'))).toEqual(['79267770044', '79267770033']);
    expect(await readOwn('', '10.5.0.1', `?userid=${toUserid('79267770044')}`)).toEqual(['79267770044']);
    const own = ['79267770033', '79267770044'];
    const before = gateway.count(decodeVariable.path);
    for (const userid of ['', 'x'.repeat(201)]) expect(await of(userid)).toEqual(own);
    expect(gateway.count(decodeVariable.path)).toBe(before);
    for (const value of ['Анна', '7926', '<b>79267770044</b>'])
      expect(await of(toUserid(value))).toEqual(own);
    gateway.spoil(decodeVariable.path, 'status 500');
    expect(await of(toUserid('79267770044'))).toEqual(own);
    gateway.spoil(decodeVariable.path, null);
  });

  test('are given to no address that tries one link after another', async () => {
    const tries: unknown[] = [];
    for (let tried = 0; tried <= 30; tried += 1)
      tries.push(await readOwn('', '10.5.0.2', `?userid=${toUserid('79267770044')}`));
    expect([tries[29], tries[30]]).toEqual([['79267770044'], []]);
  });

  test('are on no page, which is the same for everybody', async () => {
    keep('page', { msisdn: '79267770011', priority: 1 });
    const own = await site.send({ path: FORM.path, headers: { cookie: 'mid=page' } });
    const others = await site.send({ path: FORM.path });
    expect(own.body).toBe(others.body);
    expect(own.headers['set-cookie']).toBeUndefined();
  });

  test('are given to no address that tries one id after another', async () => {
    keep('tried', { msisdn: '79267770022', priority: 1 });
    const answers: unknown[] = [];
    for (let tried = 0; tried <= 300; tried += 1) answers.push(await readOwn('mid=tried', '10.3.0.1'));
    expect([answers[0], answers[299], answers[300]]).toEqual([['79267770022'], ['79267770022'], []]);
    expect(await readOwn('mid=tried', '10.3.0.2')).toEqual(['79267770022']);
  });

  test('outlive a restart of the sandbox, and are readable in no file', async () => {
    const store = createFlowStore('demo');
    const msisdn = newSubscriber();
    const first = await startSite({ DATA_DIR: store.directory });
    const visit = visitFlow({ port: first.port, ...FORM });
    await visit.open();
    const values = { f0: 'Анна', f1: 'Тверь, Мира, 1', f2: msisdn, f3: '9-12', f4: '', f5: 'on' };
    await visit.post('sendCode', values);
    const code = await outboxOf(first).readCode(msisdn);
    const mid = midOf(await visit.post('confirm', { ...values, code }));
    expect(await first.stop()).toBe(0);
    const second = await startSite({ DATA_DIR: store.directory });
    const { body } = await second.send({ path: ADDRESS, headers: { cookie: `mid=${mid ?? ''}` } });
    expect(JSON.parse(body)).toEqual([msisdn]);
    expect(await second.stop()).toBe(0);
  });
});

describe('the numbers of other flows', () => {
  test('[ACCT-408][ACCT-409] a number that was confirmed by a code is kept with priority 2, and not before', async () => {
    const before = storeCalls();
    const { visit, msisdn } = await comeToCode(site);
    expect(storeCalls()).toBe(before);
    const mid = midOf(await visit.post('confirm', { code: gateway.code(msisdn), msisdn }));
    await waitFor(() => expect(keptFor(mid)).toEqual([{ msisdn, priority: 2 }]));
  });

  test('[ACCT-408][ACCT-409] a number to top up is kept when its payment is opened', async () => {
    const msisdn = newSubscriber();
    const visit = visitFlow({ port: site.port, path: '/pay/topup', flow: 'top-up', address: '10.4.0.1' });
    await visit.open();
    const mid = midOf(await visit.post('pay', { msisdn, amount: '300', method: 'sbp', email: '' }));
    await waitFor(() => expect(keptFor(mid)).toEqual([{ msisdn, priority: 2 }]));
  });
});

describe('«забыть мои номера»', () => {
  test('takes the id from the browser, and from then on none are offered', async () => {
    keep('forgotten', { msisdn: '79267770055', priority: 1 });
    expect(await readOwn('mid=forgotten')).toEqual(['79267770055']);
    const { status, headers } = await site.send({
      path: ADDRESS,
      method: 'POST',
      headers: { cookie: 'mid=forgotten', origin: `http://moscow.localhost:${site.port}` },
    });
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([
      200,
      'private, no-store',
      ['mid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'],
    ]);
    expect(await readOwn('')).toEqual([]);
  });
});

describe('where consent is asked for', () => {
  test('[ACCT-13] nothing is kept and nothing is offered before the cookie notice was closed', async () => {
    const asking = await startWith(gateway, { COOKIES_NEED_CONSENT: '1' });
    const before = [idCalls(), storeCalls(), gateway.count(getUserData.path)];
    const without = await comeToCode(asking);
    const refused = await without.visit.post('confirm', {
      code: gateway.code(without.msisdn),
      msisdn: without.msisdn,
    });
    keep('agreed', { msisdn: '79267770066', priority: 1 });
    const offered = async (cookie: string) =>
      JSON.parse((await asking.send({ path: ADDRESS, headers: { cookie } })).body) as unknown;
    expect([midOf(refused), await offered('mid=agreed')]).toEqual([null, []]);
    expect([idCalls(), storeCalls(), gateway.count(getUserData.path)]).toEqual(before);
    const closed = 'cookie_notice=1%3Aclosed';
    expect(await offered(`mid=agreed; ${closed}`)).toEqual(['79267770066']);
    const visit = visitFlow({ port: asking.port, ...PROMISED }, { cookie: closed });
    await visit.open();
    const msisdn = newSubscriber();
    await visit.post('sendCode', { msisdn });
    const mid = midOf(await visit.post('confirm', { code: gateway.code(msisdn), msisdn }));
    await waitFor(() => expect(keptFor(mid)).toEqual([{ msisdn, priority: 2 }]));
  });
});

describe('an operator who is broken', () => {
  test.each(FAULTS)('[ACCT-415] %s at the id: the form is taken all the same, without one', async (fault) => {
    gateway.spoil(getAnonymousId.path, fault);
    const before = [site.events('phone-not-kept').length, storeCalls()];
    const { answered, mid } = await sendForm();
    gateway.spoil(getAnonymousId.path, null);
    expect([stateOf(answered), answered.text, mid]).toEqual(['success', '', null]);
    await waitFor(() => expect([site.events('phone-not-kept').length - 1, storeCalls()]).toEqual(before));
  });

  test.each(FAULTS)('[ACCT-416] %s at the number: the form is taken all the same', async (fault) => {
    gateway.spoil(storeUserData.path, fault);
    const { answered } = await sendForm({ cookie: `${VISITOR}; mid=m-9` });
    gateway.spoil(storeUserData.path, null);
    expect([stateOf(answered), answered.text]).toEqual(['success', '']);
  });

  test.each(FAULTS)('[ACCT-414] %s at the numbers: there are none', async (fault) => {
    gateway.sandbox.state.account.phones.set('broken', [{ msisdn: '79267770033', priority: 1 }]);
    gateway.spoil(getUserData.path, fault);
    expect(await readOwn('mid=broken')).toEqual([]);
    gateway.spoil(getUserData.path, null);
  });
});
