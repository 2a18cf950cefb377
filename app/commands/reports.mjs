import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-command.mjs';

/**
 * How many tests ran, from the runners' JSON reports, with a line for each that failed, and for each that passed only
 * when it was run again.
 * @typedef {{ passed: number, failed: number, failures?: string[], unsteady?: string[] }} TestCount
 */

/** @type {TestCount} */
export const NO_TESTS = { passed: 0, failed: 0 };

/** Of the unit and contract tests. */
export const VITEST_REPORT = 'reports/vitest.json';
export const INTEGRATION_REPORT = 'reports/integration.json';
export const PLAYWRIGHT_REPORT = 'reports/playwright.json';

/**
 * A file that could not be loaded has no tests of its own and counts as one failure.
 * @param {string} file
 * @returns {TestCount}
 */
export function countVitest(file) {
  const report = readReport(file);
  if (report === null) return NO_TESTS;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failures = report.testResults.flatMap((file) => [
    ...file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => toLine(file.name, test)),
    ...(broken.includes(file) ? [`${toPath(file.name)}: ${toOneLine(file.message)}`] : []),
  ]);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, failures };
}

function toLine(file, { fullName, failureMessages = [] }) {
  return `${toPath(file)}: ${fullName}: ${toOneLine(failureMessages[0])}`;
}

/** So many browser tests of a run may pass only when they are run again (docs/decisions/0047). */
const MOST_UNSTEADY = 2;

/**
 * Errors outside any test count as one failure each.
 * @returns {TestCount}
 */
export function countPlaywright() {
  const report = readReport(PLAYWRIGHT_REPORT);
  if (report === null) return NO_TESTS;
  const { expected, unexpected, flaky } = report.stats;
  const suites = report.suites ?? [];
  const unsteady = suites.flatMap((suite) => describeTests(suite, 'flaky'));
  const failures = [
    ...suites.flatMap((suite) => describeTests(suite, 'unexpected')),
    ...report.errors.map(({ message }) => toOneLine(message)),
  ];
  const counts = { passed: expected, failed: unexpected + report.errors.length };
  if (flaky > MOST_UNSTEADY) {
    return { ...counts, failed: counts.failed + flaky, failures: [...failures, ...unsteady] };
  }
  return { ...counts, passed: expected + flaky, failures, unsteady };
}

/** Suites hold suites. A line for each test that ended so: its place, and what went wrong at the first try. */
function describeTests({ specs = [], suites = [] }, ending) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === ending)
      .map(({ results }) => {
        const error = results[0]?.error;
        return `${file}${toLineNumber(error)}: ${title}: ${describeError(error?.message)}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => describeTests(suite, ending))];
}

function toLineNumber(error) {
  return error?.location === undefined ? '' : `:${error.location.line}`;
}

/** The first line says what failed; the others of what, and what was there instead. */
function describeError(message = 'no message') {
  const lines = message.replaceAll(TERMINAL_COLOUR, '').trim().split('\n');
  const facts = lines.filter((line) => /^(Locator|Expected|Received)\b/.test(line));
  return [lines[0], ...facts].join(' ').slice(0, MOST_TOLD);
}

/**
 * How long each test of the last run took.
 * @typedef {{ file: string, title: string, seconds: number }} TestTime
 * @returns {TestTime[]}
 */
export function readTestTimes() {
  const vitest = [VITEST_REPORT, INTEGRATION_REPORT].flatMap((file) => readReport(file)?.testResults ?? []);
  const playwright = readReport(PLAYWRIGHT_REPORT);
  const folder = toPath(playwright?.config?.rootDir ?? '');
  return [
    ...vitest.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: toPath(name),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    ...(playwright?.suites ?? []).flatMap((suite) => listTimes(suite, folder)),
  ];
}

/** A test that ran on several screens is one of each. */
function listTimes({ specs = [], suites = [] }, folder) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      file: path.join(folder, file),
      title: projectName ? `${title} (${projectName})` : title,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap((suite) => listTimes(suite, folder))];
}

const TERMINAL_COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Characters of a line of the summary. */
const MOST_TOLD = 400;

/** What went wrong without the places in the code that follow it; an error of several lines on one. */
function toOneLine(message = 'no message') {
  const [told] = message
    .replaceAll(TERMINAL_COLOUR, '')
    .trim()
    .split(/\n\s+at /, 1);
  return told.replaceAll(/\s+/g, ' ').slice(0, MOST_TOLD);
}

function toPath(file = '') {
  return path.isAbsolute(file) ? path.relative(ROOT, file) : file;
}

function readReport(file) {
  const absolute = path.join(ROOT, file);
  return existsSync(absolute) ? JSON.parse(readFileSync(absolute, 'utf8')) : null;
}
