import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod';

/**
 * Living code is what somebody reaches who uses the project: the production entries of knip.json (those marked with
 * `!`) and what they import, and so on. An import of types runs nothing and does not count.
 */

const SOURCES = ['.ts', '.tsx', '.mjs'];
const TYPE_IMPORT = /^(?:import|export) type [^;]*?from '[^']+';$/gm;
const LAYER_ALIAS = /^#(?=[a-z]+\/)/;
const CODE_OF_TESTS = /^tests\/|\/testing\/|\.(test|spec)\.tsx?$/;
/** These visit the built site: whatever they prove, a visitor reaches. */
const VISITS_SITE = /^tests\/(integration|journeys|browser)\//;

const knipSettings = z.object({ entry: z.array(z.string()) });

/** The living files of a project, from its root with slashes. Throws without a knip.json. */
function findLivingFiles(root: string): Set<string> {
  const { entry } = knipSettings.parse(JSON.parse(readFileSync(path.join(root, 'knip.json'), 'utf8')));
  const patterns = entry.flatMap((pattern) => (pattern.endsWith('!') ? toPlain(pattern.slice(0, -1)) : []));
  const entries = ts.sys.readDirectory(root, SOURCES, ['node_modules', '**/*.test.*'], patterns);
  return findReached(
    root,
    entries.map((file) => path.posix.relative(root, file)),
  );
}

/** The entries, the project's own files that they import as values, and so on. All from the root with slashes. */
export function findReached(root: string, entries: readonly string[]): Set<string> {
  const waiting = [...entries];
  const reached = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...listImports(root, file));
  }
  return reached;
}

/**
 * Finds out why a test file proves nothing of the living code; null when it may. Only the file's own imports count:
 * dead code may import what lives, and so may a helper of tests.
 */
export function createIdleFinder(root: string): (file: string) => string | null {
  let living: ReadonlySet<string> | undefined;
  const reasons = new Map<string, string | null>();
  return (file) => {
    const known = reasons.get(file);
    if (known !== undefined) return known;
    living ??= findLivingFiles(root);
    const reason = findIdleReason(root, file, living);
    reasons.set(file, reason);
    return reason;
  };
}

function findIdleReason(root: string, file: string, living: ReadonlySet<string>): string | null {
  if (VISITS_SITE.test(file)) return null;
  const tested = listImports(root, file).filter((imported) => !CODE_OF_TESTS.test(imported));
  const dead = tested.filter((imported) => !living.has(imported));
  if (dead.length > 0) return `it tests ${dead.join(', ')}, which only tests import`;
  return tested.length > 0 ? null : 'it imports nothing that a visitor or an editor reaches';
}

/** The project's own files that a file imports as values. */
function listImports(root: string, file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(TYPE_IMPORT, '');
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.flatMap(({ fileName }) => findSource(root, file, fileName) ?? []);
}

function findSource(root: string, from: string, imported: string): string | null {
  const isLayer = LAYER_ALIAS.test(imported);
  if (!isLayer && !imported.startsWith('.')) return null;
  const target = isLayer ? imported.slice(1) : path.posix.join(path.posix.dirname(from), imported);
  const names = SOURCES.includes(path.extname(target))
    ? [target]
    : SOURCES.map((extension) => `${target}${extension}`);
  return names.find((name) => isFile(path.join(root, name))) ?? null;
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`: the compiler's search knows no braces. */
function toPlain(pattern: string): string[] {
  const [braces, inside] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined || inside === undefined) return [pattern];
  return inside.split(',').flatMap((part) => toPlain(pattern.replace(braces, part)));
}
