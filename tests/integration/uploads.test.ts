import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { request as openRequest, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { array, constantFrom, nat, oneof, record, sample, uint8Array } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { checkFiles } from '#schemas/forms/check-files';
import { readFileToken } from '#schemas/forms/file-token';
import { SAMPLES } from '#app/uploads/testing/file-samples';
import { createUploadBox } from '#app/uploads/upload-box.server';
import { noteFigure } from '#tests/trust-figures';
import { eventually } from '#tests/eventually';
import { propertyRuns } from '#tests/property-runs';
import { createFlowStore } from './flow-store';
import { PROMISED } from './promised-visit';
import { startSite, SECRET, type SiteProcess } from './site-process';

/** Files that visitors bring: taken within bounds, kept for them alone, and nothing left of what was refused (trust.md, 13). */

const BOUNDARY = 'limit';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const MB = 1_000_000;
const FILE_MAX = 20 * MB;
const store = createFlowStore('demo');
const folder = path.join(store.directory, 'uploads');
let site: SiteProcess;
let stalled: Promise<Outcome>;
beforeAll(async () => {
  site = await startSite({ DATA_DIR: store.directory, SESSION_SECRET: SECRET, LOG_LEVEL: 'trace' });
  // It takes as long as a body may stand still; the others run meanwhile.
  stalled = post({ body: toBody(SAMPLES.png, 'медленный.png'), sendOnly: 150 });
});

interface Given {
  body: Buffer;
  /** The server, where it is not the one that the tests share. */
  at?: SiteProcess;
  cookie?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Sends so many bytes, and then nothing, or breaks off. */
  sendOnly?: number;
  breakOff?: boolean;
}

interface Outcome {
  /** 0 when the connection was closed without an answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  seconds: number;
}

const file = z.object({ token: z.string(), name: z.string(), size: z.number(), type: z.string() });

// Slow: a body that stands still is given up after 20 s by the real server.
function post({
  body,
  cookie,
  path: target = '/uploads',
  headers = {},
  sendOnly,
  breakOff,
  at = site,
}: Given): Promise<Outcome> {
  const started = performance.now();
  const { port } = at;
  return new Promise((resolve) => {
    const end = (status: number, got: IncomingHttpHeaders = {}, text = '') =>
      resolve({ status, headers: got, text, seconds: (performance.now() - started) / 1000 });
    const request = openRequest({
      host: '127.0.0.1',
      port,
      path: target,
      method: 'POST',
      agent: false,
      headers: {
        host: `moscow.localhost:${port}`,
        origin: `http://moscow.localhost:${port}`,
        accept: '*/*',
        'content-type': MULTIPART,
        'content-length': body.length,
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => end(0));
      response.on('end', () =>
        end(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString()),
      );
    });
    request.on('error', () => end(0));
    if (sendOnly === undefined) request.end(body);
    else sendPart(request, body.subarray(0, sendOnly), breakOff ?? false);
  });
}

function sendPart(request: ClientRequest, part: Buffer, breakOff: boolean): void {
  request.write(part, () => {
    if (breakOff) setTimeout(() => request.destroy(), 100);
  });
}

const toBody = (bytes: Buffer, name: string, { field = 'file', type = 'application/octet-stream' } = {}) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
const newVisitor = (name: string) => `visitor=${name.padEnd(24, 'x')}`;
const cookieOf = ({ headers }: Outcome) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const readFileAnswer = ({ text }: Outcome) => file.parse(JSON.parse(text));
const errorOf = ({ text }: Outcome) => z.object({ error: z.string() }).parse(JSON.parse(text)).error;
const filesOnDisk = () => readdirSync(folder);
const parts = () => filesOnDisk().filter((name) => name.endsWith('.part'));
const padded = (size: number) => Buffer.concat([SAMPLES.png, Buffer.alloc(size - SAMPLES.png.length, 3)]);
const memoryOf = ({ child }: SiteProcess) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

