import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { createJudge, type Judge } from './judge-expression';
import { PROJECT } from './planted-tree';
import { listExpressions, readExpressions, type Expression } from './regular-expressions';
import { SLOW_EXPRESSIONS } from './slow-expressions';

// Slow where many expressions are new: each takes a fifth of a second, some take three.

/** No text may make a regular expression of the site slow: its time grows with the length, not with its square (decision 0027). */

/** What servers and browsers run: no tests, no commands, nothing of the build. */
const RUNS = /^(?!app\/(?:commands|bundler)\/)(?!.*(?:\.test\.|\/testing\/)).*\.tsx?$/;
const LAYERS = ['app', 'blocks', 'cms', 'fixtures', 'flows', 'registry', 'schemas'];

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge();
});

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...LAYERS], {
  cwd: PROJECT,
  encoding: 'utf8',
});
const isExcused = ({ file, source }: Expression) =>
  SLOW_EXPRESSIONS.some((excuse) => excuse.file === file && excuse.source === source);
const describeSlow = (expressions: readonly Expression[]) =>
  expressions
    .filter((expression) => judge.judge(expression) === 'slow')
    .map(({ file, line, source, flags }) => `${file}:${line} /${source}/${flags}`);

/** Other ones in each run: a verdict that was written by hand does not last. */
function pickAFew(all: readonly Expression[]): Expression[] {
  return all.filter(() => Math.random() < 0.03);
}

test('every regular expression is linear, or has an excuse in slow-expressions.ts', () => {
  const all = readExpressions(
    PROJECT,
    [...new Set(listed.split('\n'))].filter((file) => RUNS.test(file)),
  );
  expect(all.length).toBeGreaterThan(300);

  judge.forget(pickAFew(all));
  const slow = describeSlow(all.filter((expression) => !isExcused(expression)));
  // Whoever adds an expression commits its verdict with it; checks leave the project as it is.
  if (!process.env['CI']) judge.keep(all);

  expect(slow).toEqual([]);
  const unneeded = SLOW_EXPRESSIONS.filter(
    (excuse) => !all.some(({ file, source }) => excuse.file === file && excuse.source === source),
  );
  expect(unneeded).toEqual([]);
});

describe('an expression is found slow', () => {
  test.each([
    ['that tries each run of slashes anew', String.raw`path.replace(/\/+$/, '')`],
    ['with a slow part among others', String.raw`/<svg|<\?xml[^>]*\?>\s*<html/i.test(text)`],
    ['that is exponential', String.raw`/^(a+)+$/.test(text)`],
    ['that is exponential within bounds', String.raw`/^(a{1,20}){1,20}$/.test(text)`],
    ['that tries a long bound at each place', String.raw`/x{0,5000}y/.test(text)`],
    ['that is put together of named texts', "const SIGN = '[a-z]+';\nnew RegExp(`^(?:${SIGN})*$`, 'i')"],
    ['that is put together of what only runs know', 'new RegExp(`${name}[^>]*${name}[^>]*>`)'],
  ])('%s', (_what, code) => {
    const found = listExpressions('planted.ts', `const text = '';\n${code};\n`);
    expect(found).toHaveLength(1);
    expect(describeSlow(found)).toHaveLength(1);
  });
});

test('expressions that are linear pass, whatever they are made of', () => {
  const code = String.raw`const ID = '[a-z]{1,9}'; [/^\d+$/, /^(?:\/[\w-]+)+$/, new RegExp(${'`^${ID}(?:-${ID})*$`'})]`;
  const found = listExpressions('planted.ts', code);
  expect(found.map(({ source }) => source)).toEqual([
    String.raw`^\d+$`,
    String.raw`^(?:\/[\w-]+)+$`,
    String.raw`^[a-z]{1,9}(?:-[a-z]{1,9})*$`,
  ]);
  expect(describeSlow(found)).toEqual([]);
});
