import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  uint8Array,
} from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readFileTokens } from '#schemas/forms/file-token';
import { SAMPLES } from '#app/uploads/testing/file-samples';
import { createUploadBox, type UploadBox } from '#app/uploads/upload-box.server';
import { noteFigure } from '#tests/trust-figures';
import { propertyRuns } from '#tests/property-runs';
import type { FlowPost } from './flow-post';
import { readPost, type PostedFiles } from './read-post.server';

/** A post of a form with files, without scripts: texts are read, files go to the upload box on their way. */

const BOUNDARY = 'limit';
let directory = '';
let box: UploadBox;
let received = 0;
beforeEach(() => {
  received = 0;
  directory = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  box = createUploadBox({
    directory,
    secrets: ['q7Lw2Zr9Tx4Vb8Nc1Ym6Kp3Hs5Jd0Gf-QeRtUi'],
    now: Date.now,
    maxFileBytes: 20_000_000,
    maxTotalBytes: 500_000_000,
  });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const files: PostedFiles = {
  takesFiles: (flow) => flow === 'letter',
  async receive({ name, type, bytes }) {
    received += 1;
    const stored = await box.store(bytes, { visitor: 'v', address: 'a', name, declaredType: type });
    return 'refused' in stored ? { message: `нет: ${stored.refused}`, status: 200 } : { file: stored };
  },
};

type Part = [field: string, value: string | Buffer, file?: string];
const toPart = ([field, value, file]: Part) => {
  const name = `Content-Disposition: form-data; name="${field}"`;
  const head = file === undefined ? name : `${name}; filename="${file}"\r\nContent-Type: image/png`;
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
};
const toBody = (...parts: Part[]) =>
  Buffer.concat([...parts.map(toPart), Buffer.from(`--${BOUNDARY}--\r\n`)]);

interface Sent {
  body: Uint8Array;
  type?: string;
  /** Of each piece that comes at once. */
  piece?: number;
  headers?: Record<string, string>;
}

const URLENCODED = 'application/x-www-form-urlencoded';
/** The same fields as a form without files posts them. */
const toUrlencoded = (...fields: Part[]): Sent => ({
  type: URLENCODED,
  body: Buffer.from(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()),
});

function toPost({
  body,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
  piece = 65_536,
  headers,
}: Sent): Request {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(new Uint8Array(body.subarray(at, (at += piece))));
    },
  });
  return new Request('http://moscow.localhost/help', {
    method: 'POST',
    body: stream as ReadableStream<Uint8Array<ArrayBuffer>>,
    duplex: 'half',
    headers: { 'content-type': type, 'content-length': String(body.length), ...headers },
  });
}
const read = (sent: Sent) => readPost(toPost(sent), files);
const statusOf = (sent: Sent): Promise<number> =>
  read(sent).then(
    () => 200,
    (refusal: unknown) => (refusal instanceof Response ? refusal.status : Promise.reject(refusal as Error)),
  );
const LETTER: Part[] = [
  ['_flow', 'letter'],
  ['_instance', 'letter-1'],
  ['_action', 'send'],
];
const tokensOf = ({ values }: FlowPost, field: string) =>
  readFileTokens(String(values[field])).map(({ file }) => file);

describe('a post without files', () => {
  const type = 'application/x-www-form-urlencoded';
  const readForm = (...fields: [name: string, value: string][]) =>
    read({ type, body: Buffer.from(new URLSearchParams(fields).toString()) });
  const refusalOf = async (request: Request): Promise<string> => {
    const refusal: unknown = await readPost(request, files).catch((one: unknown) => one);
    if (!(refusal instanceof Response)) throw new Error('the post was not refused');
    return `${refusal.status} ${refusal.headers.get('content-type')} ${await refusal.text()}`;
  };

  test('has fields, a field that came twice as a list, and the last action', async () => {
    const post = await readForm(
      ['_flow', 'letter'],
      ['_action', 'send'],
      ['_action', 'resend'],
      ['f1', 'Анна'],
      ['topic', 'a'],
      ['topic', 'b'],
    );
    expect(post).toMatchObject({ flow: 'letter', action: 'resend', sealed: '', turn: 0 });
    expect(post.values).toEqual({ f1: 'Анна', topic: ['a', 'b'] });
  });

  test('has at most fifty events and the seals of twenty other flows', async () => {
    const events = Array.from({ length: 51 }, (_, n): [string, string] => ['_event', `CHOOSE:${n}`]);
    const peers = Array.from({ length: 21 }, (_, n): [string, string] => [`_peer.flow-${n}`, `seal-${n}`]);
    const post = await readForm(...events, ...peers);
    expect(post.events).toHaveLength(50);
    expect([...post.peers]).toEqual(peers.slice(0, 20).map(([name, seal]) => [name.slice(6), seal]));
  });

  test.each([
    ['12', 12],
    ['0x10', 0],
    ['many', 0],
  ])('of the turn «%s» is the turn %d', async (text, turn) => {
    expect((await readForm(['_turn', text])).turn).toBe(turn);
  });

  test('is refused in words when it is no form, too large or breaks off', async () => {
    const body = Buffer.alloc(300_000, 'a');
    expect(await refusalOf(toPost({ type: 'text/plain', body }))).toBe(
      '415 text/plain; charset=utf-8 A form is expected\n',
    );
    expect(await refusalOf(toPost({ type, body }))).toBe(
      '413 text/plain; charset=utf-8 The form is too large\n',
    );
    const broken = new Request('http://moscow.localhost/help', {
      method: 'POST',
      body: new ReadableStream({ pull: () => Promise.reject(new Error('the visitor is gone')) }),
      duplex: 'half',
      headers: { 'content-type': type, 'content-length': '10' },
    });
    expect(await refusalOf(broken)).toBe('400 text/plain; charset=utf-8 The form cannot be read\n');
  });
});

