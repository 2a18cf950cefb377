import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Files import each other by relative path, or by `#layer/…` from the root. */
export interface Imports {
  /** File → the files that import it, all from the root. */
  importers: ReadonlyMap<string, readonly string[]>;
}

const NO_SOURCES = ['node_modules', 'build', '.data', 'reports'];
const TEST = /\.test\.tsx?$/;
const NEEDS_THE_SITE = /^tests\/(integration|journeys|browser|drill)\//;

/** Reads who imports whom; imports of types alone carry no behaviour. */
export function readImports(root: string): Imports {
  const importers = new Map<string, string[]>();
  const found = ts.sys.readDirectory(root, ['.ts', '.tsx'], NO_SOURCES);
  const files = new Set(found.map((file) => path.posix.relative(root, file)));
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/^(im|ex)port type [^;]*;/gm, '');
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = findFile(file, fileName, files);
      if (target === null) continue;
      const known = importers.get(target);
      if (known === undefined) importers.set(target, [file]);
      else known.push(file);
    }
  }
  return { importers };
}

function findFile(from: string, name: string, files: ReadonlySet<string>): string | null {
  if (!/^[.#]/.test(name)) return null;
  const base = name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(from), name);
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => files.has(file)) ?? null;
}

/** The tests that import the file, the nearest first, of equally near ones those of its folder: no more than `most` of them. */
export function findTests(file: string, { importers }: Imports, most: number): string[] {
  const seen = new Set([file]);
  const tests: string[] = [];
  let circle = [file];
  while (circle.length > 0 && tests.length < most) {
    circle = circle.flatMap((one) => importers.get(one) ?? []).filter((one) => !seen.has(one));
    circle = [...new Set(circle)];
    circle.forEach((one) => seen.add(one));
    const found = circle.filter((one) => TEST.test(one) && !NEEDS_THE_SITE.test(one));
    tests.push(...found.sort((a, b) => countSharedFolders(b, file) - countSharedFolders(a, file)));
  }
  return tests.slice(0, most);
}

function countSharedFolders(one: string, other: string): number {
  const folders = other.split('/').slice(0, -1);
  const differs = folders.findIndex((folder, index) => one.split('/')[index] !== folder);
  return differs === -1 ? folders.length : differs;
}
