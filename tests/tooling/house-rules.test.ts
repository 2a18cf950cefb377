import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findViolations, HOUSE_RULES, parseSource } from './house-rules';
import { listFiles } from './list-files';
import { PROJECT } from './planted-tree';

const FOLDERS = ['app', 'blocks', 'cms', 'fixtures', 'flows', 'registry', 'schemas', 'tests'];

interface Plant {
  rule: string;
  file: string;
  source: string;
}

const FAULTS: Plant[] = [
  { rule: 'no-any', file: 'cms/read.ts', source: 'export const page = {} as any;' },
  { rule: 'no-any', file: 'cms/read.ts', source: 'export function read(page: any[]) { return page; }' },
  { rule: 'no-any', file: 'cms/read.ts', source: 'export type Page = Record<string, any>;' },
  { rule: 'no-compiler-silence', file: 'cms/read.ts', source: '// @ts-ignore\nexport const page = 1;' },
  { rule: 'no-compiler-silence', file: 'cms/read.test.ts', source: '// @ts-expect-error\nread(1);' },
  {
    rule: 'no-compiler-silence',
    file: 'blocks/a/view-b.tsx',
    source: '<b>\n{/* @ts-expect-error */}\n</b>;',
  },
  { rule: 'no-empty-catch', file: 'cms/read.ts', source: 'try { read(); } catch { /* never mind */ }' },
  { rule: 'no-idle-test', file: 'cms/read.test.ts', source: "test.skip('reads', () => {});" },
  { rule: 'no-idle-test', file: 'cms/read.test.ts', source: "describe.only('reading', () => {});" },
  { rule: 'no-idle-test', file: 'cms/read.test.ts', source: "it.todo('reads');" },
  {
    rule: 'no-idle-test',
    file: 'tests/browser/home.test.ts',
    source: "test.describe.fixme('home', () => {});",
  },
  {
    rule: 'no-idle-test',
    file: 'cms/read.test.ts',
    source: "test.concurrent.each([1]).fails('reads', read);",
  },
  { rule: 'no-shared-replacement', file: 'cms/read.test.ts', source: "vi.mock('./read');" },
  { rule: 'no-shared-replacement', file: 'cms/testing/read.ts', source: 'vi.resetModules();' },
  { rule: 'no-drawer', file: 'cms/utils/read.ts', source: 'export const page = 1;' },
  { rule: 'no-drawer', file: 'fixtures/data/page.json', source: '{}' },
  { rule: 'no-inline-style', file: 'blocks/a/view.tsx', source: '<p style={{ color: "red" }} />;' },
  { rule: 'no-shown-escape', file: 'blocks/a/view.tsx', source: String.raw`<p>на\u00a0сайте</p>;` },
  { rule: 'no-shown-escape', file: 'blocks/a/view.tsx', source: String.raw`<A title="на\u00A0сайте" />;` },
  { rule: 'no-default-export', file: 'cms/read.ts', source: 'export default function read() {}' },
  { rule: 'no-default-export', file: 'cms/read.ts', source: 'const page = 1;\nexport { page as default };' },
  { rule: 'no-default-export', file: 'blocks/ui/card.tsx', source: 'export default 1;' },
  { rule: 'no-export-star', file: 'cms/index.ts', source: "export * from './read';" },
  {
    rule: 'no-stray-glob',
    file: 'app/page/views.ts',
    source: "import.meta.glob('../../blocks/*/view.tsx');",
  },
  {
    rule: 'no-stray-sql',
    file: 'app/studio/home/home.server.ts',
    source: "store.selectFrom('page').selectAll();",
  },
  { rule: 'no-stray-sql', file: 'cms/sources/read.ts', source: "store.deleteFrom('page');" },
  { rule: 'no-stray-sql', file: 'app/studio/order.ts', source: "import { sql } from 'kysely';" },
];

const ALLOWED: Plant[] = [
  {
    rule: 'no-any',
    file: 'cms/read.ts',
    source: '// a block of any kind: any\nexport const any = "as any";',
  },
  {
    rule: 'no-compiler-silence',
    file: 'schemas/call.test.ts',
    source: '// @ts-expect-error: no such call',
  },
  { rule: 'no-empty-catch', file: 'cms/read.ts', source: 'try { read(); } catch (error) { report(error); }' },
  { rule: 'no-idle-test', file: 'cms/read.test.ts', source: "test.each([1])('reads', () => only.skip());" },
  { rule: 'no-shared-replacement', file: 'cms/read.alone.test.ts', source: "vi.mock('./read');" },
  { rule: 'no-drawer', file: 'cms/store/data.ts', source: 'export const page = 1;' },
  { rule: 'no-drawer', file: 'app/pages/common/page.ts', source: 'export const page = 1;' },
  { rule: 'no-inline-style', file: 'blocks/a/view.tsx', source: '<p className="style" />;' },
  {
    rule: 'no-shown-escape',
    file: 'blocks/a/view.tsx',
    source: String.raw`<A title={'на\u00a0сайте'}>{'без\u00a0доплат'}</A>;`,
  },
  { rule: 'no-default-export', file: 'blocks/a/view.tsx', source: 'export default function View() {}' },
  { rule: 'no-default-export', file: 'app/routes/$.tsx', source: 'export default function Page() {}' },
  { rule: 'no-default-export', file: 'vitest.config.ts', source: 'export default {};' },
  { rule: 'no-export-star', file: 'cms/index.ts', source: "export { read } from './read';" },
  {
    rule: 'no-stray-glob',
    file: 'app/catalog.server.ts',
    source: "import.meta.glob('../blocks/*/view.tsx');",
  },
  { rule: 'no-stray-sql', file: 'cms/store/read.ts', source: "import { sql } from 'kysely';" },
  { rule: 'no-stray-sql', file: 'cms/read.test.ts', source: "store.selectFrom('page').selectAll();" },
  {
    rule: 'no-stray-sql',
    file: 'cms/history/restore-block.ts',
    source: "export const insertInto = 1;\ninsertInto('body');",
  },
];

const rulesOf = (file: string, source: string) =>
  findViolations(parseSource(file, source)).map((violation) => violation.split(' ')[1]?.replace(':', ''));

describe('the house rules', () => {
  test.each(FAULTS)('$rule refuses $source', ({ rule, file, source }) => {
    expect(rulesOf(file, source)).toEqual([rule]);
  });

  test.each(ALLOWED)('$rule allows $source', ({ file, source }) => {
    expect(rulesOf(file, source)).toEqual([]);
  });

  test('have a planted fault and an allowed neighbour for every rule', () => {
    const names = new Set(HOUSE_RULES.map(({ name }) => name));
    expect(new Set(FAULTS.map(({ rule }) => rule))).toEqual(names);
    expect(new Set(ALLOWED.map(({ rule }) => rule))).toEqual(names);
  });

  test('hold in every file', () => {
    expect(listSources().flatMap((file) => findViolations(readSource(file)))).toEqual([]);
  });
});

function listSources(): string[] {
  const top = readdirSync(PROJECT).filter((file) => /\.(ts|js|cjs)$/.test(file));
  return [...listFiles(FOLDERS), ...top].filter((file) => /\.([cm]?[jt]sx?|css|json)$/.test(file));
}

function readSource(file: string) {
  return parseSource(file, readFileSync(path.join(PROJECT, file), 'utf8'));
}
