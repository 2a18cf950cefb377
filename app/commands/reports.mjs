import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-command.mjs';

/**
 * How many tests ran, from the runners' JSON reports.
 * @typedef {{ passed: number, failed: number }} TestCount
 */

/** @type {TestCount} */
export const NO_TESTS = { passed: 0, failed: 0 };

export const VITEST_REPORT = 'reports/vitest.json';
export const PLAYWRIGHT_REPORT = 'reports/playwright.json';

/**
 * A file that could not be loaded has no tests of its own and counts as one failure.
 * @returns {TestCount}
 */
export function countVitest() {
  const report = readReport(VITEST_REPORT);
  if (report === null) return NO_TESTS;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * A flaky test counts as failed; errors outside any test count as one failure each.
 * @returns {TestCount}
 */
export function countPlaywright() {
  const report = readReport(PLAYWRIGHT_REPORT);
  if (report === null) return NO_TESTS;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

function readReport(file) {
  const absolute = path.join(ROOT, file);
  return existsSync(absolute) ? JSON.parse(readFileSync(absolute, 'utf8')) : null;
}
