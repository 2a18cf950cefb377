import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_SPEED_TEST_BYTES, SPEED_TEST_URL } from '#schemas/speed-test';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
});

/** Each test has an address of its own: limits count by it. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const load = (bytes: string, address = '192.0.2.1') =>
  site.send({ path: `${SPEED_TEST_URL}?bytes=${bytes}`, headers: from(address) });
const send = (body: Buffer, headers: Record<string, string> = {}) =>
  site.send({
    path: SPEED_TEST_URL,
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
      origin: `http://moscow.localhost:${site.port}`,
      ...from('192.0.2.2'),
      ...headers,
    },
  });

describe('the server of the speed test', () => {
  test.each([1, 65_536, 250_000, MAX_SPEED_TEST_BYTES])(
    'gives %i bytes as they are, for nobody to keep',
    async (size) => {
      const { status, bytes, headers } = await load(String(size));
      expect([status, bytes.length]).toEqual([200, size]);
      expect(headers).toMatchObject({
        'content-length': String(size),
        'cache-control': 'no-store, no-transform',
      });
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  test.each(['', '0', '-1', 'abc', '1e6', '1.5', String(MAX_SPEED_TEST_BYTES + 1), '9'.repeat(30)])(
    'gives nothing for «%s» bytes',
    async (size) => {
      const { status, bytes } = await load(size);
      expect([status, bytes.length]).toEqual([400, 0]);
    },
  );

  test('takes what is sent, up to its bound', async () => {
    expect((await send(Buffer.alloc(500_000, 7))).status).toBe(204);
    expect((await send(Buffer.of(1), { 'content-length': String(MAX_SPEED_TEST_BYTES + 1) })).status).toBe(
      400,
    );
  });

  test('takes nothing from another site', async () => {
    expect((await send(Buffer.of(1), { origin: 'https://evil.example' })).status).toBe(403);
  });

  test('refuses an address that asks too often, and nobody else', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await load('1001', '192.0.2.3')).status);
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
    expect((await load('1', '192.0.2.3')).status).toBe(200);
    expect((await load('1001', '192.0.2.4')).status).toBe(200);
  });
});
