import path from 'node:path';
import SQLite from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { createFlowStore } from './flow-store';
import { comeToAmount, comeToCode, PROMISED, startWith } from './promised-visit';
import { signInFirst } from './studio-visit';
import { eventually } from '#tests/eventually';

/** Where visitors leave a flow, from their posts to the studio's screen. */

const tableRow = z.object({ flow: z.string(), path: z.string(), audience: z.string(), count: z.number() });
const countRow = tableRow.extend({
  day: z.string(),
  state: z.string(),
  what: z.string(),
  reason: z.string(),
});

let gateway: FlowGateway;
beforeAll(async () => {
  gateway = await startFlowGateway();
});

/** The whole table of a database, as anybody who has the file may read it. */
function readCounts(directory: string) {
  const database = new SQLite(path.join(directory, 'site.sqlite'), { readonly: true });
  try {
    return z.array(countRow).parse(database.prepare('select * from flow_count').all());
  } finally {
    database.close();
  }
}

/** `code came: 2`, what is nought left out. */
const sums = (directory: string) =>
  Object.fromEntries(
    readCounts(directory)
      .filter(({ count }) => count !== 0)
      .map(({ state, what, reason, count }) => [[state, what, reason].join(' ').trim(), count]),
  );

describe('the funnel of a flow', () => {
  const store = createFlowStore('operator');

  test('shows a visit that came to its end, one that did not, and nothing of who they were', async () => {
    const site = await startWith(gateway, { DATA_DIR: store.directory });
    const admin = await signInFirst(site);
    const done = await comeToAmount(site, gateway);
    expect((await done.visit.post('take', { amount: '300' })).state?.snapshot.state).toBe('success');
    const left = await comeToCode(site);
    const typed = '987654';
    expect((await left.visit.post('confirm', { code: typed, msisdn: left.msisdn })).text).not.toBe('');

    const expected = {
      'phone begun': 2,
      'code came': 2,
      'code stays': 1,
      'amount came': 1,
      'success came': 1,
      'success stays': 1,
    };
    await eventually(() => expect(sums(store.directory)).toMatchObject(expected));
    const rows = readCounts(store.directory);
    const refused = rows.filter(({ what }) => what === 'refused');
    expect(refused.map(({ state, count }) => [state, count])).toEqual([['code', 1]]);
    expect(new Set(rows.map(({ flow, path: of, audience }) => `${flow} ${of} ${audience}`))).toEqual(
      new Set(['promised-payment /pay/promised b2c']),
    );

    const dump = JSON.stringify(rows);
    const secrets = [done.msisdn, left.msisdn, gateway.code(done.msisdn), typed];
    const cookies = [done.visit.cookie(), left.visit.cookie()].flatMap((cookie) =>
      cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
    );
    for (const secret of [...secrets, ...cookies]) {
      expect(secret.length).toBeGreaterThan(3);
      expect(dump).not.toContain(secret);
    }
    for (const number of [done.msisdn, left.msisdn]) expect(dump).not.toContain(number.slice(-7));

    const list = await admin.send({ path: '/studio/flows' });
    const row = list.body.split('<tr>').find((part) => part.includes('/studio/flows/promised-payment'));
    const cells = [...(row ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]*>/g, ''),
    );
    expect(cells.slice(2)).toEqual(['2', '1', '50\u00a0%', 'Код из\u00a0SMS\u00a0— 50\u00a0%']);
    const screen = await admin.send({ path: '/studio/flows/promised-payment?days=7&page=%2Fpay%2Fpromised' });
    expect(screen.body).toContain('Чаще всего уходят на\u00a0шаге «Код из\u00a0SMS»');
    const other = await admin.send({ path: '/studio/flows/promised-payment?page=%2Fpay%2Ftopup' });
    expect(other.body).toContain('сценарий никто не\u00a0начинал');
    expect((await admin.send({ path: '/studio/flows/cards' })).status).toBe(404);
    await site.stop();
  });

  test('is written when the server stops', async () => {
    const own = createFlowStore('operator');
    const site = await startWith(gateway, { DATA_DIR: own.directory });
    await comeToCode(site);
    await site.stop();
    expect(sums(own.directory)).toEqual({ 'phone begun': 1, 'code came': 1, 'code stays': 1 });
  });

  test('loses a few seconds at most when the server is killed, and no visit breaks', async () => {
    const own = createFlowStore('operator');
    const site = await startWith(gateway, { DATA_DIR: own.directory });
    await comeToCode(site);
    await eventually(() => expect(sums(own.directory)).toMatchObject({ 'phone begun': 1 }));
    const { visit, msisdn } = await comeToCode(site);
    const ended = new Promise((resolve) => site.child.once('close', resolve));
    site.child.kill('SIGKILL');
    await ended;
    expect(sums(own.directory)['phone begun']).toBeGreaterThanOrEqual(1);

    const next = await startWith(gateway, { DATA_DIR: own.directory });
    const again = visit.copy({ port: next.port });
    const confirmed = await again.post('confirm', { code: gateway.code(msisdn), msisdn });
    expect(confirmed.state?.snapshot.state).toBe('amount');
    await next.stop();
    expect(sums(own.directory)).toMatchObject({ 'amount came': 1 });
  });
});

test('a flow that no page has is counted nowhere', async () => {
  const own = createFlowStore('operator');
  const site = await startWith(gateway, { DATA_DIR: own.directory });
  const body = new URLSearchParams({ _flow: 'top-up', _instance: 'none', _action: 'pay' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const answer = await site.send({ path: `${PROMISED.path}?_data=root`, method: 'POST', body, headers });
  expect(answer.status).toBe(404);
  await site.stop();
  expect(readCounts(own.directory)).toEqual([]);
});
