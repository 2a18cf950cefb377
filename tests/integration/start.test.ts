import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findClosedPort } from './fake-gateway';
import { runSite, SECRET, startSite } from './site-process';

function makeDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-start-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

const SHORT_SECRET = 'q7Lw2Zr9Tx4Vb8Nc1Ym6Kp3Hs5Jd0Gf';
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET, PUBLIC_SCHEME: 'http' };

describe('a start in production', () => {
  test('with a secret that is too short is refused, and says what to do', async () => {
    const { code, errors } = await runSite({ NODE_ENV: 'production', SESSION_SECRET: SHORT_SECRET });
    expect(code).toBe(1);
    expect(errors).toMatch(/^SESSION_SECRET .*Make one with: node -e/);
    expect(errors).not.toContain(' at ');
    expect(errors).not.toContain(SHORT_SECRET);
  });

  test('with a good secret serves, without the gallery', async () => {
    const site = await startSite({ ...PRODUCTION, SANDBOX: '1' });
    expect((await site.send({ path: '/' })).status).toBe(200);
    expect((await site.send({ path: '/dev/blocks' })).status).toBe(404);
    expect((await site.send({ path: '/dev/blocks.json' })).status).toBe(404);
    expect(site.output.join('\n')).not.toContain(SECRET);
    expect(await site.stop()).toBe(0);
  });
});

describe('demo content in production', () => {
  test('is not there when nobody asks for it', async () => {
    const site = await startSite({ ...PRODUCTION, SANDBOX: '1', DATA_DIR: makeDirectory() });
    expect(site.events('store-seeded')).toEqual([]);
    for (const path of ['/', '/about']) expect((await site.send({ path })).status).toBe(404);
    expect((await site.send({ path: '/readyz' })).status).toBe(200);
    await site.stop();
  });

  test('is there for SEED=demo', async () => {
    const env = { ...PRODUCTION, SANDBOX: '1', SEED: 'demo', DATA_DIR: makeDirectory() };
    const site = await startSite(env);
    expect(site.events('store-seeded')).toHaveLength(1);
    expect((await site.send({ path: '/about' })).status).toBe(200);
    await site.stop();
  });
});

describe('a start without configuration', () => {
  test('makes a secret that only its owner can read, and keeps it', async () => {
    const directory = makeDirectory();
    const file = path.join(directory, 'session-secret');
    await (await startSite({ DATA_DIR: directory })).stop();
    const made = readFileSync(file, 'utf8');
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await (await startSite({ DATA_DIR: directory })).stop();
    expect(readFileSync(file, 'utf8')).toBe(made);
  });

  test('ends its lines with the addresses', async () => {
    const site = await startSite();
    // Answered after everything that a start prints, and written nowhere itself.
    await site.send({ path: '/healthz' });
    const addresses = site.output.slice(-5).map((line) => line.split(/: +/)[0]);
    expect(addresses).toEqual(['Сайт', 'Тарифы', 'Бизнесу', 'Галерея', 'Студия']);
  });

  test('fills the store once, and finds it again', async () => {
    const directory = makeDirectory();
    const first = await startSite({ DATA_DIR: directory });
    expect(first.events('store-seeded')).toHaveLength(1);
    await first.stop();
    const second = await startSite({ DATA_DIR: directory });
    expect(second.events('store-seeded')).toHaveLength(0);
    expect((await second.send({ path: '/about' })).status).toBe(200);
    await second.stop();
  });
});

describe('a start that cannot work', () => {
  test('with variables that are wrong ends with 1, and names them all without a trace', async () => {
    const { code, errors } = await runSite({ PORT: 'x', LOG_LEVEL: 'y' });
    expect(code).toBe(1);
    expect(errors).toContain('- PORT: ');
    expect(errors).toContain('- LOG_LEVEL: ');
    expect(errors).not.toContain('    at ');
  });

  test('on a store that is not a database ends with 1', async () => {
    const directory = makeDirectory();
    writeFileSync(path.join(directory, 'site.sqlite'), 'not a database at all, '.repeat(100));
    const { code, errors } = await runSite({ DATA_DIR: directory });
    expect(code).toBe(1);
    expect(errors).toContain('not a database');
    expect(errors).toContain(`- DATA_DIR: the store in ${directory} cannot be opened`);
    expect(errors).not.toContain('    at ');
  });

  test('on a directory that is a file ends with 1, and names the variable', async () => {
    const file = path.join(makeDirectory(), 'data');
    writeFileSync(file, '');
    const { code, errors } = await runSite({ ...PRODUCTION, SANDBOX: '1', DATA_DIR: file });
    expect(code).toBe(1);
    expect(errors).toContain(`- DATA_DIR: the store in ${file} cannot be opened`);
    expect(errors).not.toContain('    at ');
  });

  test('on a port that is taken ends with 1', async () => {
    const site = await startSite();
    const { code, errors } = await runSite({ PORT: String(site.port) });
    expect(code).toBe(1);
    expect(errors).toContain(`- PORT: ${site.port} on 127.0.0.1 is taken (EADDRINUSE)`);
    expect(errors).not.toContain('    at ');
    await site.stop();
  });

  test('needs no gateway to be there', async () => {
    const site = await startSite({
      OPERATOR_API_URL: `http://127.0.0.1:${await findClosedPort()}`,
      CONTENT_SOURCE: 'gateway',
    });
    expect((await site.send({ path: '/healthz' })).status).toBe(200);
    expect((await site.send({ path: '/', host: 'spb.localhost' })).status).toBe(503);
    await site.stop();
  });
});
