import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSiteWhenStale, installBrowser, installPostgres } from './prepare.mjs';
import { countPlaywright, countVitest, INTEGRATION_REPORT, NO_TESTS, VITEST_REPORT } from './reports.mjs';
import { CommandError, ROOT, runCommand } from './run-command.mjs';

/**
 * The checks, in order. A stage runs its command (or its own function) and passes when that ends with 0; a stage
 * with `count` brings the numbers of its tests from the runner's report. Budgets are those of two quiet cores.
 * @typedef {import('./reports.mjs').TestCount} TestCount
 * @typedef {{ name: string, passed: boolean, seconds: number, budget: number, tests: TestCount, output: string }} StageResult
 * @typedef {object} Stage
 * @property {string} name
 * @property {number} budget the seconds it may take; more is marked in the summary and fails nothing
 * @property {string[]} [command] a binary of node_modules/.bin with its arguments
 * @property {() => Promise<void>} [prepare] throws CommandError when the stage cannot run
 * @property {string[]} [needs] names of earlier stages that must have passed
 * @property {() => TestCount} [count]
 * @property {boolean} [isQuiet] its output belongs to the summary
 * @property {boolean} [isAlone] it uses every core by itself; neighbours that do not run two at a time
 */

/** @param {string} project @param {string} report */
const vitest = (project, report) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

const LAYERS = ['schemas', 'registry', 'blocks', 'flows', 'cms', 'fixtures', 'app', 'tests'];

/** What only reads sources, the longest first: two at a time end the soonest so. @type {Stage[]} */
const STATIC_STAGES = [
  { name: 'duplicates', budget: 40, command: ['jscpd', '--config', '.jscpd.json', '.'] },
  {
    name: 'types',
    budget: 40,
    // The compiler of version 7 by its place: that of version 5, which tools use as a library, has the same name.
    command: ['../typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
  },
  { name: 'layers', budget: 30, command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...LAYERS] },
  { name: 'dead code', budget: 30, command: ['knip', '--no-progress'] },
  { name: 'code of tests alone', budget: 20, command: ['knip', '--no-progress', '--production'] },
  { name: 'lint', budget: 15, command: ['oxlint', '--deny-warnings'] },
  { name: 'format', budget: 5, command: ['oxfmt', '--check'] },
];

/** @type {Stage[]} */
const CODE_STAGES = [
  ...STATIC_STAGES,
  { name: 'database', budget: 60, prepare: installPostgres, isAlone: true },
  {
    name: 'unit and contract tests',
    budget: 120,
    command: vitest('code*', VITEST_REPORT),
    count: () => countVitest(VITEST_REPORT),
    isAlone: true,
  },
];

/** What needs the built site. @type {Stage[]} */
const SITE_STAGES = [
  { name: 'build', budget: 60, prepare: buildSiteWhenStale, isAlone: true },
  {
    name: 'integration tests',
    budget: 180,
    command: vitest('integration', INTEGRATION_REPORT),
    needs: ['build', 'database'],
    count: () => countVitest(INTEGRATION_REPORT),
    isAlone: true,
  },
  { name: 'browser', budget: 60, prepare: installBrowser, isAlone: true },
  {
    name: 'browser tests',
    budget: 420,
    command: ['playwright', 'test'],
    needs: ['build', 'browser'],
    count: countPlaywright,
    isAlone: true,
  },
];

/** @type {Stage} */
const REQUIREMENTS = {
  name: 'requirements',
  budget: 5,
  command: ['tsx', 'app/commands/requirements.ts'],
  isQuiet: true,
  isAlone: true,
};

export const CHECK_STAGES = [...CODE_STAGES, REQUIREMENTS];
export const VERIFY_STAGES = [...CODE_STAGES, ...SITE_STAGES, REQUIREMENTS];
/** Seconds for all of it, from the first line to the last. */
export const CHECK_BUDGET = 180;
export const VERIFY_BUDGET = 900;

/** The smallest machine that the checks run on has two cores. */
const AT_A_TIME = 2;

/**
 * Runs every stage, also after one has failed. The preparations come first; without them nothing can run.
 * @param {Stage[]} stages
 * @param {(() => Promise<void>)[]} preparations
 * @returns {Promise<StageResult[]>}
 */
export async function runStages(stages, preparations) {
  const ready = await runStage({ name: 'packages', budget: 60, prepare: () => inTurn(preparations) }, []);
  if (!ready.passed) return [ready];
  rmSync(path.join(ROOT, 'reports'), { recursive: true, force: true });
  mkdirSync(path.join(ROOT, 'reports'));
  const results = [];
  for (const neighbours of gather(stages)) {
    if (neighbours.length > 1) results.push(...(await runBesideEachOther(neighbours, results)));
    else results.push(await runAloud(neighbours[0], results));
  }
  return results;
}

/** Stages as they are run: each that is alone, and those between two of them together. */
function gather(stages) {
  const groups = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (last === undefined || stage.isAlone || last[0].isAlone) groups.push([stage]);
    else last.push(stage);
  }
  return groups;
}

async function runAloud(stage, earlier) {
  if (!stage.isQuiet) printHeading(stage);
  return runStage(stage, earlier);
}

/** Two at a time; what they print appears in their order, each whole. */
async function runBesideEachOther(stages, earlier) {
  const waiting = [...stages];
  const ended = new Map();
  const printed = [];
  const printNext = () => {
    for (let next = stages[printed.length]; ended.has(next); next = stages[printed.length]) {
      const { output, ...result } = ended.get(next);
      printHeading(next);
      process.stdout.write(output);
      printed.push({ ...result, output: '' });
    }
  };
  const work = async () => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      ended.set(stage, await runStage({ ...stage, isQuiet: true }, earlier));
      printNext();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return printed;
}

function printHeading({ name }) {
  console.log(`\n── ${name}`);
}

async function inTurn(steps) {
  for (const step of steps) await step();
}

async function runStage(stage, earlier) {
  const startedAt = performance.now();
  const { passed, output } = await attempt(stage, earlier);
  const tests = stage.count?.() ?? NO_TESTS;
  const seconds = (performance.now() - startedAt) / 1000;
  const { name, budget } = stage;
  return { name, passed: passed && tests.failed === 0, seconds, budget, tests, output };
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
  // A runner that was killed or crashed says nothing itself: 139, say, is a fault inside a native module.
  if (code !== 0 && !isQuiet) console.error(`${binary} ended with ${code}.`);
  return { passed: code === 0, output };
}

function refused(message) {
  console.error(message);
  return { passed: false, output: '' };
}
