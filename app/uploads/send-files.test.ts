import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendFeedback } from '#schemas/gateway/feedback';
import { createGateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import { createHttpTransport } from '#cms/gateway/transport';
import { noteFigure } from '#tests/trust-figures';
import { SAMPLES } from './testing/file-samples';
import { createUploadBox, type UploadBox } from './upload-box.server';
import type { WaitingFile } from './waiting-file.server';

/** From the disk to the operator: files go while they are read, once, and have the time that they need. */

interface Received {
  headers: IncomingMessage['headers'];
  bytes: number;
  digest: string;
  body: Buffer;
}

let directory = '';
let box: UploadBox;
let server: Server;
let origin = '';
let received: Received[] = [];
let requests = 0;
/** What the operator does with a request. */
let behave: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

const takeAll = async (incoming: IncomingMessage, outgoing: ServerResponse, pauseMs = 0) => {
  const hash = createHash('sha256');
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    hash.update(chunk);
    if (bytes < 1_000_000) kept.push(chunk);
    if (pauseMs > 0) await sleep(pauseMs);
  }
  received.push({ headers: incoming.headers, bytes, digest: hash.digest('hex'), body: Buffer.concat(kept) });
  outgoing.setHeader('Content-Type', 'application/json').end('{"success":true}');
};

beforeEach(async () => {
  received = [];
  requests = 0;
  behave = takeAll;
  directory = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  box = createUploadBox({
    directory,
    secrets: ['q7Lw2Zr9Tx4Vb8Nc1Ym6Kp3Hs5Jd0Gf-QeRtUi'],
    now: Date.now,
    maxFileBytes: 20_000_000,
    maxTotalBytes: 200_000_000,
  });
  server = createServer((incoming, outgoing) => {
    requests += 1;
    behave(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(directory, { recursive: true, force: true });
});

async function keep(bytes: Buffer, name: string): Promise<WaitingFile> {
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
  };
  const stored = await box.store(pieces(), { visitor: 'v', address: 'a', name, declaredType: '' });
  const file = 'token' in stored ? await box.open(stored.token, 'v') : null;
  if (file === null) throw new Error('the file was not kept');
  return file;
}

const send = (body: Record<string, unknown>, answerTimeoutMs?: number) =>
  createGateway({
    transport: createHttpTransport(),
    origin,
    observer: SILENT_OBSERVER,
    ...(answerTimeoutMs !== undefined && { answerTimeoutMs }),
  })({ region: { id: '1', code: 'moscow' }, audience: 'b2c' }).ask(sendFeedback, {
    body: { id: '7', ...body },
  });

describe('a form with files', () => {
  test('[FORM-456] [FORM-462] arrives as multipart, each file whole and under name[]', async () => {
    const photos = [await keep(SAMPLES.png, 'снимок 1.png'), await keep(SAMPLES.jpg, 'второй.jpg')];
    const asked = await send({ text: 'строка\nвторая', photos });
    expect(asked).toEqual({ ok: true, answer: { success: true } });
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = received;
    expect(headers['content-length']).toBe(String(body.length));
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': headers['content-type'] ?? '' },
    }).formData();
    const files = form.getAll('photos[]').map((one) => (one instanceof File ? one : new File([], '')));
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['снимок 1.png', 'image/png'],
      ['второй.jpg', 'image/jpeg'],
    ]);
    const bytes = await Promise.all(files.map(async (one) => Buffer.from(await one.arrayBuffer())));
    expect(bytes.map((one, index) => one.equals([SAMPLES.png, SAMPLES.jpg][index] ?? Buffer.of()))).toEqual([
      true,
      true,
    ]);
    expect([form.get('id'), form.get('text')]).toEqual(['7', 'строка\r\nвторая']);
  });

  test('of 20 MB goes from the disk as the operator takes it, and never is in memory', async () => {
    const size = 19_900_000;
    const file = await keep(Buffer.concat([SAMPLES.png, Buffer.alloc(size, 3)]), 'большой.png');
    let read = 0;
    const stream = file.read.bind(file);
    vi.spyOn(file, 'read').mockImplementation(async function* () {
      for await (const chunk of stream()) {
        read += chunk.length;
        yield chunk;
      }
    });
    let take = () => {};
    const taking = new Promise<void>((resolve) => (take = resolve));
    behave = async (incoming, outgoing) => {
      await taking;
      await takeAll(incoming, outgoing);
    };
    const sending = send({ photos: [file] });
    await sleep(700);
    // What lies in the sockets of this machine and in the streams between.
    const ahead = read / 1e6;
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThan(10);
    take();
    expect(await sending).toMatchObject({ ok: true });
    expect([received[0]?.bytes ?? 0, read]).toEqual([expect.any(Number), file.size]);
    noteFigure(
      13,
      'to-operator',
      `20 MB to an operator who does not read: ${ahead.toFixed(1)} MB left the disk`,
    );
  });

  test('has more time than a call without any, and not for ever', async () => {
    const file = await keep(Buffer.concat([SAMPLES.png, Buffer.alloc(3_000_000, 3)]), 'большой.png');
    behave = (incoming, outgoing) => takeAll(incoming, outgoing, 20);
    // About 50 pieces of 64 KB with 20 ms between them take a second.
    expect(await send({ photos: [file] }, 100)).toMatchObject({ ok: true });
    behave = async () => new Promise(() => {});
    const ended: string[] = [];
    const sendInTime = async (name: string, fields: Parameters<typeof send>[0]) => {
      expect(await send(fields, 100)).toMatchObject({ ok: false, reason: 'timeout' });
      ended.push(name);
    };
    await Promise.all([
      sendInTime('with a file', { photos: [file] }),
      sendInTime('without', { text: 'без' }),
    ]);
    expect(ended).toEqual(['without', 'with a file']);
  });

  test('is sent once, whatever comes of it', async () => {
    const file = await keep(SAMPLES.png, 'снимок.png');
    behave = async (incoming) => void incoming.socket.resetAndDestroy();
    expect(await send({ photos: [file] })).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(requests).toBe(1);
    behave = async (_incoming, outgoing) => void outgoing.writeHead(503).end('{}');
    expect(await send({ photos: [file] })).toMatchObject({ ok: false, status: 503 });
    expect(requests).toBe(2);
  });

  test('does not go out when a file has gone meanwhile', async () => {
    const file = await keep(SAMPLES.png, 'снимок.png');
    for (const name of readdirSync(directory)) rmSync(path.join(directory, name));
    expect(await send({ photos: [file] })).toMatchObject({ ok: false });
    expect(received).toEqual([]);
  });
});