describe('a file', () => {
  test('is taken, for the visitor who gets a cookie with it, and is on the disk byte for byte', async () => {
    const bytes = padded(300_000);
    const answer = await post({ body: toBody(bytes, 'Мой «снимок».png', { type: 'image/png' }) });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^visitor=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax$/);
    const { token, ...rest } = readFileAnswer(answer);
    expect(rest).toEqual({ name: 'Мой «снимок».png', size: 300_000, type: 'image/png' });
    expect(readFileToken(token)).toMatchObject(rest);
    const box = createUploadBox({
      directory: folder,
      secrets: [SECRET],
      now: Date.now,
      maxFileBytes: FILE_MAX,
      maxTotalBytes: FILE_MAX,
    });
    const visitor = cookieOf(answer).replace('visitor=', '');
    const kept = await box.open(token, visitor);
    expect(Buffer.from((await kept?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true);
    expect(await box.open(token, 'another')).toBeNull();
  });

  test('is removed by its visitor, and by nobody else', async () => {
    const cookie = newVisitor('remover');
    const { token } = readFileAnswer(await post({ body: toBody(SAMPLES.jpg, 'a.jpg'), cookie }));
    const { id = '' } = readFileToken(token) ?? {};
    const remove = (who: string) =>
      post({
        body: Buffer.from(new URLSearchParams({ _remove: token }).toString()),
        cookie: who,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await remove(newVisitor('thief'))).status).toBe(204);
    expect(filesOnDisk()).toContain(id);
    expect((await remove(cookie)).status).toBe(204);
    expect(filesOnDisk()).not.toContain(id);
    expect((await remove(cookie)).status).toBe(204);
  });

  test('has no address', async () => {
    const { token } = readFileAnswer(
      await post({ body: toBody(SAMPLES.jpg, 'a.jpg'), cookie: newVisitor('reader') }),
    );
    const { id = '' } = readFileToken(token) ?? {};
    const cookie = newVisitor('reader');
    for (const address of [
      '/uploads',
      `/uploads/${id}`,
      `/uploads?token=${encodeURIComponent(token)}`,
      `/media/uploads/${id}`,
      `/images/../uploads/${id}`,
    ]) {
      const { status, bytes } = await site.send({ path: address, headers: { cookie } });
      expect([address, status >= 300, bytes.includes(SAMPLES.jpg)]).toEqual([address, true, false]);
    }
  });

  test('is refused from another site', async () => {
    const before = filesOnDisk().length;
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await post({ body: toBody(SAMPLES.jpg, 'a.jpg'), headers })).status).toBe(403);
    expect(filesOnDisk().length).toBe(before);
  });

  test('[FORM-444] of another type than it says is refused with a text', async () => {
    for (const [name, bytes] of [
      ['игра.png', SAMPLES.exe],
      ['рисунок.svg', SAMPLES.svg],
      ['a.gif', Buffer.concat([SAMPLES.gif, SAMPLES.jar])],
    ] as const) {
      const answer = await post({ body: toBody(bytes, name), cookie: newVisitor('types') });
      expect([name, answer.status, errorOf(answer)]).toEqual([name, 200, 'Неверный формат файла']);
    }
    // The one that stands still has its part.
    expect(parts().length).toBeLessThanOrEqual(1);
  });

  test('one beside another in a post is nothing, and a post without any is refused', async () => {
    const cookie = newVisitor('lonely');
    const both = Buffer.concat([
      toBody(SAMPLES.jpg, 'a.jpg').subarray(0, -(BOUNDARY.length + 6)),
      toBody(SAMPLES.png, 'b.png'),
    ]);
    const before = filesOnDisk().length;
    expect(readFileAnswer(await post({ body: both, cookie })).name).toBe('a.jpg');
    expect(filesOnDisk().length).toBe(before + 1);
    const none = await post({ body: toBody(SAMPLES.jpg, 'a.jpg', { field: 'other' }), cookie });
    expect([none.status, errorOf(none)]).toEqual([400, 'Не удалось загрузить файл']);
  });
});

