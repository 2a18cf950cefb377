import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAILS, plantStandIns, runCommandFile, type Ended } from './stand-in-project';

const BUILD = 'ran npm run --silent build';

/** Says that a file was written a minute from now. */
function touchLater(root: string, file: string): void {
  const later = Date.now() / 1000 + 60;
  utimesSync(path.join(root, file), later, later);
}

function environmentOf({ lines }: Ended): unknown {
  const line = lines.find((one) => one.startsWith('serves ')) ?? 'serves null';
  return JSON.parse(line.slice('serves '.length));
}

describe('npm run site', () => {
  test('installs, builds and serves a fresh clone', async () => {
    const { code, lines } = await runCommandFile(plantStandIns(), 'site');
    const steps = lines.filter((line) => /^(ran|serves) /.test(line)).map((line) => line.split(' {')[0]);
    expect(steps).toEqual(['ran npm ci --include=dev', BUILD, 'serves']);
    expect(code).toBe(0);
  });

  test('only serves what is installed and built', async () => {
    const root = plantStandIns();
    await runCommandFile(root, 'site');
    expect((await runCommandFile(root, 'site')).lines.join('\n')).not.toContain('ran npm');
  });

  test('builds again when a source is newer than the build, and not for a test', async () => {
    const root = plantStandIns();
    await runCommandFile(root, 'site');
    touchLater(root, 'blocks/hero/block.test.ts');
    expect((await runCommandFile(root, 'site')).lines).not.toContain(BUILD);
    touchLater(root, 'blocks/hero/view.tsx');
    expect((await runCommandFile(root, 'site')).lines).toContain(BUILD);
  });

  test('installs again when the lock file is newer', async () => {
    const root = plantStandIns();
    await runCommandFile(root, 'site');
    touchLater(root, 'package-lock.json');
    expect((await runCommandFile(root, 'site')).lines).toContain('ran npm ci --include=dev');
  });

  test('gives the server the environment as it is', async () => {
    const ended = await runCommandFile(plantStandIns(), 'site', { SESSION_SECRET: 'given' });
    expect(environmentOf(ended)).toEqual({ secret: 'given' });
  });

  test('ends with a message when the server cannot start', async () => {
    const { code, lines } = await runCommandFile(plantStandIns(), 'site', { SESSION_SECRET: 'refused' });
    expect(lines).toContain('The site cannot start. SESSION_SECRET is too short');
    expect(code).toBe(1);
  });

  test('says that the packages cannot be installed, and fails', async () => {
    const { code, lines } = await runCommandFile(plantStandIns({ npm: FAILS }), 'site');
    expect(lines).toContain('The site cannot start. npm ci ended with 3; the packages are not installed.');
    expect(code).toBe(1);
  });

  test('does not serve a build that failed', async () => {
    const root = plantStandIns();
    await runCommandFile(root, 'site');
    touchLater(root, 'blocks/hero/view.tsx');
    writeFileSync(path.join(root, 'node_modules/.bin/npm'), FAILS);
    const { code, lines } = await runCommandFile(root, 'site');
    expect(lines).toContain('The site cannot start. The build ended with 3; see above.');
    expect(existsSync(path.join(root, 'build/server/main.js'))).toBe(false);
    expect(code).toBe(1);
  });
});
