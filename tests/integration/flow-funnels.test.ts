import path from 'node:path';
import SQLite from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { createFlowStore } from './flow-store';
import { newSubscriber } from './flow-subscribers';
import { visitFlow } from './post-flow';
import { comeToAmount, comeToCode, PROMISED, startWith } from './promised-visit';
import { makePerson, signInFirst, visit, type StudioVisitor } from './studio-visit';
import { toMoscowDay } from '#schemas/values/moscow';
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
    expect(cells.slice(2)).toEqual([
      '2',
      '1',
      '50\u00a0%',
      'мало данных',
      'Код из\u00a0SMS\u00a0— 50\u00a0%',
    ]);
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

const AGENTS = {
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
};

interface Comer {
  device: keyof typeof AGENTS;
  region: 'moscow' | 'spb';
  /** Of the address, for whom scripts do not run. */
  query?: string;
  /** What scripts say. */
  told?: string;
  isLed?: boolean;
}

const COMERS: readonly Comer[] = [
  { device: 'phone', region: 'moscow', query: '?utm_source=yandex&utm_medium=cpc', isLed: true },
  { device: 'phone', region: 'moscow', query: '?utm_source=yandex&utm_medium=cpc' },
  { device: 'phone', region: 'spb', query: '?utm_medium=email&utm_content=ivanov%40mail.test' },
  { device: 'computer', region: 'moscow', told: 'search', isLed: true },
  { device: 'computer', region: 'spb', told: 'Иванов Иван' },
  { device: 'tablet', region: 'spb', told: 'direct' },
];

/** The cells of the table with a caption, row by row, without its head. */
function readTable(body: string, caption: string): string[][] {
  const [, text = ''] =
    new RegExp(`aria-label="${caption}"[^>]*><table.*?<tbody>(.*?)</tbody>`).exec(body) ?? [];
  return text
    .split('<tr')
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
    );
}

/** The rows of a file, without its head. */
const readFile = (body: string) =>
  body
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(1, -1).split('";"'));

describe('visitors who come in different ways', () => {
  const store = createFlowStore('operator');
  const flow = '/studio/flows/promised-payment';

  async function come({ port }: { port: number }, comer: Comer): Promise<void> {
    const { device, region, query = '', told, isLed = false } = comer;
    const host = `${region}.localhost`;
    const path = PROMISED.path + query;
    const own = visitFlow({ port, ...PROMISED, path, host, agent: AGENTS[device] });
    await own.open();
    const msisdn = newSubscriber();
    await own.post('sendCode', { msisdn, ...(told !== undefined && { _source: told }) });
    // What changes on the way does not make another visit of it.
    const later = visitFlow(
      { port, ...PROMISED, host, agent: AGENTS.tablet },
      { cookie: own.cookie(), html: own.html() },
    );
    if (isLed)
      expect(
        (await later.post('confirm', { code: gateway.code(msisdn), msisdn })).state?.snapshot.state,
      ).toBe('amount');
  }

  async function countOf(admin: StudioVisitor, query: string): Promise<string[]> {
    const rows = readTable((await admin.send({ path: `${flow}?${query}` })).body, 'По\u00a0шагам');
    return rows.slice(0, 3).map(([, came = '']) => came);
  }

  test('are told apart by region, device and source, to the unit; the file says what the table says', async () => {
    const site = await startWith(gateway, { DATA_DIR: store.directory });
    const admin = await signInFirst(site);
    for (const comer of COMERS) await come(site, comer);
    await eventually(async () => expect(await countOf(admin, '')).toEqual(['6', '6', '2']));

    expect(await countOf(admin, 'region=spb')).toEqual(['3', '3', '0']);
    expect(await countOf(admin, 'device=phone')).toEqual(['3', '3', '1']);
    expect(await countOf(admin, 'device=tablet')).toEqual(['1', '1', '0']);
    expect(await countOf(admin, 'source=ads')).toEqual(['2', '2', '1']);
    expect(await countOf(admin, 'source=unknown')).toEqual(['1', '1', '0']);
    expect(await countOf(admin, 'source=search&device=computer&region=moscow')).toEqual(['1', '1', '1']);
    expect(await countOf(admin, 'source=social')).toEqual([]);

    const bySource = await admin.send({ path: `${flow}?split=source` });
    const parts = readTable(bySource.body, 'По\u00a0частям');
    expect(Object.fromEntries(parts.map(([name, begun]) => [name, begun]))).toEqual({
      Реклама: '2',
      Рассылка: '1',
      Поиск: '1',
      'Прямой заход': '1',
      'Не\u00a0определено': '1',
    });
    const partsFile = await admin.send({ path: `${flow}/csv?split=source&table=split` });
    expect(readFile(partsFile.body).map((row) => row.slice(0, 3))).toEqual(
      parts.map((row) => row.slice(0, 3)),
    );

    const query = 'device=phone&days=7';
    const file = await admin.send({ path: `${flow}/csv?${query}` });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="promised-payment-[\d-]{10}-[\d-]{10}\.csv"$/,
    );
    expect(file.headers['cache-control']).toContain('no-store');
    expect(file.body).toMatch(/^\uFEFF"Шаг";"Код шага";"Дошли";/);
    const shown = readTable((await admin.send({ path: `${flow}?${query}` })).body, 'По\u00a0шагам');
    const saved = readFile(file.body).map(
      ([, , came = '', wentOn = '', left = '', share = '', refused = '']) => [
        came,
        wentOn,
        left,
        share,
        refused,
      ],
    );
    expect(saved).toEqual([
      ['3', '3', '0', '0', '0'],
      ['3', '1', '2', '66,7', '0'],
      ['1', '0', '1', '100', '0'],
      ['0', '', '', '', '0'],
    ]);
    expect(saved.map(([came, , , , refused]) => [came, refused])).toEqual(
      shown.map((row) => [row[1], row.at(-1)]),
    );
    expect(file.body).toContain('мало данных');

    const list = readFile((await admin.send({ path: '/studio/flows.csv?device=phone' })).body);
    expect(list[0]?.slice(1, 4)).toEqual(['promised-payment', '3', '0']);
    expect(JSON.stringify(readCounts(store.directory))).not.toMatch(/Иванов|ivanov|utm|yandex/);
    await site.stop();
  });

  test('have their file shown to editors alone', async () => {
    const site = await startWith(gateway, { DATA_DIR: createFlowStore('operator').directory });
    const viewer = await makePerson(site, await signInFirst(site), 'reader', 'viewer');
    for (const path of [`${flow}/csv`, '/studio/flows.csv']) {
      const refused = await visit(site).send({ path });
      expect([refused.status, refused.body]).toEqual([302, '']);
      expect((await viewer.send({ path })).status).toBe(200);
    }
    expect((await viewer.send({ path: '/studio/flows/cards/csv' })).status).toBe(404);
    await site.stop();
  });
});

