import path from 'node:path';
import { measureCoverage, type Coverage } from './coverage';
import { readLedger, type Ledger } from './ledger';
import { createIdleFinder } from './living-code';
import { INTEGRATION_REPORT, PLAYWRIGHT_REPORT, VITEST_REPORT } from './reports.mjs';
import { readPlaywrightReport, readReportFile, readVitestReport, type RanTest } from './test-reports';

/**
 * `npm run requirements`: what of the ledger the last run of the tests proves; `-- --json` for machines.
 * Ends with 1 when a title or an exemption names what the ledger does not have, or a row is proven by code that
 * no visitor or editor reaches.
 */

const ROOT = path.resolve('.');

/** Each report, what reads it and what writes it. */
const REPORTS = [
  [VITEST_REPORT, readVitestReport, 'npm run check or npm run verify'],
  [INTEGRATION_REPORT, readVitestReport, 'npm run verify'],
  [PLAYWRIGHT_REPORT, readPlaywrightReport, 'npm run verify'],
] as const;

const ledger = readLedger(path.join(ROOT, 'tests/requirements'));
const { tests, absent } = readLastRun();
const coverage = measureCoverage(ledger, tests, createIdleFinder(ROOT));

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(coverage.prefixes));
} else {
  console.log([...absent, ...describe(coverage, ledger)].join('\n'));
}
if (coverage.faults.length > 0) {
  console.error(coverage.faults.join('\n'));
  process.exitCode = 1;
}

function readLastRun(): { tests: RanTest[]; absent: string[] } {
  const read = REPORTS.map(([file, toTests, command]) => {
    const report = readReportFile(path.join(ROOT, file));
    return report === null
      ? { tests: [], absent: [`No ${file}: run ${command}.`] }
      : { tests: toTests(report, ROOT), absent: [] };
  });
  return { tests: read.flatMap(({ tests }) => tests), absent: read.flatMap(({ absent }) => absent) };
}

/** One line a prefix: `PAGE   31 / 44, waived 1: PAGE-05…07 PAGE-12 (later)`, and the sum. */
function describe({ prefixes }: Coverage, { ids, later }: Ledger): string[] {
  const lines = Object.entries(prefixes).map(([prefix, { total, proven, waived, missing }]) => {
    const names = toRuns(missing, ids.get(prefix) ?? [], later);
    const counts = `${prefix.padEnd(6)} ${String(proven).padStart(3)} / ${String(total).padStart(3)}`;
    return `${counts}${waived > 0 ? `, waived ${waived}` : ''}${names.length > 0 ? `: ${names.join(' ')}` : ''}`;
  });
  const sum = (key: 'total' | 'proven' | 'waived') =>
    Object.values(prefixes).reduce((all, prefix) => all + prefix[key], 0);
  return [...lines, `Requirements proven: ${sum('proven')} of ${sum('total')}, waived: ${sum('waived')}`];
}

/** Neighbours of the ledger as runs, so that a long list stays readable. */
function toRuns(missing: readonly string[], all: readonly string[], later: ReadonlySet<string>): string[] {
  const runs: string[][] = [];
  for (const id of missing) {
    const run = runs.at(-1);
    const follows = run !== undefined && all.indexOf(id) === all.indexOf(run.at(-1) ?? '') + 1;
    if (follows && later.has(id) === later.has(run[0] ?? '')) run.push(id);
    else runs.push([id]);
  }
  return runs.map(([first = '', ...others]) => {
    const last = others.at(-1)?.split('-').at(-1);
    return `${first}${last === undefined ? '' : `…${last}`}${later.has(first) ? ' (later)' : ''}`;
  });
}