describe('bounds', () => {
  test('[FORM-218] [FORM-219] [FORM-437] [FORM-448] 20 000 000 bytes pass, one more is refused', async () => {
    const cookie = newVisitor('large');
    expect(readFileAnswer(await post({ body: toBody(padded(FILE_MAX), 'a.png'), cookie })).size).toBe(
      FILE_MAX,
    );
    const before = filesOnDisk().length;
    const refused = await post({ body: toBody(padded(FILE_MAX + 1), 'a.png'), cookie });
    expect([refused.status, errorOf(refused)]).toEqual([200, 'Размер файла не должен превышать 20 МБ.']);
    const huge = await post({ body: toBody(padded(60 * MB), 'a.png'), cookie });
    expect([huge.status, errorOf(huge)]).toEqual([200, 'Размер файла не должен превышать 20 МБ.']);
    expect(filesOnDisk().length).toBe(before);
  });

  test('a body that says it has more than 64 MB is refused before it is read', async () => {
    const answer = await post({
      body: Buffer.of(),
      headers: { 'content-length': String(64 * MB + 1) },
      sendOnly: 0,
    });
    expect([answer.status, answer.headers.connection]).toEqual([413, 'close']);
  });

  test('[FORM-440] 31 files are taken one by one, and are too many for a form', async () => {
    const cookie = newVisitor('collector');
    const answers = [];
    for (let time = 0; time < 31; time += 1)
      answers.push(await post({ body: toBody(SAMPLES.png, `${time}.png`), cookie }));
    const files = answers.map((answer) => readFileAnswer(answer));
    expect(new Set(files.map(({ token }) => token)).size).toBe(31);
    expect(checkFiles({ maxBytes: FILE_MAX, types: [] }, files)).toBe('Количество файлов превышено');
    expect(checkFiles({ maxBytes: FILE_MAX, types: [] }, files.slice(1))).toBeNull();
    noteFigure(13, '31-files', '31 files of a form: refused, 30 pass');
  });

  test('a visitor has so many posts in ten minutes', async () => {
    const cookie = newVisitor('hurried');
    const statuses: number[] = [];
    for (let time = 0; time < 122; time += 1)
      statuses.push((await post({ body: toBody(SAMPLES.exe, 'a.png'), cookie })).status);
    expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([120, 120]);
    expect((await post({ body: toBody(SAMPLES.png, 'a.png'), cookie: newVisitor('calm') })).status).toBe(200);
  });

  test('a million fields are refused', async () => {
    const field = Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`);
    const body = Buffer.concat([...Array<Buffer>(1_000_000).fill(field)]).subarray(0, 63 * MB);
    const before = memoryOf(site);
    const answer = await post({ body });
    expect([answer.status, errorOf(answer)]).toEqual([413, 'Не удалось загрузить файл']);
    expect(memoryOf(site) - before).toBeLessThan(64);
  });

  test('eight visitors upload 20 MB each at once: a server that has just started grows by less than 64 MB', async () => {
    const at = await startSite();
    const body = toBody(padded(FILE_MAX), 'a.png');
    await post({ at, body: toBody(SAMPLES.png, 'a.png') });
    const before = memoryOf(at);
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, memoryOf(at))), 10);
    const visitors = Array.from({ length: 8 }, (_, index) => newVisitor(`parallel${index}`));
    const answers = await Promise.all(visitors.map((cookie) => post({ at, body, cookie })));
    clearInterval(watch);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    const seconds = Math.max(...answers.map(({ seconds: one }) => one));
    noteFigure(
      13,
      'memory',
      `8 parallel uploads of 20 MB: +${(peak - before).toFixed(0)} MB of ${before.toFixed(0)} MB resident, ${seconds.toFixed(1)} s`,
    );
    expect(peak - before).toBeLessThan(64);
    await at.stop();
  });
});

describe('what breaks off', () => {
  test('leaves no file', async () => {
    const body = toBody(padded(5 * MB), 'a.png');
    const before = filesOnDisk().filter((name) => !name.endsWith('.part')).length;
    for (const sendOnly of [10, 100, 250, 70_000, 4 * MB])
      expect((await post({ body, sendOnly, breakOff: true })).status).toBe(0);
    // The upload that stands still (begun above) keeps its unfinished file.
    await eventually(() => {
      const left = filesOnDisk();
      const ofParts = left.filter((name) => name.endsWith('.part')).length;
      expect([left.length - ofParts, ofParts <= 1]).toEqual([before, true]);
    });
    expect(site.events('loader-failed')).toEqual([]);
  });

  test('and stands still is given up after 20 seconds, its connection closed', async () => {
    const { status, seconds } = await stalled;
    expect(status).toBe(0);
    expect(seconds).toBeGreaterThan(18);
    // Node's own limit of a request is 300 s.
    expect(seconds).toBeLessThan(150);
    await eventually(() => expect(parts()).toEqual([]));
    noteFigure(
      13,
      'slow-body',
      `a body that stands still is given up after ${seconds.toFixed(0)} s, no file left`,
    );
  });

  test('with the server itself is swept at its next start; what was taken is still there', async () => {
    const own = createFlowStore('demo');
    const env = { DATA_DIR: own.directory, SESSION_SECRET: SECRET };
    const place = path.join(own.directory, 'uploads');
    const at = await startSite(env);
    const cookie = newVisitor('patient');
    const { token } = readFileAnswer(await post({ at, body: toBody(SAMPLES.png, 'a.png'), cookie }));
    const cut = post({ at, body: toBody(padded(5 * MB), 'b.png'), cookie, sendOnly: 3 * MB });
    const isHalf = (name: string) => name.endsWith('.part') && statSync(path.join(place, name)).size > MB;
    while (!readdirSync(place).some(isHalf)) await sleep(20);
    at.child.kill('SIGKILL');
    await cut;
    const [part = ''] = readdirSync(place).filter(isHalf);
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(path.join(place, part), longAgo, longAgo);
    const next = await startSite(env);
    expect(readdirSync(place)).toEqual([readFileToken(token)?.id]);
    await next.stop();
  });
});

test('whatever is posted to it or to a flow, nothing is a fault of the server', async () => {
  const whole = toBody(SAMPLES.png, 'a.png', { type: 'image/png' });
  const mutation = record({
    at: nat(whole.length - 1),
    remove: nat(60),
    insert: oneof(
      uint8Array({ maxLength: 40 }),
      constantFrom(`--${BOUNDARY}`, `\r\n--${BOUNDARY}--`, '\r\n\r\n', '"; filename="').map(Buffer.from),
    ),
  });
  const mutated = array(mutation, { minLength: 1, maxLength: 5 }).map((changes) =>
    changes.reduce<Buffer>(
      (body, { at, remove, insert }) =>
        Buffer.concat([body.subarray(0, at), insert, body.subarray(at + remove)]),
      whole,
    ),
  );
  const tries = propertyRuns(500, 13);
  const bodies = sample(oneof(mutated, uint8Array({ maxLength: 2000 }).map(Buffer.from)), tries);
  const counts = new Map<number, number>();
  for (const [index, body] of bodies.entries()) {
    // A visitor a hundred bodies, or all would be refused as too many.
    const cookie = newVisitor(`fuzz${Math.floor(index / 100)}`);
    for (const target of ['/uploads', PROMISED.path]) {
      const { status } = await post({ body, cookie, path: target });
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }
  expect([...counts.keys()].filter((status) => status === 0 || status >= 500)).toEqual([]);
  noteFigure(
    13,
    'uploads-fuzz',
    `${tries.numRuns} mutated or random bodies to 2 addresses: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );
  expect(site.events('loader-failed')).toEqual([]);
});

test('names of files are in no line of the log, and their bytes readable in no file', async () => {
  const answer = await post({
    body: toBody(Buffer.from('Паспорт: канарейка 45 10'), 'канарейка.txt'),
    cookie: newVisitor('canary'),
  });
  expect(answer.status).toBe(200);
  await site.waitFor('request', ({ request }) => request === answer.headers['x-request-id']);
  expect(site.output.join('\n')).not.toContain('канарейка');
  for (const name of filesOnDisk())
    expect(readFileSync(path.join(folder, name)).includes('канарейка')).toBe(false);
  noteFigure(
    23,
    'uploads',
    `a canary in a file’s name and bytes: 0 hits in ${site.output.length} log lines and ${filesOnDisk().length} files`,
  );
});
