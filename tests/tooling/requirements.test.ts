import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { measureCoverage, readIds } from '#app/commands/coverage';
import { readLedger, type Ledger } from '#app/commands/ledger';
import { createIdleFinder } from '#app/commands/living-code';
import { readPlaywrightReport, readVitestReport, type RanTest } from '#app/commands/test-reports';
import { listFiles } from './list-files';
import { plantTree, PROJECT } from './planted-tree';

/** As titles name rows: `'[PAGE-05, PAGE-06] a fact'`. */
const ROW_IN_TITLE = /['"`]\[[A-Z]{2,}-\d[^\]]*\]/;
const ROWS = ['PAGE-01', 'PAGE-02', 'PAGE-101'].map((id) => `| ${id} | A fact. | rule | d0 §1 |`).join('\n');
const PAGE = `# PAGE: pages\n\n| id | requirement | kind | source |\n|---|---|---|---|\n${ROWS}\n`;

function plantLedger(files: Record<string, string> = {}) {
  return readLedger(plantTree({ 'PAGE.md': PAGE, ...files }));
}

/** The file that the planted tests stand in. */
const TEST_FILE = 'schemas/price.test.ts';

interface PlantedTest {
  title: string;
  status: string;
  ancestorTitles?: string[];
}

function reportOf(file: string, ...tests: PlantedTest[]) {
  const assertionResults = tests.map((ran) => ({ ancestorTitles: [], ...ran }));
  return { testResults: [{ name: file, assertionResults }] };
}

const vitestReport = (...tests: PlantedTest[]) => reportOf(TEST_FILE, ...tests);
const readUnitTests = (report: unknown) => readVitestReport(report, process.cwd());

/** Of tests whose code is reached; `living code` below is about the others. */
const measure = (ledger: Ledger, ran: RanTest[]) => measureCoverage(ledger, ran, () => null);

function playwrightReport(title: string, ...tests: { status: string; expectedStatus?: string }[]) {
  const spec = { title, tests: tests.map((ran) => ({ expectedStatus: 'passed', ...ran })) };
  return { suites: [{ title: 'file', specs: [], suites: [{ title: 'group', specs: [spec] }] }] };
}

describe('the ledger', () => {
  test('gives the ids of a file in order', () => {
    expect(plantLedger().ids).toEqual(new Map([['PAGE', ['PAGE-01', 'PAGE-02', 'PAGE-101']]]));
  });

  test('refuses an exemption of an unknown id', () => {
    expect(plantLedger({ 'waived.md': '- PAGE-99: a reason' }).faults).toEqual([
      'waived.md: PAGE-99 is not in the ledger',
    ]);
    expect(plantLedger({ 'later.md': '- PAGE-99: a reason' }).faults).toEqual([
      'later.md: PAGE-99 is not in the ledger',
    ]);
  });

  test('refuses an exemption without a reason', () => {
    expect(plantLedger({ 'waived.md': '# Waived\n\n- PAGE-01:\n' }).faults).toHaveLength(1);
  });

  test('refuses an id that stands twice or in the wrong file', () => {
    expect(plantLedger({ 'NEWS.md': ROWS }).faults).toContain('PAGE-01 stands in the ledger twice');
    expect(plantLedger({ 'NEWS.md': '| FAQ-01 | A fact. |' }).faults).toEqual([
      'FAQ-01 stands in the file of another prefix',
    ]);
  });

  test('of this project has no fault', () => {
    const ledger = readLedger(path.join(PROJECT, 'tests/requirements'));
    expect(ledger.faults).toEqual([]);
    expect([...ledger.ids.values()].flat().length).toBeGreaterThan(1000);
  });
});

describe('a title', () => {
  test('names several ids by comma or space', () => {
    expect(readIds('[PAGE-01, PAGE-02] a fact [PAGE-101]')).toEqual(['PAGE-01', 'PAGE-02', 'PAGE-101']);
    expect(readIds('[PAGE-01 PAGE-02] a fact')).toEqual(['PAGE-01', 'PAGE-02']);
  });

  test('may have other words in brackets', () => {
    expect(readIds('reads [optional] fields and [] lists')).toEqual([]);
  });

  test.each([
    { what: 'a range by dash', ids: '[PAGE-01–PAGE-02]' },
    { what: 'a range by dots', ids: '[PAGE-01..02]' },
    { what: 'a range in words', ids: '[PAGE-01 to PAGE-02]' },
    { what: 'a loose dash', ids: '[PAGE-01 - PAGE-02]' },
    { what: 'an id that does not exist', ids: '[PAGE-03]' },
  ])('with $what is refused', ({ ids }) => {
    const ran = readUnitTests(vitestReport({ title: `${ids} a fact`, status: 'passed' }));
    expect(measure(plantLedger(), ran).faults.length).toBeGreaterThan(0);
  });

  test('of a group that names an id is refused', () => {
    const ran = readUnitTests(
      vitestReport({ title: 'a fact', ancestorTitles: ['[PAGE-01] facts'], status: 'passed' }),
    );
    expect(measure(plantLedger(), ran).faults).toHaveLength(1);
    expect(measure(plantLedger(), ran).prefixes['PAGE']?.proven).toBe(0);
  });
});

describe('the coverage', () => {
  const proven = (report: unknown, read = readUnitTests) =>
    measure(plantLedger(), read(report)).prefixes['PAGE']?.proven;

  test('counts what a passed test names', () => {
    const ran = readUnitTests(vitestReport({ title: '[PAGE-01, PAGE-101] facts', status: 'passed' }));
    expect(measure(plantLedger(), ran)).toEqual({
      prefixes: { PAGE: { total: 3, proven: 2, waived: 0, missing: ['PAGE-02'] } },
      faults: [],
    });
  });

  test.each(['failed', 'skipped', 'pending', 'todo', 'disabled'])(
    'counts nothing for a %s test',
    (status) => {
      expect(proven(vitestReport({ title: '[PAGE-01] a fact', status }))).toBe(0);
    },
  );

  test('does not count what one test proves and another refutes', () => {
    const passed = { title: '[PAGE-01] a fact', status: 'passed' };
    const failed = { title: '[PAGE-01] the same fact', status: 'failed' };
    expect(proven(vitestReport(passed, failed))).toBe(0);
  });

  test('counts a browser test that passed wherever it ran', () => {
    const title = '[PAGE-01] a fact';
    expect(proven(playwrightReport(title, { status: 'expected' }), readPlaywrightReport)).toBe(1);
    expect(proven(playwrightReport(title, { status: 'flaky' }), readPlaywrightReport)).toBe(1);
    expect(
      proven(playwrightReport(title, { status: 'expected' }, { status: 'unexpected' }), readPlaywrightReport),
    ).toBe(0);
  });

  test.each([
    { status: 'skipped' },
    { status: 'unexpected' },
    { status: 'expected', expectedStatus: 'failed' },
  ])('counts nothing for a browser test that is $status', (ran) => {
    expect(proven(playwrightReport('[PAGE-01] a fact', ran), readPlaywrightReport)).toBe(0);
  });

  test('counts a waived row apart, and a later one as missing', () => {
    const ledger = plantLedger({ 'waived.md': '- PAGE-01: theirs alone', 'later.md': '- PAGE-02: a page' });
    expect(measure(ledger, []).prefixes['PAGE']).toEqual({
      total: 3,
      proven: 0,
      waived: 1,
      missing: ['PAGE-02', 'PAGE-101'],
    });
  });

  test('refuses a later row that is proven by now', () => {
    const ledger = plantLedger({ 'later.md': '- PAGE-02: a page' });
    const ran = readUnitTests(vitestReport({ title: '[PAGE-02] a fact', status: 'passed' }));
    expect(measure(ledger, ran).faults).toEqual(['later.md: PAGE-02 is proven by now']);
  });
});

/** A project whose site runs a route and what it imports. */
const SITE: Record<string, string> = {
  'knip.json': JSON.stringify({
    entry: ['app/routes/*.{ts,tsx}!', 'app/server/{main,dev}.ts!', 'blocks/*/*.test.ts'],
  }),
  'app/routes/home.tsx': `import { price } from '#schemas/price';\nimport type { Fee } from '#schemas/fee';\nexport const home = (fee: Fee) => [price, fee];\n`,
  'app/server/main.ts': `const { log } = await import('./log');\nlog();\n`,
  'app/server/log.ts': `export { write as log } from './write.mjs';\n`,
  'app/server/write.mjs': `export const write = () => undefined;\n`,
  'schemas/price.ts': `export const price = 1;\n`,
  'schemas/fee.ts': `export type Fee = number;\nexport const fee = 2;\n`,
  'schemas/debt.ts': `export { price as debt } from './price';\n`,
  'schemas/testing/sample-price.ts': `export { price as sample } from '../price';\n`,
};

describe('living code', () => {
  const findReason = (source: string, file = TEST_FILE) =>
    createIdleFinder(plantTree({ ...SITE, [file]: source }))(file);
  const importing = (...files: string[]) => files.map((file) => `import * as it from '${file}';\n`).join('');

  test.each([
    ['of an entry', '#app/routes/home'],
    ['of what an entry imports', './price'],
    ['of what is imported later, again and again', '#app/server/write.mjs'],
    ['with a helper beside it', './price', './testing/sample-price'],
  ])('lets a test %s prove rows', (_, ...files) => {
    expect(findReason(importing(...files))).toBeNull();
  });

  test.each([
    ['imports nothing of the project', 'vitest'],
    ['imports helpers of tests alone', './testing/sample-price', '#tests/console', '../blocks/a/block.test'],
  ])('refuses a test that %s', (_, ...files) => {
    expect(findReason(importing(...files))).toBe('it imports nothing that a visitor or an editor reaches');
  });

  test('refuses a test of code that nobody else imports, whatever that code and the test import', () => {
    expect(findReason(importing('./price', './debt'))).toBe(
      'it tests schemas/debt.ts, which only tests import',
    );
  });

  test('refuses a test of code that the site imports for its types alone', () => {
    expect(findReason(importing('./fee'))).toBe('it tests schemas/fee.ts, which only tests import');
  });

  test('refuses a test that imports living code for its types alone', () => {
    expect(findReason(`import type { price } from './price';\n`)).not.toBeNull();
  });

  test('lets the tests that visit the built site prove rows', () => {
    expect(findReason(importing('vitest'), 'tests/integration/home.test.ts')).toBeNull();
  });

  test('is a condition of the coverage: a row of an idle test stays open, and its file is named', () => {
    const named = { title: '[PAGE-01, PAGE-02] facts', status: 'passed' };
    const ran = readUnitTests(vitestReport(named, { title: 'nothing', status: 'passed' }));
    const { prefixes, faults } = measureCoverage(plantLedger(), ran, () => 'it is idle');
    expect(prefixes['PAGE']?.missing).toEqual(['PAGE-01', 'PAGE-02', 'PAGE-101']);
    expect(faults).toEqual(['schemas/price.test.ts does not prove PAGE-01, PAGE-02: it is idle']);
  });

  test('is asked of the file that the runner names by its whole path', () => {
    const ran = readVitestReport(
      reportOf('/site/cms/a.test.ts', { title: 'a fact', status: 'passed' }),
      '/site',
    );
    expect(ran.map(({ file }) => file)).toEqual(['cms/a.test.ts']);
  });

  test('asks nothing of a browser test, nor of a test that names no row', () => {
    const title = '[PAGE-01] a fact';
    const ran = [
      ...readPlaywrightReport(playwrightReport(title, { status: 'expected' })),
      ...readUnitTests(vitestReport({ title: 'a fact', status: 'passed' })),
    ];
    const { prefixes, faults } = measureCoverage(plantLedger(), ran, () => 'it is idle');
    expect([prefixes['PAGE']?.proven, faults]).toEqual([1, []]);
  });
});

describe('the test files of the project', () => {
  const files = listFiles(['schemas', 'registry', 'blocks', 'flows', 'cms', 'fixtures', 'app', 'tests']);
  const naming = files.filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      !file.startsWith('tests/tooling/') &&
      ROW_IN_TITLE.test(readFileSync(path.join(PROJECT, file), 'utf8')),
  );
  const findReason = createIdleFinder(PROJECT);

  test('are found', () => {
    expect(naming.length).toBeGreaterThan(100);
  });

  test('name rows only where they test what a visitor or an editor reaches', () => {
    const idle = naming.flatMap((file) => {
      const reason = findReason(file);
      return reason === null ? [] : [`${file}: ${reason}`];
    });
    expect(idle).toEqual([]);
  });
});

