import express from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { frameExamples } from './frame-examples';

const POLICY = "default-src 'none'; frame-ancestors 'none'";
let server: Server | null = null;

afterEach(() => {
  server?.close();
});

/** The headers about frames that an address is answered with. */
async function ask(path: string, GALLERY = true) {
  const app = express();
  app.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': POLICY, 'X-Frame-Options': 'DENY' });
    next();
  });
  app.use(frameExamples({ GALLERY }), (_request, response) => response.end());
  const listening = app.listen(0, '127.0.0.1');
  server = listening;
  await new Promise((resolve) => listening.once('listening', resolve));
  // A TCP server's address is never a string.
  const { port } = listening.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  return { policy: headers.get('content-security-policy'), frames: headers.get('x-frame-options') };
}

test.each(['/dev/blocks/cards/0?theme=dark', '/dev/flows/promised-payment/3?errors=1'])(
  'the page %s, of one example or state, may stand in a frame of its own origin',
  async (path) => {
    expect(await ask(path)).toEqual({
      policy: "default-src 'none'; frame-ancestors 'self'",
      frames: 'SAMEORIGIN',
    });
  },
);

test.each(['/dev/blocks/cards', '/dev/flows/promised-payment'])(
  'the page %s may show such frames, and stands in none itself',
  async (path) => {
    expect(await ask(path)).toEqual({ policy: `${POLICY}; frame-src 'self'`, frames: 'DENY' });
  },
);

test.each([
  '/',
  '/dev/blocks',
  '/dev/flows',
  '/dev/blocks/cards/0/more',
  '/dev/blocks/cards/x',
  '/about/dev/blocks/cards/0',
])('the page %s stays as it was', async (path) => {
  expect(await ask(path)).toEqual({ policy: POLICY, frames: 'DENY' });
});

test('nothing changes where the gallery is off', async () => {
  expect(await ask('/dev/blocks/cards/0', false)).toEqual({ policy: POLICY, frames: 'DENY' });
});
