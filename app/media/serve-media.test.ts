import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendRequest } from '#tests/http-client';
import { toVersion } from './originals';
import { serveMedia, type MediaParts } from './serve-media';
import { QueueFullError } from './work-queue';

const BROKEN = Buffer.from('a photograph that broke on its way');
let folder: string;
let server: Server;
let logged: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-media-test-'));
  await writeFile(path.join(folder, 'a.jpg'), BROKEN);
  logged = [];
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** A server of the folder; `obtain` stands in for the encoder. */
async function start(obtain: MediaParts['pictures']['obtain']) {
  const note = (level: string) => (line: object) => void logged.push({ level, ...line });
  const log = { warn: note('warn'), error: note('error') };
  const app = express();
  app.disable('etag');
  app.use('/media', serveMedia({ root: folder, pictures: { obtain }, log }));
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return (asked: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest({ port, path: asked, headers: { accept: 'image/avif,image/webp,*/*', ...headers }, method });
}

describe('an original that cannot be resized', () => {
  test('is answered as it is, for a minute, with a log line', async () => {
    const send = await start(() => Promise.reject(new Error('bad seek')));
    const { status, headers, bytes } = await send(`/media/a.jpg?w=640&v=${toVersion(BROKEN)}`);
    expect([status, bytes, headers['content-type']]).toEqual([200, BROKEN, 'image/jpeg']);
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers.vary).toContain('Accept');
    expect(logged).toEqual([{ level: 'error', event: 'media-failed', path: '/a.jpg', error: 'bad seek' }]);
  });

  test('because too many wait is no error of its own', async () => {
    const send = await start(() => Promise.reject(new QueueFullError('100 tasks wait already')));
    expect((await send('/media/a.jpg?w=640')).bytes).toEqual(BROKEN);
    expect(logged).toEqual([{ level: 'warn', event: 'media-busy', path: '/a.jpg' }]);
  });
});

describe('an address', () => {
  test('may be kept for a year only while it names the version of what it answers', async () => {
    const send = await start(async () => Buffer.from('small'));
    const keeping = async (query: string) => (await send(`/media/a.jpg${query}`)).headers['cache-control'];
    const version = toVersion(BROKEN);
    expect(await keeping(`?w=640&v=${version}`)).toBe('public, max-age=31536000, immutable');
    expect(await keeping(`?v=${version}`)).toBe('public, max-age=31536000, immutable');
    expect(await keeping('?w=640')).toBe('public, max-age=86400');
    expect(await keeping('?w=640&v=000000000000')).toBe('public, max-age=60');
    expect(await keeping(`?w=640&v=${version}&v=${version}`)).toBe('public, max-age=60');
  });

  test('is only read', async () => {
    const send = await start(async () => Buffer.from('small'));
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await send('/media/a.jpg', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});