describe('a post with files', () => {
  test('has texts as they were typed, and of each file its token', async () => {
    const body = toBody(
      ...LETTER,
      ['f0', 'Анна\r\nПетрова'],
      ['f4-new', SAMPLES.png, 'первый.png'],
      ['f4-new', SAMPLES.jpg, 'второй.jpg'],
      ['f5-new', SAMPLES.png, 'третий.png'],
      ['f1', 'после файлов'],
    );
    for (const piece of [1, 7, 1000, 100_000]) {
      const post = await read({ body, piece });
      expect(post).toMatchObject({ flow: 'letter', instance: 'letter-1', action: 'send' });
      expect(post.values).toMatchObject({ f0: 'Анна\r\nПетрова', f1: 'после файлов' });
      expect(tokensOf(post, 'f4-new').map(({ name, type }) => [name, type])).toEqual([
        ['первый.png', 'image/png'],
        ['второй.jpg', 'image/jpeg'],
      ]);
      expect(tokensOf(post, 'f5-new').map(({ size }) => size)).toEqual([SAMPLES.png.length]);
      expect(post.refusedFiles.size).toBe(0);
      const [{ token } = { token: '' }] = readFileTokens(String(post.values['f5-new']));
      const file = await box.open(token, 'v');
      expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer()).equals(SAMPLES.png)).toBe(true);
    }
  });

  test('tells of each file that was not taken, by its field, and keeps the others', async () => {
    const post = await read({
      body: toBody(
        ...LETTER,
        ['f4-new', SAMPLES.exe, 'игра.png'],
        ['f4-new', SAMPLES.png, 'снимок.png'],
        ['f4-new', Buffer.concat([SAMPLES.png, Buffer.alloc(20_000_000)]), 'большой.png'],
      ),
    });
    expect(tokensOf(post, 'f4-new').map(({ name }) => name)).toEqual(['снимок.png']);
    expect([...post.refusedFiles]).toEqual([
      [
        'f4-new',
        [
          { name: 'игра.png', message: 'нет: type' },
          { name: 'большой.png', message: 'нет: size' },
        ],
      ],
    ]);
    expect(readdirSync(directory).length).toBe(1);
  });

  test('has nothing where no file was chosen', async () => {
    const post = await read({ body: toBody(...LETTER, ['f4-new', '', '']) });
    expect([post.values, post.refusedFiles.size, received]).toEqual([{}, 0, 0]);
  });

  test('of a flow that takes none has none, and neither has one whose flow comes too late', async () => {
    const flow: Part = ['_flow', 'pay'];
    expect((await read({ body: toBody(flow, ['f4-new', SAMPLES.png, 'a.png'], ['x', '1']) })).values).toEqual(
      {
        x: '1',
      },
    );
    expect((await read({ body: toBody(['f4-new', SAMPLES.png, 'a.png'], ...LETTER) })).values).toEqual({});
    expect(received).toBe(0);
  });

  test('that breaks off leaves no file', async () => {
    const body = toBody(...LETTER, ['f4-new', Buffer.concat([SAMPLES.png, Buffer.alloc(500_000)]), 'a.png']);
    for (const length of [100, 400, 5000, 300_000, body.length - 20]) {
      expect([length, await statusOf({ body: body.subarray(0, length) })]).toEqual([length, 400]);
    }
    expect(readdirSync(directory)).toEqual([]);
  });
});

