import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countAll, toRow } from '#app/commands/summary.mjs';
import { FAILS, NPM, plantStandIns, runCommandFile, TYPES, type Ended } from './stand-in-project';

const stage = (passed: boolean, tests = { passed: 0, failed: 0 }) => ({
  name: 'stage',
  seconds: 1,
  budget: 2,
  output: '',
  passed,
  tests,
});

describe('the totals of npm run verify', () => {
  test('count a stage without tests as one', () => {
    expect(countAll([stage(true), stage(true), stage(false)])).toEqual({ passed: 2, failed: 1 });
  });

  test('count tests one by one', () => {
    const unit = stage(false, { passed: 40, failed: 2 });
    expect(countAll([stage(true), unit])).toEqual({ passed: 41, failed: 2 });
  });

  test('count a stage that failed beside its tests as one failure', () => {
    expect(countAll([stage(false, { passed: 40, failed: 0 })])).toEqual({ passed: 40, failed: 1 });
  });
});

const vitestReport = (passed: number, failed: number, brokenFiles = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: Array.from({ length: brokenFiles }, () => ({ status: 'failed', assertionResults: [] })),
});
const playwrightReport = (expected: number, flaky: number) => ({
  errors: [],
  stats: { expected, unexpected: 0, flaky, skipped: 0 },
});
const runner = (report: string, json: object, code: number) =>
  `#!/bin/sh\necho '${JSON.stringify(json)}' > reports/${report}.json\nexit ${code}\n`;

/** Writes the report where its arguments say, as vitest does: one of the unit tests, another of the integration tests. */
const vitestRunner = (unit: object, integration: object, code: number) => `#!/bin/sh
case "$*" in
  *'--project integration'*) echo '${JSON.stringify(integration)}' > reports/integration.json;;
  *) echo '${JSON.stringify(unit)}' > reports/vitest.json; exit ${code};;
esac
`;

/** Runs the command in a project of stand-ins, some of them with a fault. */
function run(command: 'check' | 'verify', faults: Record<string, string> = {}): Promise<Ended> {
  const runners = {
    vitest: vitestRunner(vitestReport(7, 0), vitestReport(3, 0), 0),
    playwright: runner('playwright', playwrightReport(4, 0), 0),
  };
  return runCommandFile(plantStandIns({ ...runners, ...faults }), command);
}

const rowOf = ({ lines }: Ended, name: string) =>
  lines.find((line) => new RegExp(`^(ok|FAILED) +${name} +\\d`).test(line));

describe('npm run verify', () => {
  test('installs, runs every stage and closes with the totals alone on the last line', async () => {
    const result = await run('verify');
    expect(result.lines).toContain('ran npm ci --include=dev');
    expect(rowOf(result, 'unit and contract tests')).toMatch(/^ok .* 7 passed, 0 failed$/);
    expect(rowOf(result, 'integration tests')).toMatch(/^ok .* 3 passed, 0 failed$/);
    expect(rowOf(result, 'browser tests')).toMatch(/^ok .* 4 passed, 0 failed$/);
    expect(result.lines.at(-1)).toBe('25 passed, 0 failed');
    expect(result.code).toBe(0);
  });

  test('prints the coverage of the ledger just before the totals', async () => {
    expect((await run('verify')).lines.at(-3)).toBe('ran tsx app/commands/requirements.ts');
  });

  test('goes on after a stage that failed', async () => {
    const result = await run('verify', { oxlint: FAILS });
    expect(result.lines).toContain('a fault of oxlint');
    expect(rowOf(result, 'lint')).toMatch(/^FAILED/);
    expect(rowOf(result, 'browser tests')).toMatch(/^ok/);
    expect(result.lines.at(-1)).toBe('24 passed, 1 failed');
    expect(result.code).toBe(1);
  });

  test('counts failed tests, more than two unsteady ones, and files that do not load', async () => {
    const result = await run('verify', {
      vitest: vitestRunner(vitestReport(7, 2, 1), vitestReport(3, 0), 1),
      playwright: runner('playwright', playwrightReport(4, 3), 0),
    });
    expect(result.lines.at(-1)).toBe('25 passed, 6 failed');
    expect(result.code).toBe(1);
  });

  test('names a browser test that passed only when it was run again, and does not fail by it', async () => {
    const error = { message: 'not visible\\n\\nLocator: a menu\\nExpected: 1', location: { line: 7 } };
    const spec = { title: 'a menu opens', file: 'menu.spec.ts' };
    const test = { status: 'flaky', results: [{ error }, {}] };
    const playwright = { ...playwrightReport(4, 1), suites: [{ specs: [{ ...spec, tests: [test] }] }] };
    const { lines, code } = await run('verify', { playwright: runner('playwright', playwright, 0) });
    const row = lines.findIndex((line) => /^ok +browser tests .* 5 passed, 0 failed$/.test(line));
    expect(lines[row + 1]?.trim()).toBe(
      '~ UNSTEADY, passed when run again: menu.spec.ts:7: a menu opens: not visible Locator: a menu Expected: 1',
    );
    expect(code).toBe(0);
  });

  test('names each failed test and what went wrong on one line, right beneath its stage', async () => {
    const failed = {
      fullName: 'a page opens',
      status: 'failed',
      failureMessages: ['ZodError: [\\n  no target\\n]\\n    at page.ts:2'],
    };
    const vitest = {
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [{ name: 'app/page.test.ts', status: 'failed', assertionResults: [failed] }],
    };
    const spec = { title: 'a menu opens', file: 'menu.spec.ts' };
    const test = { status: 'unexpected', results: [{ error: { message: 'not visible' } }] };
    const playwright = {
      ...playwrightReport(4, 0),
      suites: [{ suites: [{ specs: [{ ...spec, tests: [test] }] }] }],
    };
    const { lines } = await run('verify', {
      vitest: vitestRunner(vitest, vitestReport(3, 0), 1),
      playwright: runner('playwright', playwright, 1),
    });
    const beneath = (stage: string) =>
      lines[lines.findIndex((line) => line.startsWith(`FAILED  ${stage}`)) + 1];
    expect(beneath('unit and contract')?.trim()).toBe(
      '- app/page.test.ts: a page opens: ZodError: [ no target ]',
    );
    expect(beneath('browser tests')?.trim()).toBe('- menu.spec.ts: a menu opens: not visible');
    expect(lines.at(-1)).toMatch(/^\d+ passed, 2 failed$/);
  });

  test('counts a runner that left no report as failed', async () => {
    const result = await run('verify', { vitest: FAILS });
    expect(result.lines.at(-1)).toBe('15 passed, 2 failed');
  });

  test('prints what each check said beneath its own heading, in their order, however they ended', async () => {
    const slow = '#!/bin/sh\nsleep 1\necho "said by $(basename $0)"\n';
    const { lines } = await run('verify', { [TYPES]: slow });
    const from = lines.indexOf('── types');
    expect(lines.slice(from, from + 5)).toEqual([
      '── types',
      'said by tsc',
      '',
      '── layers',
      lines[from + 4],
    ]);
    expect(lines[from + 4]).toMatch(/^ran depcruise /);
  });

  test('says what is over its budget, and fails nothing for it', () => {
    const rows = [40, 41].map((seconds) => toRow({ ...stage(true), seconds, budget: 40 }, 5));
    expect(rows).toEqual([
      'ok      stage    40.0 s of  40 s',
      'ok      stage    41.0 s of  40 s  OVER BUDGET',
    ]);
  });

  test('runs no browser and no integration tests without a build', async () => {
    const broken = NPM.replace('mkdir -p', 'exit 1; mkdir -p');
    const result = await run('verify', { npm: broken });
    expect(rowOf(result, 'build')).toMatch(/^FAILED/);
    expect(rowOf(result, 'integration tests')).toMatch(/^FAILED/);
    expect(rowOf(result, 'browser tests')).toMatch(/^FAILED/);
    expect(result.lines.at(-1)).toBe('17 passed, 3 failed');
  });

  test('stops when the packages cannot be installed', async () => {
    const result = await run('verify', { npm: FAILS });
    expect(result.lines.at(-1)).toBe('0 passed, 1 failed');
    expect(result.code).toBe(1);
  });
});

