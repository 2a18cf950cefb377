import { beforeAll, describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { createFlowStore } from './flow-store';
import { newSubscriber } from './flow-subscribers';
import { visitFlow } from './post-flow';
import { CALLS, comeToAmount, PROMISED, startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/** `kill -9` between the operator and the visitor: what was begun is not begun again by itself (trust.md, 7). */

const store = createFlowStore('operator');
/** A run that has given no sign of life for so long is given up. */
const LONG_AGO_MS = 16_000;
let gateway: FlowGateway;

beforeAll(async () => {
  gateway = await startFlowGateway();
});

const start = () => startWith(gateway, { DATA_DIR: store.directory });
async function kill(site: SiteProcess): Promise<void> {
  const ended = new Promise((resolve) => site.child.once('close', resolve));
  site.child.kill('SIGKILL');
  await ended;
}

describe('a server that is killed', () => {
  test('after the operator has paid leaves an outcome that nobody knows: the visitor is told, and nothing is paid again', async () => {
    const site = await start();
    const { visit } = await comeToAmount(site, gateway);
    const held = gateway.hold(CALLS.take);
    const lost = expect(visit.postData('take', { amount: '300' })).rejects.toThrow(
      /hang up|ECONNRESET|aborted/,
    );
    await held.reached;
    await kill(site);
    await lost;
    held.release();

    const again = visit.copy({ port: (await start()).port });
    store.ageOutcomes(LONG_AGO_MS);
    const retries = await Promise.all(
      Array.from({ length: 10 }, () => again.postData('take', { amount: '300' })),
    );
    for (const { state, text } of retries) {
      expect(state?.snapshot.state).toBe('amount');
      expect(text).toMatch(/мы\sне\sзнаем, дошёл\sли запрос.*проверьте баланс/);
    }
    const page = await again.post('take', { amount: '300' });
    expect([page.status, page.state?.values]).toEqual([503, { amount: '300' }]);
    expect(gateway.count(CALLS.take)).toBe(1);
    noteFigure(
      7,
      'killed-while-paying',
      `kill -9 after the call, 11 retries: 1 payment, 11 answers «не знаем, дошёл ли»`,
    );
  });

  test('after the operator has sent a code lets the visitor have another one, when the number may have one', async () => {
    const site = await start();
    const msisdn = newSubscriber();
    const visit = visitFlow({ port: site.port, ...PROMISED });
    await visit.open();
    const held = gateway.hold(CALLS.send);
    const lost = expect(visit.postData('sendCode', { msisdn })).rejects.toThrow(/hang up|ECONNRESET|aborted/);
    await held.reached;
    await kill(site);
    await lost;
    held.release();

    const again = visit.copy({ port: (await start()).port });
    store.ageOutcomes(LONG_AGO_MS);
    const early = await again.postData('sendCode', { msisdn });
    expect(early.text).toMatch(/^Слишком много попыток\. Попробуйте через (\d+ с|1 мин)\.$/);
    store.endLimits('code msisdn 1/60');
    expect((await again.postData('sendCode', { msisdn })).state?.snapshot.state).toBe('code');
    expect(gateway.countSent(msisdn)).toBe(2);
  });
});
