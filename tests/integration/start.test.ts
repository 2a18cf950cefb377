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

const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET, PUBLIC_SCHEME: 'http' };

describe('a start in production', () => {
  test.each([
    ['missing', {}],
    ['empty', { SESSION_SECRET: '' }],
    ['short', { SESSION_SECRET: 'q7Lw2Zr9Tx4Vb8Nc1Ym6Kp3Hs5Jd0Gf' }],
    ['followed by a short one', { SESSION_SECRET: `${SECRET},former` }],
    ['of few characters', { SESSION_SECRET: 'abcabcabcabcabcabcabcabcabcabcabcabcabc' }],
  ])(
    'with a secret that is %s is refused, and says what to do',
    async (_fault, env: Record<string, string>) => {
      const { code, errors } = await runSite({ NODE_ENV: 'production', ...env });
      expect(code).toBe(1);
      expect(errors).toMatch(/^SESSION_SECRET .*Make one with: node -e/);
      expect(errors).not.toContain(' at ');
      for (const secret of env['SESSION_SECRET']?.split(',').filter(Boolean) ?? []) {
        expect(errors).not.toContain(secret);
      }
    },
  );

  test('with a good secret serves, without the gallery', async () => {
    const site = await startSite({ ...PRODUCTION, SANDBOX: '1' });
    expect((await site.send({ path: '/' })).status).toBe(200);
    expect((await site.send({ path: '/dev/blocks' })).status).toBe(404);
    expect((await site.send({ path: '/dev/blocks.json' })).status).toBe(404);
    expect(site.output.join('\n')).not.toContain(SECRET);
    expect(await site.stop()).toBe(0);
  });
});

describe('a start in production that says nothing of', () => {
  test('the operator and of https is refused, and names the words that allow it', async () => {
    const { code, errors } = await runSite({ NODE_ENV: 'production', SESSION_SECRET: SECRET });
    expect(code).toBe(1);
    expect(errors).toMatch(/- OPERATOR_API_URL: .*SANDBOX=1/);
    expect(errors).toMatch(/- PUBLIC_SCHEME: .*PUBLIC_SCHEME=http/);
  });

  test('the operator alone, or of https alone, is refused for that', async () => {
    const noOperator = await runSite(PRODUCTION);
    expect([noOperator.code, noOperator.errors.includes('PUBLIC_SCHEME')]).toEqual([1, false]);
    const noScheme = await runSite({ ...PRODUCTION, PUBLIC_SCHEME: '', SANDBOX: '1' });
    expect([noScheme.code, noScheme.errors.includes('OPERATOR_API_URL')]).toEqual([1, false]);
  });

  test('demo content has none', async () => {
    const site = await startSite({ ...PRODUCTION, SANDBOX: '1', DATA_DIR: makeDirectory() });
    expect(site.events('store-seeded')).toEqual([]);
    for (const path of ['/', '/about']) expect((await site.send({ path })).status).toBe(404);
    expect((await site.send({ path: '/readyz' })).status).toBe(200);
    await site.stop();
  });

  test('demo content, but asks for it, has it', async () => {
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

describe('a start with a variable that is wrong', () => {
  test.each([
    ['PORT', '99999'],
    ['PORT', 'http'],
    ['ROOT_HOSTS', 'localhost:3000'],
    ['CONTENT_SOURCE', 'wordpress'],
    ['CONTENT_SOURCE', 'builder'],
    ['OPERATOR_API_URL', 'api.example.test'],
    ['OPERATOR_API_URL', 'file:///etc/passwd'],
    ['LOG_LEVEL', 'loud'],
    ['LK_URL', 'cabinet'],
    ['MAP_TILES_URL', 'https://tiles.example.test/'],
    ['MAP_TILES_URL', 'tiles/{z}/{x}/{y}'],
    ['PUBLIC_SCHEME', 'ftp'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', '-1'],
    ['SEED', 'everything'],
    ['SHUTDOWN_DELAY_MS', 'soon'],
    ['CONTENT_API_KEY', 'short'],
  ])('%s=%s is refused by name', async (name, value) => {
    const { code, errors } = await runSite({ [name]: value });
    expect(code).toBe(1);
    expect(errors).toContain(`- ${name}: `);
    expect(errors).not.toContain('    at ');
  });

  test('names all that are wrong at once', async () => {
    const { errors } = await runSite({ PORT: 'x', LOG_LEVEL: 'y' });
    expect(errors).toContain('- PORT: ');
    expect(errors).toContain('- LOG_LEVEL: ');
  });
});

describe('a start that cannot work', () => {
  test('on a store that is not a database ends with 1', async () => {
    const directory = makeDirectory();
    writeFileSync(path.join(directory, 'site.sqlite'), 'not a database at all, '.repeat(100));
    const { code, errors } = await runSite({ DATA_DIR: directory });
    expect(code).toBe(1);
    expect(errors).toContain('not a database');
  });

  test('on a port that is taken ends with 1', async () => {
    const site = await startSite();
    const { code, errors } = await runSite({ PORT: String(site.port) });
    expect(code).toBe(1);
    expect(errors).toContain('EADDRINUSE');
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
