import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmTariffChange } from '#schemas/gateway/connection';
import { noteFigure } from '#tests/trust-figures';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { newSubscriber } from './flow-subscribers';
import { visitFlow, type Answered } from './post-flow';
import { CALLS, comeToAmount, comeToCode, startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/** What pays, connects or opens a payment: once, however often and wherever it is posted (trust.md, 7). */

const POSTS = 50;
const directory = mkdtempSync(path.join(tmpdir(), 'flow-once-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let gateway: FlowGateway;
let site: SiteProcess;
let second: SiteProcess;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway, { DATA_DIR: directory });
  second = await startWith(gateway, { DATA_DIR: directory });
});

const times = <T>(run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: POSTS }, (_, n) => run(n)));
/** What the answers say, without the seal, which is another one each time. */
const countKinds = (answers: Answered[]) =>
  new Set(answers.map(({ status, state }) => JSON.stringify([status, state?.snapshot, state?.errors]))).size;

describe('fifty equal posts at the same moment', () => {
  test('that take a promised payment, half of them by script, take one and get one answer; so does a replay', async () => {
    const { visit } = await comeToAmount(site, gateway);
    const before = gateway.count(CALLS.take);
    // Of the same page: `post` follows its answer, `postData` does not.
    const answers = await times((n) =>
      n % 2 ? visit.postData('take', { amount: '300' }) : visit.copy().post('take', { amount: '300' }),
    );
    const replays = [
      await visit.postData('take', { amount: '300' }),
      await visit.postData('take', { amount: '500' }),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(countKinds([...answers, ...replays])).toBe(1);
    expect(answers[0]?.state?.snapshot).toMatchObject({ state: 'success', data: { amountKopecks: 30_000 } });
    const calls = gateway.count(CALLS.take) - before;
    expect(calls).toBe(1);
    noteFigure(
      7,
      'promised-payment',
      `${POSTS} parallel posts and 2 replays: ${calls} payment, ${POSTS + 2} equal answers`,
    );
  });

  test('to two processes with one database take one payment', async () => {
    const { visit } = await comeToAmount(site, gateway);
    const before = gateway.count(CALLS.take);
    const answers = await times((n) =>
      visit.copy({ port: n % 2 ? second.port : site.port }).postData('take', { amount: '100' }),
    );
    expect(countKinds(answers)).toBe(1);
    expect(answers[0]?.state?.snapshot.state).toBe('success');
    const calls = gateway.count(CALLS.take) - before;
    expect(calls).toBe(1);
    noteFigure(
      7,
      'two-processes',
      `${POSTS} parallel posts to two processes: ${calls} payment, ${POSTS} equal answers`,
    );
  });

  test('that open a card payment open one', async () => {
    const visit = visitFlow({ port: site.port, path: '/pay/topup', flow: 'top-up' });
    await visit.open();
    // The first post brings the cookie that makes a visitor one: a number of another operator opens nothing.
    await visit.postData('pay', { msisdn: '79161112233', amount: '300' });
    const values = { msisdn: newSubscriber(), amount: '300' };
    const answers = await times(() => visit.postData('pay', values));
    expect(countKinds(answers)).toBe(1);
    expect(answers[0]?.state?.snapshot.state).toBe('leaving');
    const opened = gateway.sandbox.state.payments.payments.size;
    expect(opened).toBe(1);
    noteFigure(7, 'top-up', `${POSTS} parallel posts: ${opened} payment opened, ${POSTS} equal answers`);
  });

  test('that change a tariff change it once', async () => {
    const visit = visitFlow({ port: site.port, path: '/tariffs/all/start', flow: 'tariff-connection' });
    await visit.open();
    const msisdn = newSubscriber();
    if (visit.html().includes('value="CHANGE_TARIFF"')) await visit.raise('CHANGE_TARIFF');
    await visit.post('sendCode', { msisdn });
    await visit.post('confirm', { code: gateway.code(msisdn) });
    const answers = await times(() => visit.postData('change'));
    expect(countKinds(answers)).toBe(1);
    const calls = gateway.count(confirmTariffChange.path);
    expect([answers[0]?.state?.snapshot.state, calls]).toEqual(['success', 1]);
    noteFigure(7, 'tariff', `${POSTS} parallel posts: ${calls} change, ${POSTS} equal answers`);
  });

  test('with a wrong code get the answer of the guess under way: wrong, dead, or one too many', async () => {
    const { visit, msisdn } = await comeToCode(site);
    const wrong = gateway.code(msisdn) === '1111' ? '2222' : '1111';
    const before = gateway.count(CALLS.confirm);
    const answers = await times(() => visit.postData('confirm', { code: wrong, msisdn }));
    const texts = new Set(answers.map(({ text }) => text));
    expect(texts).toContain('Неверный код');
    // Posts that come late are a guess of their own: after five the code is dead, after ten nobody asks any more.
    const fair = /^(Неверный код|Время кода истекло|Слишком много попыток\. Попробуйте через \d+ мин\.)$/;
    expect([...texts].filter((text) => !fair.test(text))).toEqual([]);
    expect(gateway.count(CALLS.confirm) - before).toBeLessThanOrEqual(10);
  });
});
