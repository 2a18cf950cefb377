import { expect, test } from 'vitest';
import { databases } from '#tests/databases';
import { sendRequest } from '#tests/http-client';
import { noteFigure } from '#tests/trust-figures';
import { startBalancer } from './balancer';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { newSubscriber } from './flow-subscribers';
import { visitFlow } from './post-flow';
import { PROMISED, startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

// Slow: two servers are started, and each is stopped and started again, while visitors come.
const READERS = 6;
const PAYERS = 2;
const AMOUNT = '300';
/** Longer than the balancer needs to see that an instance is no longer ready. */
const DELAY_MS = '1000';
const PAGES = ['/about', '/about?nocache=1', '/tariffs/all', '/pay/promised'];

interface Load {
  isOver: boolean;
  answered: number;
  taken: number;
  failures: string[];
}

async function read(port: number, load: Load, first: number): Promise<void> {
  for (let number = first; !load.isOver; number += 1) {
    const path = PAGES[number % PAGES.length] ?? '';
    const outcome = await sendRequest({ port, path }).then(({ status }) => status, String);
    load.answered += 1;
    if (outcome !== 200) load.failures.push(`${path}: ${outcome}`);
  }
}

/** Takes one promised payment after the other, each as somebody else. */
async function pay(port: number, load: Load, gateway: FlowGateway, payer: number): Promise<void> {
  for (let number = 1; !load.isOver; number += 1) {
    const payment = await beginPayment(port, `203.0.${payer}.${number}`);
    const state = await endPayment(payment, gateway);
    load.taken += 1;
    if (state !== 'success') load.failures.push(`a payment ended in «${state}»`);
  }
}

async function beginPayment(port: number, address: string) {
  const msisdn = newSubscriber();
  const visit = visitFlow({ port, ...PROMISED, address });
  await visit.open();
  const { status, state, text } = await visit.post('sendCode', { msisdn });
  if (state?.snapshot.state !== 'code') throw new Error(`no code was sent: ${status} ${text}`);
  return { visit, msisdn };
}

async function endPayment(
  { visit, msisdn }: Awaited<ReturnType<typeof beginPayment>>,
  gateway: FlowGateway,
): Promise<string> {
  await visit.post('confirm', { code: gateway.code(msisdn), msisdn });
  const taken = await visit.post('take', { amount: AMOUNT });
  return taken.state?.snapshot.state ?? `${taken.status} ${taken.text}`;
}

test('two servers on one PostgreSQL are restarted in turn under load: no request fails, and no payment is lost', async () => {
  const [, postgres] = databases;
  const place = (await postgres?.createPlace()) ?? '';
  const gateway = await startFlowGateway();
  const start = () => startWith(gateway, { DATABASE_URL: place, SEED: 'demo', SHUTDOWN_DELAY_MS: DELAY_MS });
  const balancer = await startBalancer();
  const load: Load = { isOver: false, answered: 0, taken: 0, failures: [] };
  const untilItHasWork = (site: SiteProcess) =>
    expect.poll(() => balancer.shares.get(site.port) ?? 0, { timeout: 60_000 }).toBeGreaterThan(20);

  const old = [await start(), await start()];
  for (const { port } of old) balancer.add(port);
  await expect
    .poll(async () => (await sendRequest({ port: balancer.port, path: '/about' })).status)
    .toBe(200);
  const long = await beginPayment(balancer.port, '203.0.113.7');
  const visitors = [
    ...Array.from({ length: READERS }, (_, reader) => read(balancer.port, load, reader)),
    ...Array.from({ length: PAYERS }, (_, payer) => pay(balancer.port, load, gateway, payer)),
  ];
  for (const site of old) {
    await untilItHasWork(site);
    expect(await site.stop()).toBe(0);
    const next = await start();
    balancer.add(next.port);
    await untilItHasWork(next);
  }
  // It was begun before the first stop, and its servers are both gone.
  const ended = await endPayment(long, gateway);
  load.isOver = true;
  await Promise.all(visitors);

  expect(load.failures).toEqual([]);
  expect(ended).toBe('success');
  expect(load.taken).toBeGreaterThan(0);
  noteFigure(
    24,
    'rolling-restart',
    `${load.answered} pages and ${load.taken + 1} payments over two restarts on PostgreSQL, 0 failed`,
  );
}, 300_000);
