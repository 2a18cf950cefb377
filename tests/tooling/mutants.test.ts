import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listMutants } from '../mutants/list-mutants';
import { pickSome } from '../mutants/pick-some';
import { plantTree, PROJECT } from './planted-tree';

// It takes up to 15 s on a quiet machine: vitest starts five times, and an endless loop gets its share of work.

/** A project of one module, whose test asks for the ages of 3 and 40 and for an empty queue. */
const PLANTED = {
  'package.json': '{ "type": "module" }',
  'vitest.config.ts': `export default { test: { include: ['**/*.test.ts'] } };`,
  'tickets.ts': `
export function isFree(age: number): boolean {
  return age < 18;
}
export function serve(queue: string[]): void {
  while (queue.length !== 0) queue.pop();
}
`,
  'tickets.test.ts': `
import { expect, test } from 'vitest';
import { isFree, serve } from './tickets';
test('children are free, and nobody is left in the queue', () => {
  expect([isFree(3), isFree(40)]).toEqual([true, false]);
  const queue = ['first', 'second'];
  serve(queue);
  expect(queue).toEqual([]);
});
`,
};

const QUEUE_LINE = `{ file: 'tickets.ts', line: 'while (queue.length !== 0) queue.pop();', reason: 'planted' }`;
const LIMIT = `{ file: 'tickets.ts', line: 'return age < 18;', change: '18 -> 19', reason: 'planted' }`;
const GONE = `{ file: 'tickets.ts', line: 'return age < 21;', change: '21 -> 22', reason: 'planted' }`;

describe('the list of mutants', () => {
  test('has limits, comparisons, truths, conditions, texts, patterns and calls for their effect', () => {
    const changes = toChanges(`
      if (isOpen && age >= 18) drop(entries);
      const late = !isOpen || left === 0 ? now + 5000 : true;
      const text = \`Через \${late} дня\` + 'ещё';
      const year = /^\\d{4}$/;
      const most = Math.max(one, other) ?? 3;
    `);
    expect(changes).toEqual([
      'isOpen && age >= 18 -> !(isOpen && age >= 18)',
      '&& -> ||',
      '>= -> >',
      '18 -> 19',
      '18 -> 0',
      'drop(entries); -> ;',
      '!isOpen || left === 0 -> !(!isOpen || left === 0)',
      '!isOpen -> isOpen',
      '|| -> &&',
      '=== -> !==',
      '0 -> 1',
      '+ -> -',
      '5000 -> 50000',
      '5000 -> 0',
      'true -> false',
      '`Через ${ -> `Через ~${',
      `'ещё' -> "ещё~"`,
      '/^\\d{4}$/ -> /\\d{4}$/',
      '/^\\d{4}$/ -> /^\\d{4}/',
      'max -> min',
      '3 -> 4',
      '3 -> 0',
    ]);
  });

  test('leaves alone what does nothing while the code runs, and what only developers read', () => {
    const changes = toChanges(`
      import { one } from './one';
      interface Size { kind: 'small'; width: 3 }
      const size = { 'max-width': width, 7: width } as Record<'a', 1>;
      log.warn({ code: 1 }, 'this was late');
      throw new TypeError('say what it is');
      throw new LostAnswer('on the way');
    `);
    expect(changes).toEqual([]);
  });
});

describe('a sample of mutants', () => {
  const values = Array.from({ length: 40 }, (_, index) => index);

  test('is the same for the same seed, in order, and another for another seed', () => {
    const sample = pickSome(values, 8, 1);
    expect(sample).toHaveLength(8);
    expect(sample.toSorted((a, b) => a - b)).toEqual(sample);
    expect(pickSome(values, 8, 1)).toEqual(sample);
    expect(pickSome(values, 8, 2)).not.toEqual(sample);
  });
});

describe('npm run mutants', () => {
  test('names the changes that no test notices, counts the others, an endless loop too', async () => {
    const root = plantProject('');
    const { code, stdout } = await runMutants(root);
    expect(stdout.split('\n')).toEqual([
      'module            tried   caught survived  excused',
      'tickets               6        4        2        0',
      '',
      'tickets.ts:3  < -> <=',
      'tickets.ts:3  18 -> 19',
      '',
    ]);
    expect(code).toBe(1);
    expect(readFileSync(path.join(root, 'tickets.ts'), 'utf8')).toBe(PLANTED['tickets.ts']);
  });

  test('does not try what is excused', async () => {
    const { stdout } = await runMutants(plantProject(`${QUEUE_LINE}, ${LIMIT}`), '--json');
    const survivor = { file: 'tickets.ts', line: 3, before: '<', after: '<=' };
    expect(JSON.parse(stdout)).toMatchObject({
      modules: [{ name: 'tickets', tried: 2, caught: 1, excused: 4, survivors: [survivor] }],
    });
  });

  test('refuses an excuse that fits no change any more, and a name that is no module', async () => {
    const idle = await runMutants(plantProject(GONE));
    expect(idle.stderr).toContain('fit no mutant any more; take them out:\n  tickets.ts: return age < 21;');
    const unknown = await runMutants(plantProject(''), 'trains');
    expect(unknown.stderr).toContain('No module is named trains. There are: tickets.');
    expect([idle.code, unknown.code]).toEqual([2, 2]);
  });
});

function plantProject(excused: string): string {
  const list = `export const MODULES = [{ name: 'tickets', files: ['tickets.ts'], excused: [${excused}] }];`;
  return plantTree({ ...PLANTED, 'tests/mutants/modules.ts': list });
}

function toChanges(text: string): string[] {
  return listMutants('planted.ts', text).map(({ before, after }) => `${before} -> ${after}`);
}

function runMutants(
  root: string,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const tsx = path.join(PROJECT, 'node_modules/.bin/tsx');
  const script = path.join(PROJECT, 'tests/mutants/run.ts');
  return new Promise((resolve) => {
    const child = execFile(tsx, [script, ...args], { cwd: root }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}
