import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAILS, plantStandIns, runCommandFile, type Ended } from './stand-in-project';

const INSTALL = 'ran npm ci --include=dev';
const BUILD = 'ran npm run --silent build -- --logLevel error';

/** A lock file of one package and one that only another platform has. */
const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': { version: '0.1.0' },
      'node_modules/react': { version, integrity: `sha512-${version}` },
      'node_modules/for-windows': { version: '1.0.0', optional: true },
    },
  });

/** What npm leaves behind: what it installed, without the project itself. */
function sayInstalled(
  root: string,
  packages: Readonly<Record<string, { version: string; integrity: string }>>,
) {
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

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
    expect(steps).toEqual([INSTALL, BUILD, 'serves']);
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

  test('says before each step what it waits for, after it how long it took, and serves last', async () => {
    const { lines } = await runCommandFile(plantStandIns(), 'site');
    const [waitsForPackages, , packages, waitsForBuild, , build, waitsForServer, served, ...rest] = lines;
    expect(waitsForPackages).toMatch(/^Packages: npm ci .*…$/);
    expect(packages).toMatch(/^Packages: ready after \d+ s$/);
    expect(waitsForBuild).toMatch(/^Build: .*…$/);
    expect(build).toMatch(/^Build: ready after \d+ s$/);
    expect(waitsForServer).toMatch(/^Server: .*…$/);
    expect(served).toMatch(/^serves /);
    expect(rest).toEqual([]);
  });

  test('installs again when the lock file names other packages, and not when only its time is new', async () => {
    const root = plantStandIns();
    await runCommandFile(root, 'site');
    writeFileSync(path.join(root, 'package-lock.json'), lockOf('18.3.1'));
    expect((await runCommandFile(root, 'site')).lines).toContain(INSTALL);
    touchLater(root, 'package-lock.json');
    expect((await runCommandFile(root, 'site')).lines).not.toContain(INSTALL);
    writeFileSync(path.join(root, 'package-lock.json'), lockOf('18.3.2'));
    expect((await runCommandFile(root, 'site')).lines).toContain(INSTALL);
  });

  test('installs again when packages are missing, changed or too many, and not for those of another platform', async () => {
    const react = { version: '18.3.1', integrity: 'sha512-18.3.1' };
    const root = plantStandIns();
    writeFileSync(path.join(root, 'package-lock.json'), lockOf('18.3.1'));
    const installsOver = async (packages: Parameters<typeof sayInstalled>[1]) => {
      sayInstalled(root, packages);
      return (await runCommandFile(root, 'site')).lines.includes(INSTALL);
    };
    expect(await installsOver({ 'node_modules/react': react })).toBe(false);
    expect(await installsOver({})).toBe(true);
    expect(await installsOver({ 'node_modules/react': { ...react, integrity: 'sha512-other' } })).toBe(true);
    expect(await installsOver({ 'node_modules/react': react, 'node_modules/left-over': react })).toBe(true);
  });

  test('gives the server the environment, and says aloud that it is the demo', async () => {
    const said = { sandbox: '1', seed: 'demo', scheme: 'http' };
    const ended = await runCommandFile(plantStandIns(), 'site', { SESSION_SECRET: 'given' });
    expect(environmentOf(ended)).toEqual({ secret: 'given', ...said });
    const real = await runCommandFile(plantStandIns(), 'site', {
      OPERATOR_API_URL: 'https://api.test',
      PUBLIC_SCHEME: 'https',
      SEED: 'none',
    });
    expect(environmentOf(real)).toEqual({ seed: 'none', scheme: 'https' });
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
