import { beforeAll, describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { FAULTS, type Fault } from './fake-gateway';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { newSubscriber } from './flow-subscribers';
import { visitFlow, type FlowVisit, type Values } from './post-flow';
import { CALLS, comeToAmount, comeToCode, PROMISED, startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/** The operator is broken at a step: the visitor stays there with a text, and goes on from it later (trust.md, 2, 3). */

interface Step {
  call: keyof typeof CALLS;
  state: string;
  next: string;
  action: string;
  /** A visitor before the step, and what is typed there. */
  come: () => Promise<{ visit: FlowVisit; values: Values }>;
}

let gateway: FlowGateway;
let site: SiteProcess;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway);
});

const atNumber = async () => {
  const visit = visitFlow({ port: site.port, ...PROMISED });
  await visit.open();
  return { visit, values: { msisdn: newSubscriber() } };
};
const atCode = async () => {
  const { visit, msisdn } = await comeToCode(site);
  return { visit, values: { code: gateway.code(msisdn), msisdn } };
};
const atAmount = async () => ({ ...(await comeToAmount(site, gateway)), values: { amount: '300' } });

const STEPS: Step[] = [
  { call: 'token', state: 'phone', next: 'code', action: 'sendCode', come: atNumber },
  { call: 'operator', state: 'phone', next: 'code', action: 'sendCode', come: atNumber },
  { call: 'send', state: 'phone', next: 'code', action: 'sendCode', come: atNumber },
  { call: 'confirm', state: 'code', next: 'amount', action: 'confirm', come: atCode },
  { call: 'take', state: 'amount', next: 'success', action: 'take', come: atAmount },
];
const CASES = STEPS.flatMap((step) => FAULTS.map((fault): [string, Fault, Step] => [step.call, fault, step]));
let held = 0;

describe('the operator’s call', () => {
  test.each(CASES)(
    '%s, %s: the step says so, keeps what was typed, asks once, and works later',
    async (_, fault, step) => {
      const { visit, values } = await step.come();
      const path = CALLS[step.call];
      const before = gateway.count(path);
      gateway.spoil(path, fault);
      const failed = await visit.post(step.action, values);
      gateway.spoil(path, null);

      expect(failed.state?.snapshot.state).toBe(step.state);
      expect(failed.status).toBeGreaterThanOrEqual(400);
      expect(failed.text).toMatch(
        step.call === 'take' && fault !== 'status 500' ? /мы\sне\sзнаем/ : /Ошибка сервера/,
      );
      expect(visit.html()).toContain('data-error-summary');
      // Codes never come back from the server; everything else does.
      const { code: _code, ...shown } = values;
      expect(failed.state?.values).toEqual(shown);
      expect(gateway.count(path) - before).toBe(1);

      const later = await visit.post(step.action, values);
      expect([later.text, later.state?.snapshot.state]).toEqual(['', step.next]);
      expect(gateway.count(path) - before).toBe(2);
      held += 1;
      noteFigure(
        3,
        'promised-payment',
        `${held} of ${CASES.length} faults × steps: 1 call each, values kept, a later try works`,
      );
    },
  );

  test('that lists the amounts fails after the code was taken: the visitor may have another code', async () => {
    const { visit, values } = await atCode();
    gateway.spoil(CALLS.limits, 'status 500');
    expect((await visit.post('confirm', values)).text).toBe('Ошибка сервера. Попробуйте позже');
    gateway.spoil(CALLS.limits, null);
    const again = await visit.post('confirm', values);
    expect([again.state?.snapshot.state, again.text]).toEqual(['code', 'Время кода истекло']);
  });

  test('that pays, but whose answer gets lost, is told as open, and the operator’s word settles it', async () => {
    const { visit } = await comeToAmount(site, gateway);
    const before = gateway.count(CALLS.take);
    gateway.spoil(CALLS.take, 'slow', { isDone: true });
    const lost = await visit.post('take', { amount: '300' });
    gateway.spoil(CALLS.take, null);
    expect([lost.status, lost.state?.snapshot.state]).toEqual([503, 'amount']);
    expect(lost.text).toMatch(/мы\sне\sзнаем, дошёл\sли запрос/);
    expect((await visit.post('take', { amount: '300' })).text).toBe('Обещанный платёж уже подключён');
    expect(gateway.count(CALLS.take) - before).toBe(2);
    noteFigure(
      7,
      'lost-answer',
      'paid, but the answer was lost: told as unknown; a second try is refused by the operator',
    );
  });
});
