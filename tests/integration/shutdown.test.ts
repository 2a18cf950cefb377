import { Agent, request as openRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendRequest } from '#tests/http-client';
import { noteFigure } from '#tests/trust-figures';
import { startFakeGateway, toPage } from './fake-gateway';
import { startSite, type SiteProcess } from './site-process';

/** `npm run drill` asks for more. */
const ROUNDS = process.env['DRILL_KILLS'] === undefined ? 3 : 20;
const REQUESTS_UNDER_WAY = 20;
const CLIENTS = 10;
const POLL_MS = 50;
/** Long enough for a balancer that asks so often to see it. */
const DELAY_MS = '1000';
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Clients that keep their connections, behind a balancer that sends no more once `/readyz` says so. */
function sendLoad({ port }: SiteProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  onTestFinished(() => agent.destroy());
  const load = { isOver: false, answered: 0, failures: [] as string[] };
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { host: `moscow.localhost:${port}`, accept: 'text/html' };
      const request = openRequest({ host: '127.0.0.1', port, path, agent, headers });
      request.on('error', reject);
      request.on('response', (response) => {
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      });
      request.end();
    });
  const client = async (number: number) => {
    // Some pages from the cache, some rendered for each request.
    const path = number % 2 === 0 ? '/about' : '/about?nocache=1';
    while (!load.isOver) {
      const outcome = await ask(path).catch(String);
      load.answered += 1;
      if (outcome !== 200) load.failures.push(`${path}: ${outcome}`);
    }
  };
  const balance = async () => {
    while (!load.isOver) {
      const { status } = await sendRequest({ port, path: '/readyz' });
      if (status === 503) load.isOver = true;
      else await pause(POLL_MS);
    }
  };
  const all = Promise.all([balance(), ...Array.from({ length: CLIENTS }, (_, number) => client(number))]);
  return { load, all };
}

/** A client that sends this and then nothing more; what it is answered is left unread. */
async function stall({ port }: SiteProcess, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  await pause(POLL_MS);
  return socket;
}

describe('SIGTERM', () => {
  test.each(rounds)('under load fails no request (round %d)', async (round) => {
    const site = await startSite({ SHUTDOWN_DELAY_MS: DELAY_MS });
    const { load, all } = sendLoad(site);
    await expect.poll(() => load.answered).toBeGreaterThan(50);
    const stopped = site.stop();
    await all;
    expect(load.failures).toEqual([]);
    expect(await stopped).toBe(0);
    noteFigure(24, `stop-under-load-${round}`, `${load.answered} requests, 0 failed, ended with 0`);
  });

  test.each(rounds)('loses no request that was accepted (round %d)', async () => {
    const gateway = await startFakeGateway();
    const site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
    for (let page = 0; page < REQUESTS_UNDER_WAY; page += 1) {
      gateway.pages.set(`/${page}`, { ...toPage(`Страница ${page}`), delayMs: 400 });
    }
    const visits = Array.from({ length: REQUESTS_UNDER_WAY }, (_, page) => site.send({ path: `/${page}` }));
    await expect
      .poll(() => gateway.calls.filter(({ query }) => query.has('page')).length)
      .toBe(REQUESTS_UNDER_WAY);
    const stopped = site.stop();
    const answers = await Promise.all(visits);
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: REQUESTS_UNDER_WAY }, () => 200),
    );
    expect(
      answers.every(({ body }, page) => body.includes(`Страница ${page}`) && body.endsWith('</html>')),
    ).toBe(true);
    expect(await stopped).toBe(0);
    await expect(sendRequest({ port: site.port, path: '/' })).rejects.toThrow('ECONNREFUSED');
  });

  test('is told to the balancer first, while new connections are still answered and told to close', async () => {
    const site = await startSite({ SHUTDOWN_DELAY_MS: DELAY_MS });
    await site.send({ path: '/about' });
    const stopped = site.stop();
    await expect.poll(async () => (await site.send({ path: '/readyz' })).status).toBe(503);
    expect((await site.send({ path: '/healthz' })).status).toBe(200);
    for (const path of ['/about', '/about?nocache=1']) {
      const { status, headers } = await site.send({ path, headers: { connection: 'keep-alive' } });
      expect([path, status, headers.connection]).toEqual([path, 200, 'close']);
    }
    expect(await stopped).toBe(0);
    await expect(site.send({ path: '/readyz' })).rejects.toThrow('ECONNREFUSED');
  });

  test('waits for no client that has asked nothing, and for a stalled one until the deadline', async () => {
    const site = await startSite({ SHUTDOWN_DEADLINE_MS: '500' });
    const host = `Host: moscow.localhost:${site.port}\r\n`;
    await stall(site, '');
    await stall(site, `GET / HTTP/1.1\r\n${host}`);
    await stall(site, `GET /healthz HTTP/1.1\r\n${host}\r\n`);
    await stall(
      site,
      `POST /cookie-notice HTTP/1.1\r\n${host}Sec-Fetch-Site: same-origin\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nversion=',
    );
    expect(await site.stop()).toBe(0);
    expect(site.events('stopped')).toMatchObject([{ cut: 1 }]);
  });

  test('ends an idle server', async () => {
    const site = await startSite();
    await site.send({ path: '/' });
    expect(await site.stop()).toBe(0);
    expect(site.events('stopping')).toMatchObject([{ signal: 'SIGTERM' }]);
    expect(site.events('stopped')).toMatchObject([{ cut: 0 }]);
  });
});
