import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import * as z from 'zod';

const SERVER = 'build/server';
/** Imports as the bundler writes them: a statement begins its line, `import("name")` may stand anywhere. */
const IMPORT = /^(?:import|export)\b[^;"]*?"([^"]+)";|\bimport\("([^"]+)"\)/gm;
/** As app/bundler/required-packages.ts writes them. */
const REQUIRE = /\bcreateRequire\(import\.meta\.url\)\("([^"]+)"\)/g;

/** Names of the packages that the built server loads from node_modules. */
function listLoadedPackages(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const imported = files.flatMap((file) => {
    const text = readFileSync(path.join(SERVER, file), 'utf8');
    const loads = [...text.matchAll(IMPORT), ...text.matchAll(REQUIRE)];
    return loads.map(([, statement, call]) => statement ?? call ?? '');
  });
  const names = imported
    .filter((name) => !/^(\.|node:)/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].sort();
}

function listDependencies(): string[] {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  return Object.keys(dependencies).sort();
}

test('production has the packages that the built server is made of, and no other', () => {
  const used = z.array(z.string()).parse(JSON.parse(readFileSync(`${SERVER}/packages.json`, 'utf8')));

  expect(used).toEqual(listDependencies());
});

test('what the built server loads from node_modules is there in production', () => {
  const missing = listLoadedPackages().filter((name) => !listDependencies().includes(name));

  expect(listLoadedPackages()).toEqual(expect.arrayContaining(['better-sqlite3', 'react', 'undici']));
  expect(missing).toEqual([]);
});