describe('the slowest tests', () => {
  const timed = (fullName: string, duration: number) => ({ fullName, duration, status: 'passed' });
  const unit = {
    ...vitestReport(22, 0),
    testResults: [
      {
        name: 'blocks/hero/block.test.ts',
        status: 'passed',
        assertionResults: [
          timed('renders a thousand pages', 10_400),
          ...Array.from({ length: 20 }, (_, n) => timed(`renders ${n}`, n)),
        ],
      },
    ],
  };
  const integration = {
    ...vitestReport(1, 0),
    testResults: [
      {
        name: 'hurried.test.ts',
        status: 'passed',
        assertionResults: [timed('kills the server', 61_000), timed('restarts it', 9900)],
      },
    ],
  };
  const browser = {
    ...playwrightReport(1, 0),
    config: { rootDir: 'tests/browser' },
    suites: [
      {
        specs: [
          {
            title: 'a day',
            file: 'day.spec.ts',
            tests: [{ projectName: 'phone', status: 'expected', results: [{ duration: 12_000 }] }],
          },
        ],
      },
    ],
  };

  const runTimed = async (files: Record<string, string> = {}) => {
    const runners = {
      vitest: vitestRunner(unit, integration, 0),
      playwright: runner('playwright', browser, 0),
    };
    const root = plantStandIns(runners);
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
    return runCommandFile(root, 'verify');
  };
  const listBeneath = ({ lines }: Ended, heading: string) => {
    const rest = lines.slice(lines.findIndex((line) => line.startsWith(heading)) + 1);
    return rest.slice(0, rest.indexOf('')).map((line) => line.trim());
  };

  test('are listed with their seconds, those of all runners together, twenty at most', async () => {
    const listed = listBeneath(await runTimed(), 'The slowest tests');
    expect(listed.slice(0, 4)).toEqual([
      '61.0 s  hurried.test.ts: kills the server',
      '12.0 s  tests/browser/day.spec.ts: a day (phone)',
      '10.4 s  blocks/hero/block.test.ts: renders a thousand pages',
      '9.9 s  hurried.test.ts: restarts it',
    ]);
    expect(listed).toHaveLength(20);
  });

  test('are named again when they take over 10 s and no comment says why', async () => {
    const slow = {
      'blocks/hero/block.test.ts': '/** Slow: a thousand renders. */\n',
      'hurried.test.ts': '// Slow:\n',
    };
    const result = await runTimed(slow);
    expect(listBeneath(result, 'Over 10 s')).toEqual([
      '61.0 s  hurried.test.ts: kills the server',
      '12.0 s  tests/browser/day.spec.ts: a day (phone)',
    ]);
    expect(result.code).toBe(0);
  });
});

describe('npm run check', () => {
  test('does the same without build and browser', async () => {
    const result = await run('check');
    expect(result.lines.join('\n')).not.toMatch(/build|browser|integration/);
    expect(result.lines.at(-1)).toBe('16 passed, 0 failed');
  });
});