describe('a post that is too much', () => {
  const many = (count: number, value = '1'): Part[] =>
    Array.from({ length: count }, (_, index) => [`a${index}`, value]);

  test.each<[string, Sent, number]>([
    ['800 fields', { body: toBody(...many(800)) }, 200],
    ['801 fields', { body: toBody(...many(801)) }, 413],
    ['800 fields of an address', toUrlencoded(...many(800)), 200],
    ['801 fields of an address', toUrlencoded(...many(801)), 413],
    ['131 000 separators', { type: URLENCODED, body: Buffer.alloc(131_000, '&') }, 200],
    ['a text of 64 KB', { body: toBody(['a', 'x'.repeat(64 * 1024)]) }, 200],
    ['a text of more than 64 KB', { body: toBody(['a', 'x'.repeat(64 * 1024 + 1)]) }, 413],
    ['a text of 64 KB, urlencoded', toUrlencoded(['a', 'я'.repeat(32 * 1024)]), 200],
    ['a text of more than 64 KB, urlencoded', toUrlencoded(['a', 'я'.repeat(32 * 1024 + 1)]), 413],
    ['texts of 250 KB together', { body: toBody(...many(250, 'x'.repeat(1000))) }, 200],
    ['texts of 300 KB together', { body: toBody(...many(300, 'x'.repeat(1024))) }, 413],
    ['a name of 201 bytes', { body: toBody(['n'.repeat(201), '1']) }, 413],
    ['a name of 201 bytes, urlencoded', toUrlencoded(['n'.repeat(201), '1']), 413],
    ['65 files', { body: toBody(...Array.from({ length: 65 }, (): Part => ['f', 'x', 'a.png'])) }, 413],
    ['a body of 64 MB, as it says', { body: Buffer.of(), headers: { 'content-length': '64000001' } }, 413],
    ['no length', { body: toBody(...LETTER), headers: { 'content-length': 'many' } }, 413],
    ['256 KB, urlencoded', { type: URLENCODED, body: Buffer.alloc(256 * 1024, 'a=bcdefg&') }, 413],
    ['255 KB of four fields, urlencoded', toUrlencoded(...many(4, 'x'.repeat(63 * 1024))), 200],
    ['257 KB of five fields, urlencoded', toUrlencoded(...many(5, 'x'.repeat(52 * 1024))), 413],
    ['no boundary', { type: 'multipart/form-data', body: toBody(...LETTER) }, 400],
    ['no part', { body: Buffer.from(`--${BOUNDARY}--\r\n`) }, 200],
    ['another type', { type: 'text/plain', body: toBody(...LETTER) }, 415],
  ])('%s', async (_what, sent, status) => {
    expect(await statusOf(sent)).toBe(status);
  });

  test('is read to its end all the same, or a browser would see a broken connection in place of the answer', async () => {
    const urlencoded = toPost({
      type: 'application/x-www-form-urlencoded',
      body: Buffer.alloc(1_000_000, 'a'),
    });
    const multipart = toPost({ body: toBody(...many(801), ['a', 'x'.repeat(1_000_000)]) });
    for (const request of [urlencoded, multipart]) {
      await expect(readPost(request, files)).rejects.toMatchObject({ status: 413 });
      expect(request.bodyUsed).toBe(true);
    }
    const huge = toPost({ body: Buffer.of(1), headers: { 'content-length': '64000001' } });
    await expect(readPost(huge, files)).rejects.toMatchObject({ status: 413 });
    expect(huge.bodyUsed).toBe(false);
  });

  test('a million fields are refused with no more memory than a few', async () => {
    const body = Buffer.concat(Array<Buffer>(1_000_000).fill(toPart(['a', '']))).subarray(0, 63_000_000);
    const before = process.memoryUsage().rss;
    const started = performance.now();
    expect(await statusOf({ body })).toBe(413);
    const [seconds, grown] = [
      (performance.now() - started) / 1000,
      (process.memoryUsage().rss - before) / 1e6,
    ];
    expect(grown).toBeLessThan(64);
    noteFigure(
      13,
      'a-million-fields',
      `refused in ${seconds.toFixed(1)} s, +${Math.max(0, grown).toFixed(1)} MB`,
    );
  });
});

test('whatever is made of a body, it is read or refused, and no file stays half', async () => {
  const whole = toBody(...LETTER, ['f0', 'текст'], ['f4-new', SAMPLES.png, 'a.png'], ['f1', 'конец']);
  const outcomes = new Map<number, number>();
  const mutation = record({
    at: nat(whole.length - 1),
    remove: nat(60),
    insert: oneof(
      uint8Array({ maxLength: 40 }),
      constantFrom(
        `--${BOUNDARY}`,
        `\r\n--${BOUNDARY}--`,
        '\r\n\r\n',
        '"; filename="',
        'Content-',
        '\u0000',
      ).map(Buffer.from),
    ),
  });
  const change = (
    body: Uint8Array,
    { at, remove, insert }: { at: number; remove: number; insert: Uint8Array },
  ) => Buffer.concat([body.subarray(0, at), insert, body.subarray(at + remove)]);
  const bodies = oneof(
    array(mutation, { minLength: 1, maxLength: 6 }).map((changes) =>
      changes.reduce<Uint8Array>(change, whole),
    ),
    uint8Array({ maxLength: 3000 }),
  );
  await assert(
    asyncProperty(bodies, integer({ min: 1, max: 400 }), async (body, piece) => {
      const status = await statusOf({ body, piece });
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
      expect([200, 400, 413]).toContain(status);
      expect(readdirSync(directory).filter((name) => name.endsWith('.part'))).toEqual([]);
    }),
    propertyRuns(500, 13),
  );
  const counts = [...outcomes].map(([status, count]) => `${count} × ${status}`).join(', ');
  noteFigure(13, 'multipart-fuzz', `500 mutated or random bodies: ${counts}; 0 faults, 0 half files`);
});
