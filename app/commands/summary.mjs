import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FIGURES = path.resolve('reports/trust');

/**
 * Prints the table of stages with each failed test on a line beneath its stage, the ledger's coverage and, last and
 * alone on its line, the totals; then sets the exit code. Tests count one by one; a stage without tests, or one that failed before or beside its tests, is one.
 * @param {import('./stages.mjs').StageResult[]} results
 */
export function closeWith(results) {
  const width = Math.max(...results.map((result) => result.name.length));
  const rows = results.flatMap((result) => [toRow(result, width), ...toFailures(result)]);
  const captured = results.map((result) => result.output).filter((output) => output !== '');
  const totals = countAll(results);
  console.log(['', ...rows, '', ...captured, ...readFigures()].join('\n'));
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

function toRow({ name, passed, seconds, tests }, width) {
  const counts = tests.passed + tests.failed > 0 ? `  ${tests.passed} passed, ${tests.failed} failed` : '';
  return `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s${counts}`;
}

function toFailures({ tests: { failures = [] } }) {
  return failures.map((line) => `        - ${line}`);
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
