import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSiteWhenStale, installBrowser, installPostgres } from './prepare.mjs';
import { countPlaywright, countVitest, NO_TESTS } from './reports.mjs';
import { CommandError, ROOT, runCommand } from './run-command.mjs';

/**
 * The checks, in order. A stage runs its command (or its own function) and passes when that ends with 0; a stage
 * with `count` brings the numbers of its tests from the runner's report.
 * @typedef {import('./reports.mjs').TestCount} TestCount
 * @typedef {{ name: string, passed: boolean, seconds: number, tests: TestCount, output: string }} StageResult
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [command] a binary of node_modules/.bin with its arguments
 * @property {() => Promise<void>} [prepare] throws CommandError when the stage cannot run
 * @property {string[]} [needs] names of earlier stages that must have passed
 * @property {() => TestCount} [count]
 * @property {boolean} [isQuiet] its output belongs to the summary
 */

const VITEST_ARGS = ['--reporter=default', '--reporter=json', '--outputFile.json=reports/vitest.json'];

const LAYERS = ['schemas', 'registry', 'blocks', 'flows', 'cms', 'fixtures', 'app', 'tests'];

/** @type {Stage[]} */
const STATIC_STAGES = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'layers', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...LAYERS] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'duplicates', command: ['jscpd', '--config', '.jscpd.json', '.'] },
  { name: 'database', prepare: installPostgres },
  { name: 'unit and contract tests', command: ['vitest', 'run', ...VITEST_ARGS], count: countVitest },
];

/** @type {Stage[]} */
const BROWSER_STAGES = [
  { name: 'build', prepare: buildSiteWhenStale },
  { name: 'browser', prepare: installBrowser },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    needs: ['build', 'browser'],
    count: countPlaywright,
  },
];

/** @type {Stage} */
const REQUIREMENTS = {
  name: 'requirements',
  command: ['tsx', 'app/commands/requirements.ts'],
  isQuiet: true,
};

export const CHECK_STAGES = [...STATIC_STAGES, REQUIREMENTS];
export const VERIFY_STAGES = [...STATIC_STAGES, ...BROWSER_STAGES, REQUIREMENTS];

/**
 * Runs every stage, also after one has failed. The preparations come first; without them nothing can run.
 * @param {Stage[]} stages
 * @param {(() => Promise<void>)[]} preparations
 * @returns {Promise<StageResult[]>}
 */
export async function runStages(stages, preparations) {
  const ready = await runStage({ name: 'packages', prepare: () => inTurn(preparations) }, []);
  if (!ready.passed) return [ready];
  rmSync(path.join(ROOT, 'reports'), { recursive: true, force: true });
  mkdirSync(path.join(ROOT, 'reports'));
  const results = [];
  for (const stage of stages) {
    if (!stage.isQuiet) console.log(`\n── ${stage.name}`);
    results.push(await runStage(stage, results));
  }
  return results;
}

async function inTurn(steps) {
  for (const step of steps) await step();
}

async function runStage(stage, earlier) {
  const startedAt = performance.now();
  const { passed, output } = await attempt(stage, earlier);
  const tests = stage.count?.() ?? NO_TESTS;
  const seconds = (performance.now() - startedAt) / 1000;
  return { name: stage.name, passed: passed && tests.failed === 0, seconds, tests, output };
}

async function attempt({ prepare, command, needs = [], isQuiet = false }, earlier) {
  const missing = needs.filter((name) => !earlier.some((result) => result.name === name && result.passed));
  if (missing.length > 0) return refused(`not run: it needs ${missing.join(', ')}`);
  try {
    await prepare?.();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return refused(error.message);
  }
  if (command === undefined) return { passed: true, output: '' };
  const [binary = '', ...args] = command;
  const { code, output } = await runCommand(path.join('node_modules/.bin', binary), args, {
    capture: isQuiet,
  });
  return { passed: code === 0, output };
}

function refused(message) {
  console.error(message);
  return { passed: false, output: '' };
}