describe('the command', () => {
  const TESTS = {
    [TEST_FILE]: `import { price } from './price';\nexport const tested = price;\n`,
    'schemas/debt.test.ts': `import { debt } from './debt';\nexport const tested = debt;\n`,
  };
  const run = (report: unknown, ...args: string[]) =>
    runOver({ 'reports/vitest.json': JSON.stringify(report) }, ...args);
  const runOver = (reports: Record<string, string>, ...args: string[]) => {
    const cwd = plantTree({ ...SITE, ...TESTS, 'tests/requirements/PAGE.md': PAGE, ...reports });
    const command = [path.join(PROJECT, 'app/commands/requirements.ts'), ...args];
    return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const tsx = path.join(PROJECT, 'node_modules/tsx/dist/cli.mjs');
      const child = execFile(process.execPath, [tsx, ...command], { cwd }, (_, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, stdout, stderr });
      });
    });
  };

  test('prints one line a prefix', async () => {
    const { code, stdout } = await run(vitestReport({ title: '[PAGE-02] a fact', status: 'passed' }));
    expect(stdout).toContain('PAGE     1 /   3: PAGE-01 PAGE-101\n');
    expect(code).toBe(0);
  });

  test('reads what unit, integration and browser tests prove, each from its own report', async () => {
    const passed = (title: string) => JSON.stringify(vitestReport({ title, status: 'passed' }));
    const reports = {
      'reports/vitest.json': passed('[PAGE-01] a fact'),
      'reports/integration.json': passed('[PAGE-02] a fact'),
      'reports/playwright.json': JSON.stringify(
        playwrightReport('[PAGE-101] a fact', { status: 'expected' }),
      ),
    };
    expect((await runOver(reports)).stdout).toContain('PAGE     3 /   3\n');
    const { 'reports/integration.json': _, ...others } = reports;
    expect((await runOver(others)).stdout).toContain('PAGE     2 /   3: PAGE-02\n');
  });

  test('prints JSON and nothing else with --json', async () => {
    const { stdout } = await run(vitestReport(), '--json');
    expect(JSON.parse(stdout)).toEqual({
      PAGE: { total: 3, proven: 0, waived: 0, missing: ['PAGE-01', 'PAGE-02', 'PAGE-101'] },
    });
  });

  test('fails on a title that names no row', async () => {
    const { code, stderr } = await run(vitestReport({ title: '[PAGE-77] a fact', status: 'passed' }));
    expect(stderr).toContain('«[PAGE-77] a fact» names PAGE-77, which is not in the ledger');
    expect(code).toBe(1);
  });

  test('fails on a row that only code without visitors proves', async () => {
    const passed = { title: '[PAGE-02] a fact', status: 'passed' };
    const { code, stdout, stderr } = await run(reportOf('schemas/debt.test.ts', passed));
    expect(stdout).toContain('PAGE     0 /   3');
    expect(stderr).toContain('schemas/debt.test.ts does not prove PAGE-02: it tests schemas/debt.ts');
    expect(code).toBe(1);
  });
});