test('a week is compared with the week before, as both are in the store', async () => {
  const own = createFlowStore('operator');
  fillWeeks(own.directory);
  const site = await startWith(gateway, { DATA_DIR: own.directory });
  const admin = await signInFirst(site);
  const query = `days=7&until=${dayAgo(3)}`;
  const { body } = await admin.send({ path: `/studio/flows/promised-payment?${query}` });
  const rows = readTable(body, 'К\u00a0прошлому периоду');
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['100\u00a0%', '100\u00a0%', '0', 'без заметной разницы'],
    ['40\u00a0%', '75\u00a0%', '−35', 'хуже'],
    ['0\u00a0%', '0\u00a0%', '0', 'без заметной разницы'],
    ['30\u00a0%', '10\u00a0%', '+20', 'лучше'],
    ['30\u00a0%', '10\u00a0%', '+20', 'лучше'],
  ]);
  const file = await admin.send({ path: `/studio/flows/promised-payment/csv?${query}` });
  expect(readFile(file.body).map((row) => row.slice(-4))).toEqual([
    ['100', '100', '0', 'без заметной разницы'],
    ['40', '75', '-35', 'хуже'],
    ['0', '0', '0', 'без заметной разницы'],
    ['30', '10', '20', 'лучше'],
  ]);
  await site.stop();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAgo = (days: number) => toMoscowDay(Date.now() - days * DAY_MS);

/** A week that ended three days ago, and the one before it, as a server has counted them. */
function fillWeeks(directory: string): void {
  const database = new SQLite(path.join(directory, 'site.sqlite'), { timeout: 5000 });
  const insert = database.prepare(
    `insert into flow_count (day, flow, path, audience, region, device, source, state, what, reason, count)
     values (?, 'promised-payment', '/pay/promised', 'b2c', 'moscow', 'phone', 'ads', ?, ?, '', ?)`,
  );
  const rows: [day: number, state: string, what: string, count: number][] = [
    [3, 'phone', 'begun', 60],
    [9, 'phone', 'begun', 40],
    [9, 'code', 'came', 40],
    [5, 'success', 'came', 30],
    [10, 'phone', 'begun', 100],
    [16, 'phone', 'begun', 100],
    [12, 'code', 'came', 150],
    [12, 'success', 'came', 20],
    [2, 'phone', 'begun', 500],
    [17, 'phone', 'begun', 500],
  ];
  for (const [days, ...row] of rows) insert.run(dayAgo(days), ...row);
  database.close();
}

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
