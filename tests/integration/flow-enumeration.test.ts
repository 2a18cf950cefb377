import { beforeAll, describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { newSubscriber } from './flow-subscribers';
import { visitFlow, type Answered } from './post-flow';
import { comeToCode, PROMISED, startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/**
 * What a stranger learns of a number (trust.md, 11). The specification itself tells whose subscriber a number is: the
 * check before a code (CODE-125 to CODE-127), before a payment (PAY-124, PAY-127, PAY-128), and the form «Чей номер».
 * Nothing else of a subscriber may be read from the answers before the number is confirmed.
 */

let gateway: FlowGateway;
let site: SiteProcess;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway);
});

/** The answer without what differs by itself: the number, the seal, the time of the countdown. */
function mask(text: string, msisdn: string): string {
  const digits = Array.from(msisdn.slice(1)).join('\\D{0,3}');
  return text
    .replaceAll(new RegExp(`(\\+?7|8)?\\D{0,3}${digits}`, 'g'), 'NUMBER')
    .replaceAll(/[\w-]{120,}/g, 'SEAL')
    .replaceAll(/("|&quot;)(resendAt|expiresAt|openedAt)\1:\d+/g, 'TIME')
    .replaceAll(/\d+:\d\d|\d+\sсек?\w*|nonce-[\w-]+|(nonce|data-static)="[^"]*"/g, 'TIME');
}

const FIRST_STEPS = [
  PROMISED,
  { path: '/help/contacts', flow: 'chat-opener' },
  { path: '/services/smena-tarifa.html', flow: 'rate-plan' },
];

async function askCode({ path, flow } = PROMISED, msisdn: string, isData: boolean): Promise<Answered> {
  const visit = visitFlow({ port: site.port, path, flow });
  await visit.open();
  return isData ? visit.postData('sendCode', { msisdn }) : visit.post('sendCode', { msisdn });
}

/** Somebody the operator knows all about: money on the account, a debt, a tariff. */
function newRegular(): string {
  const msisdn = newSubscriber();
  const { state } = gateway.sandbox;
  state.promisedPayment.active.set(msisdn, { amount: 300, expirationDate: '2100-01-01T00:00:00Z' });
  state.payments.balances.set(msisdn, 1000);
  state.connection.tariffs.set(msisdn, '10101');
  return msisdn;
}

describe('the answer to a number that is not confirmed', () => {
  test.each(FIRST_STEPS)(
    'of $flow is the same for a subscriber with a history and for one without',
    async (step) => {
      for (const isData of [true, false]) {
        const numbers = [newRegular(), newSubscriber()];
        const masked = new Set<string>();
        for (const msisdn of numbers) {
          const { http, status } = await askCode(step, msisdn, isData);
          expect(status).toBe(200);
          masked.add(mask(http.body, msisdn));
        }
        expect(firstDifference([...masked])).toBe('');
      }
    },
  );

  test('to a wrong code, and to a code for a promised payment that is there already, is the same too', async () => {
    const masked = new Set<string>();
    for (const number of [newRegular(), newSubscriber()]) {
      const { visit, msisdn } = await comeToCode(site, number);
      const wrong = gateway.code(msisdn) === '1111' ? '2222' : '1111';
      masked.add(mask((await visit.postData('confirm', { code: wrong, msisdn })).http.body, msisdn));
    }
    expect([...masked]).toHaveLength(1);
  });

  test('says of a number that is no subscriber’s only what the check of the specification says', async () => {
    const numbers = ['79161112233', '79051234567', '79161110000'];
    const answers = await Promise.all(numbers.map((msisdn) => askCode(PROMISED, msisdn, true)));
    expect(answers.map(({ text }) => text)).toEqual([
      'Этот номер не в МегаФоне',
      'Этот номер не в МегаФоне',
      'Телефон не найден',
    ]);
    // The check was all that was asked of the operator.
    for (const msisdn of numbers) expect(gateway.countSent(msisdn)).toBe(0);
  });

  test('takes the same time', async () => {
    const times = { regular: [] as number[], other: [] as number[] };
    for (let n = 0; n < 40; n += 1) {
      for (const kind of ['regular', 'other'] as const) {
        const msisdn = kind === 'regular' ? newRegular() : newSubscriber();
        const visit = visitFlow({ port: site.port, ...PROMISED });
        await visit.open();
        const from = performance.now();
        expect((await visit.postData('sendCode', { msisdn })).state?.snapshot.state).toBe('code');
        times[kind].push(performance.now() - from);
      }
    }
    const [regular, other] = [median(times.regular), median(times.other)];
    const difference = Math.abs(regular - other).toFixed(1);
    noteFigure(
      11,
      'same-answers',
      `known and unknown to the operator: same bytes in 3 flows, medians ${difference} ms apart`,
    );
  });
});

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Where two texts part; empty when there is one. */
function firstDifference([one = '', other]: string[]): string {
  if (other === undefined) return '';
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(at - 60, at + 60)} … ${other.slice(at - 60, at + 60)}`;
}
