import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from './list-files';
import { PROJECT } from './planted-tree';

const ROWS = 30;
const FOLDERS = ['app', 'blocks', 'cms', 'flows', 'registry', 'schemas', 'tests'];

/** What each row of the list says, by its number. */
function readRows(text: string): Map<number, string> {
  const rows = text.split('\n').flatMap((line) => {
    const number = /^\|\s*(\d+)\s*\|/.exec(line)?.[1];
    return number === undefined ? [] : [[Number(number), line] as const];
  });
  return new Map(rows);
}

function listNamedFiles(text: string): string[] {
  return [...text.matchAll(/\b[\w./-]+\.(?:test|spec)\.tsx?\b/g)].map(([file]) => file);
}

/** The numbers of rows that a test notes figures for. */
function listNotedRows(source: string): number[] {
  return [...source.matchAll(/\bnoteFigure\(\s*(\d+),/g)].map(([, row]) => Number(row));
}

/** Figures whose row does not name the test that notes them. */
function findUnnamed(rows: ReadonlyMap<number, string>, file: string, source: string): string[] {
  return [...new Set(listNotedRows(source))]
    .filter((row) => !listNamedFiles(rows.get(row) ?? '').includes(file))
    .map((row) => `row ${row} does not name ${file}`);
}

const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');

describe('the list of what must hold', () => {
  const text = read('docs/trust.md');
  const rows = readRows(text);

  test('has every row once, in order', () => {
    expect([...rows.keys()]).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1));
  });

  test('names files that exist', () => {
    expect(listNamedFiles(text).filter((file) => !existsSync(path.join(PROJECT, file)))).toEqual([]);
  });

  test('names every test that notes a figure in the row of the figure', () => {
    const files = listFiles(FOLDERS).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    const own = path.relative(PROJECT, import.meta.filename);
    expect(files).toContain(own);
    expect(
      files.filter((file) => file !== own).flatMap((file) => findUnnamed(rows, file, read(file))),
    ).toEqual([]);
  });

  test('is found out when a figure has no row, or its row does not name the test', () => {
    const planted = readRows('| 4 | what | `npm run x` | `a.test.ts` | 1 |');
    expect(findUnnamed(planted, 'a.test.ts', "noteFigure(4, 'x', 'y');")).toEqual([]);
    expect(findUnnamed(planted, 'b.test.ts', "noteFigure(\n  4,\n  'x',\n);")).toEqual([
      'row 4 does not name b.test.ts',
    ]);
    expect(findUnnamed(planted, 'a.test.ts', "noteFigure(31, 'x', 'y');")).toEqual([
      'row 31 does not name a.test.ts',
    ]);
  });
});
