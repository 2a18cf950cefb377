import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTestTimes } from './reports.mjs';
import { ROOT } from './run-command.mjs';

const FIGURES = path.resolve('reports/trust');

/**
 * Prints the table of stages with each failed test on a line beneath its stage, the slowest tests, the ledger's
 * coverage and, last and alone on its line, the totals; then sets the exit code. Tests count one by one; a stage
 * without tests, or one that failed before or beside its tests, is one.
 * @param {import('./stages.mjs').StageResult[]} results
 * @param {number} budget the seconds all of it may take
 */
export function closeWith(results, budget) {
  const width = Math.max(...results.map((result) => result.name.length));
  const rows = results.flatMap((result) => [toRow(result, width), ...toFailures(result)]);
  // Since this process was started.
  const total = `        ${'all'.padEnd(width)}  ${toSpent(performance.now() / 1000, budget)}`;
  const captured = results.map((result) => result.output).filter((output) => output !== '');
  const totals = countAll(results);
  console.log(['', ...rows, total, '', ...describeSlowTests(), ...captured, ...readFigures()].join('\n'));
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
}

/** What the tests of reliability and security have measured in this run (`tests/trust-figures.ts`). */
function readFigures() {
  if (!existsSync(FIGURES)) return [];
  const lines = readdirSync(FIGURES)
    .sort()
    .map((file) => readFileSync(path.join(FIGURES, file), 'utf8').trim());
  return ['Measured:', ...lines, ''];
}

const MOST_SHOWN = 20;
const SLOW_SECONDS = 10;
/** How a file says why its tests take so long, in a comment. */
const REASON = /^\s*(?:\/\/|\/?\*+) Slow: \S/m;

/** The slowest tests, and those that owe a reason: a slow run is one that nobody makes. */
function describeSlowTests() {
  const times = readTestTimes().sort((one, other) => other.seconds - one.seconds);
  const unexplained = times.filter(({ seconds, file }) => seconds > SLOW_SECONDS && !saysWhy(file));
  return [
    ...toSection('The slowest tests:', times.slice(0, MOST_SHOWN)),
    ...toSection(`Over ${SLOW_SECONDS} s, and no comment «Slow: …» in the file says why:`, unexplained),
  ];
}

function toSection(heading, times) {
  if (times.length === 0) return [];
  const lines = times.map(
    ({ seconds, file, title }) => `${seconds.toFixed(1).padStart(6)} s  ${file}: ${title}`,
  );
  return [heading, ...lines, ''];
}

function saysWhy(file) {
  const absolute = path.join(ROOT, file);
  return existsSync(absolute) && REASON.test(readFileSync(absolute, 'utf8'));
}

/**
 * A stage, its seconds, its budget and its tests on one line; names are padded to `width`.
 * @param {import('./stages.mjs').StageResult} result
 * @param {number} width
 */
export function toRow({ name, passed, seconds, budget, tests }, width) {
  const counts = tests.passed + tests.failed > 0 ? `  ${tests.passed} passed, ${tests.failed} failed` : '';
  return `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${toSpent(seconds, budget)}${counts}`;
}

/** A busy machine takes longer: what is over its budget is marked and fails nothing. */
function toSpent(seconds, budget) {
  const spent = `${seconds.toFixed(1).padStart(6)} s of ${String(budget).padStart(3)} s`;
  return seconds > budget ? `${spent}  OVER BUDGET` : spent;
}

function toFailures({ tests: { failures = [], unsteady = [] } }) {
  return [
    ...failures.map((line) => `        - ${line}`),
    ...unsteady.map((line) => `        ~ UNSTEADY, passed when run again: ${line}`),
  ];
}

/**
 * @param {import('./stages.mjs').StageResult[]} results
 * @returns {import('./reports.mjs').TestCount}
 */
export function countAll(results) {
  const counts = results.map(countStage);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function countStage({ passed, tests }) {
  if (!passed) return { passed: tests.passed, failed: Math.max(1, tests.failed) };
  return tests.passed > 0 ? tests : { passed: 1, failed: 0 };
}
