import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A test of the last run. */
export interface RanTest {
  /** From the project's root, with slashes; null for a browser test, which visits the built site. */
  file: string | null;
  title: string;
  /** The titles around it: describe blocks and, in browser tests, files. */
  ancestors: string[];
  /** Neither failed nor skipped, to do, or expected to fail. */
  passed: boolean;
  failed: boolean;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      /** The whole path. */
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      expectedStatus: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
    }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** Reads vitest's JSON report of the project in `root`. Throws a ZodError for anything else. */
export function readVitestReport(report: unknown, root: string): RanTest[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, ancestorTitles, status }) => ({
      file: path.relative(root, name).split(path.sep).join('/'),
      title,
      ancestors: ancestorTitles,
      passed: status === 'passed',
      failed: status === 'failed',
    })),
  );
}

/** The tests of Playwright's JSON report, one for each project a test ran in. Throws a ZodError when it is none. */
export function readPlaywrightReport(report: unknown): RanTest[] {
  return playwrightReport.parse(report).suites.flatMap((suite) => readSuite(suite, []));
}

function readSuite(suite: z.output<typeof playwrightSuite>, outer: string[]): RanTest[] {
  const ancestors = [...outer, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, expectedStatus }) => ({
      file: null,
      title,
      ancestors,
      // Whether too many passed only at their second try is judged by the summary of the run.
      passed: status === 'flaky' || (status === 'expected' && expectedStatus === 'passed'),
      failed: status === 'unexpected',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, ancestors))];
}

/** A report file as JSON; null when the run that writes it has not been. */
export function readReportFile(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
