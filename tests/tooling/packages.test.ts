import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { plantTree, PROJECT } from './planted-tree';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      resolved: z.string().optional(),
      engines: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const readLock = () =>
  lockSchema.parse(JSON.parse(readFileSync(path.join(PROJECT, 'package-lock.json'), 'utf8'))).packages;

/** The oldest Node that a range of versions admits. */
function toOldestNode(range: string | undefined): string {
  const oldest = semver.minVersion(range ?? '');
  if (oldest === null) throw new Error(`"${range}" admits no version of Node`);
  return oldest.version;
}

/** Packages that refuse a version of Node; on another platform npm may install any of them, so all are asked. */
function listRefusing(packages: ReturnType<typeof readLock>, node: string): string[] {
  return Object.entries(packages)
    .filter(([, { engines }]) => engines?.['node'] !== undefined && !semver.satisfies(node, engines['node']))
    .map(([place, { version, engines }]) => `${place} ${version} wants Node ${engines?.['node']}`);
}

/** What npm finds wrong with a lock file: missing packages, and versions outside of what others ask for. */
function listProblems(root: string): Promise<string[]> {
  return new Promise((resolve) => {
    const args = ['ls', '--all', '--json', '--package-lock-only'];
    execFile('npm', args, { cwd: root, maxBuffer: 50_000_000 }, (_, stdout) => {
      resolve(
        z.looseObject({ problems: z.array(z.string()).default([]) }).parse(JSON.parse(stdout)).problems,
      );
    });
  });
}

describe('the packages of the lock file', () => {
  test('run on the oldest Node that the README promises', () => {
    const packages = readLock();
    const oldest = toOldestNode(packages['']?.engines?.['node']);

    expect(readFileSync(path.join(PROJECT, 'README.md'), 'utf8')).toContain(
      `Needs Node ${oldest.split('.', 2).join('.')} or newer.`,
    );
    expect(listRefusing(packages, oldest)).toEqual([]);
  });

  test('are found out when one of them wants a newer Node', () => {
    const packages = {
      'node_modules/old': { version: '1.0.0', engines: { node: '^18 || ^20.9' } },
      'node_modules/any': { version: '1.0.0' },
      'node_modules/new': { version: '2.0.0', engines: { node: '>=22.12.0' } },
    };

    expect(listRefusing(packages, '20.19.0')).toEqual(['node_modules/new 2.0.0 wants Node >=22.12.0']);
  });

  test('fit together, peers too', async () => {
    expect(await listProblems(PROJECT)).toEqual([]);
  });

  test('are found out when one of them is no peer of another', async () => {
    const root = plantTree({
      'node_modules/.keep': '',
      'package.json': '{ "name": "planted", "dependencies": { "core": "1.0.0", "part": "2.0.0" } }',
      'package-lock.json': JSON.stringify({
        name: 'planted',
        lockfileVersion: 3,
        packages: {
          '': { name: 'planted', dependencies: { core: '1.0.0', part: '2.0.0' } },
          'node_modules/core': { version: '1.0.0' },
          'node_modules/part': { version: '2.0.0', peerDependencies: { core: '2.0.0' } },
        },
      }),
    });

    expect(await listProblems(root)).toEqual([expect.stringContaining('invalid: core@1.0.0')]);
  });

  test('come from whatever registry a machine has', () => {
    expect(Object.values(readLock()).flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
  });
});
