import { beforeAll, describe, expect, test } from 'vitest';
import { signChat } from '#schemas/gateway/chat';
import { noteFigure } from '#tests/trust-figures';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { createFlowStore } from './flow-store';
import { newSubscriber } from './flow-subscribers';
import { BUSY, visitFlow } from './post-flow';
import { CALLS, comeToCode, startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/** One-time codes are not guessed (trust.md, 9). */

const store = createFlowStore('operator');
let gateway: FlowGateway;
let site: SiteProcess;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway, { DATA_DIR: store.directory });
});

const wrongFor = (code: string, n = 0) => {
  const wrong = String(((Number(code) + 1 + n) % 9000) + 1000).slice(0, 4);
  return wrong === code ? '9999' : wrong.padEnd(code.length, '7').slice(0, code.length);
};
/** Ends what keeps a number from having another code: only guesses are counted here. */
const allowSending = () =>
  ['1/60', '3/600', '6/86400'].forEach((limit) => store.endLimits(`code msisdn ${limit}`));

describe('the operator', () => {
  test('compares at most five guesses with a code, however many come at once, and takes the right one no more', async () => {
    const { msisdn } = await comeToCode(site);
    const code = gateway.code(msisdn);
    const [token = ''] = [...gateway.sandbox.state.account.tokens].slice(-1);
    const guess = async (typed: string) => {
      const body = JSON.stringify({ msisdn, token, code: typed });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const answer: unknown = await (await fetch(gateway.origin + CALLS.confirm, init)).json();
      return JSON.stringify(answer);
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(wrongFor(code, n))));
    const compared = answers.filter((answer) => answer.includes('1131')).length;
    expect(compared).toBe(5);
    expect(answers.filter((answer) => answer.includes('1136'))).toHaveLength(45);
    expect(await guess(code)).toContain('1136');
    noteFigure(9, 'one-code', `50 parallel guesses: ${compared} compared, the right code refused after them`);
  });

  test('takes a code once, and none that is old', async () => {
    const { visit, msisdn } = await comeToCode(site);
    const second = visit.copy();
    const code = gateway.code(msisdn);
    expect((await visit.postData('confirm', { code, msisdn })).state?.snapshot.state).toBe('amount');
    store.forgetOutcomes();
    expect((await second.postData('confirm', { code, msisdn })).text).toBe('Время кода истекло');

    const late = await comeToCode(site);
    gateway.clock.aheadMs = 181_000;
    const answered = await late.visit.postData('confirm', {
      code: gateway.code(late.msisdn),
      msisdn: late.msisdn,
    });
    gateway.clock.aheadMs = 0;
    expect([answered.text, answered.state?.snapshot.state]).toEqual(['Время кода истекло', 'code']);
  });
});

describe('the site', () => {
  test('passes on ten wrong codes of a number a day, whoever types them, and counts before it asks', async () => {
    const msisdn = newSubscriber();
    const before = gateway.count(CALLS.confirm);
    let refused = 0;
    // Every visitor is a new one at a new address, with a code of its own.
    for (let visitor = 0; visitor < 4; visitor += 1) {
      const { visit } = await comeToCode(site, msisdn, `203.0.113.${visitor}`);
      const code = gateway.code(msisdn);
      for (let n = 0; n < 4; n += 1) {
        const { text } = await visit.postData('confirm', { code: wrongFor(code, n), msisdn });
        if (text.startsWith('Слишком много попыток')) refused += 1;
      }
      allowSending();
    }
    const passed = gateway.count(CALLS.confirm) - before;
    expect([passed, refused]).toEqual([10, 6]);

    const { visit } = await comeToCode(site, msisdn, '203.0.113.9');
    const right = await visit.postData('confirm', { code: gateway.code(msisdn), msisdn });
    expect(right.text).toMatch(/^Слишком много попыток\. Попробуйте через \d+ мин\.$/);
    store.endLimits('code guesses msisdn 10/86400');
    const nextDay = await visit.postData('confirm', { code: gateway.code(msisdn), msisdn });
    expect(nextDay.state?.snapshot.state).toBe('amount');
    noteFigure(
      9,
      'one-number',
      `16 wrong codes of 4 visitors: ${passed} passed on, ${refused} refused unasked`,
    );
  });

  test('passes on no more of a hundred parallel guesses, also where an action may run twice', async () => {
    const msisdn = newSubscriber();
    const visit = visitFlow({ port: site.port, path: '/help/contacts', flow: 'chat-opener' });
    await visit.open();
    await visit.post('sendCode', { msisdn });
    const code = gateway.code(msisdn);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        visit.postData('confirm', { code: String(100_000 + ((Number(code) + n + 1) % 900_000)).slice(0, 6) }),
      ),
    );
    // A busy machine turns some away before anything is read of them.
    const read = answers.filter(({ http }) => http.status !== BUSY);
    expect(read.every(({ state }) => state?.snapshot.state === 'confirm')).toBe(true);
    expect(gateway.count(signChat.path)).toBeLessThanOrEqual(10);
    const compared = answers.filter(({ text }) => text === 'Неверный код').length;
    expect(compared).toBe(5);
    const passed = gateway.count(signChat.path);
    noteFigure(9, 'parallel', `100 parallel guesses at one step: ${passed} passed on, ${compared} compared`);
  });
});
