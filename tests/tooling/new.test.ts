import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFolder } from '#app/commands/new-folder';
import { plantTree, PROJECT } from './planted-tree';

// Slow: the formatter, the compiler and the test runner work on a copy of the project.
const COPIED = [
  'app/commands',
  'app/page/create-page-types.ts',
  'app/page/define-page-type.ts',
  'app/page/path-pattern.ts',
  'blocks/ui',
  'flows/kit',
  'registry',
  'schemas',
  'tests/setup.ts',
  'tests/by-environment.ts',
  'tests/console.ts',
  'tests/empty-page.ts',
  'tests/ends.ts',
  'tests/postgres',
  'tests/store-places.ts',
  'tests/teach-dialogs.ts',
  '.oxfmtrc.json',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];
const MADE = ['blocks/fresh-block', 'flows/fresh-flow', 'app/pages/fresh-page'];

/** A copy of what a new folder depends on, with nothing in it but that. */
function copyProject(): string {
  const root = plantTree({});
  for (const file of COPIED) cpSync(path.join(PROJECT, file), path.join(root, file), { recursive: true });
  return root;
}

function run(cwd: string, script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const { VITEST: _, ...env } = process.env;
  const command = [path.join(PROJECT, 'node_modules', script), ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd, env }, (__, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}

const create = (root: string, ...words: string[]) =>
  run(root, 'tsx/dist/cli.mjs', 'app/commands/new.ts', ...words);

describe('npm run new', () => {
  test('makes a block, a flow and a page type that are formatted, pass the type check and pass their own tests', async () => {
    const root = copyProject();
    expect(await create(root, 'block', 'fresh-block')).toMatchObject({ code: 0 });
    expect(await create(root, 'flow', 'fresh-flow')).toMatchObject({ code: 0 });
    expect(await create(root, 'page', 'fresh-page')).toMatchObject({ code: 0 });
    const [format, types, tests] = await Promise.all([
      run(root, 'oxfmt/bin/oxfmt', '--check', ...MADE),
      run(root, 'typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json'),
      run(root, 'vitest/vitest.mjs', 'run', ...MADE),
    ]);
    expect(format).toMatchObject({ code: 0 });
    expect(types.output.split('\n').filter((line) => MADE.some((made) => line.startsWith(made)))).toEqual([]);
    expect(tests.output).toContain('3 passed');
    expect(tests).toMatchObject({ code: 0 });
  });

  test('refuses with a message and exit code 1', async () => {
    const { code, output } = await create(copyProject(), 'block', 'Hero');
    expect(output).toContain('«Hero» cannot be a name');
    expect(code).toBe(1);
  });
});

describe('a new folder', () => {
  test('gives the definition its name', async () => {
    const root = plantTree({ '.oxfmtrc.json': '{ "printWidth": 110, "singleQuote": true }' });
    await createFolder(root, ['block', 'fresh-block']);
    const definition = readFileSync(path.join(root, 'blocks/fresh-block/block.ts'), 'utf8');
    expect(definition).toContain("type: 'fresh-block'");
  });

  test.each(['Hero', 'hero_one', '1-hero', 'hero-', '../hero', '', 'ui', 'kit', 'utils', 'a'.repeat(61)])(
    'is not made for the name «%s»',
    async (name) => {
      const root = plantTree({});
      expect(await createFolder(root, ['block', name])).toMatchObject({ status: 'refused' });
      expect(existsSync(path.join(root, 'blocks'))).toBe(false);
    },
  );

  test.each([
    { words: ['flow', 'hero'], owner: 'blocks/hero' },
    { words: ['block', 'top-up'], owner: 'flows/top-up' },
    { words: ['block', 'landing-hero'], owner: 'blocks/hero' },
    { words: ['page', 'shop'], owner: 'app/pages/shop' },
  ])('is not made for the name that $owner has', async ({ words, owner }) => {
    const root = plantTree({
      'blocks/hero/block.ts': "export const block = defineBlock({ type: 'landing-hero' });",
      'flows/top-up/flow.ts': "export const flow = defineFlow({ type: 'top-up' });",
      'app/pages/shop/page.ts': "export const page = definePageType({ type: 'shop' });",
    });
    const fault = `«${words[1]}» is taken by ${owner}. A name is never used twice.`;
    expect(await createFolder(root, words)).toEqual({ status: 'refused', fault });
  });

  test.each([
    { words: [] },
    { words: ['block'] },
    { words: ['route', 'hero'] },
    { words: ['block', 'hero', 'more'] },
  ])('is not made for the words $words', async ({ words }) => {
    const fault = expect.stringContaining('Usage');
    expect(await createFolder(plantTree({}), words)).toEqual({ status: 'refused', fault });
  });
});
