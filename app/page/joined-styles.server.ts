import { readFileSync } from 'node:fs';
import path from 'node:path';
import styleFiles from 'virtual:style-files';

/**
 * Built stylesheets under one address, one after the other: a page asks for two files and not for twenty, and what is
 * packed together packs better. The address names them by the hashes in their names, so any instance can answer it.
 */
const ADDRESS = '/assets/styles/';
const HASH = /-([\w-]{8})\.css$/;
const SEPARATOR = '.';

const toHash = (file: string) => HASH.exec(file)?.[1] ?? file;

/** The address of these built files, in this order. At least one. */
export function toStyleHref(files: readonly string[]): string {
  return `${ADDRESS}${files.map(toHash).join(SEPARATOR)}.css`;
}

let known: ReadonlyMap<string, string> | undefined;

/** The files of the build by their hashes. */
function listKnown(): ReadonlyMap<string, string> {
  known ??= new Map(
    Object.values(styleFiles ?? {})
      .flat()
      .map((file) => [toHash(file), file]),
  );
  return known;
}

/** Built files never change under their name. */
const texts = new Map<string, string>();

function readText(file: string): string {
  const text = texts.get(file) ?? readFileSync(path.resolve('build/client', file), 'utf8');
  texts.set(file, text);
  return text;
}

/** What stands under an address of `toStyleHref`; null where it names no files of this build, or one of them twice. */
export function readStyles(href: string): string | null {
  if (!href.startsWith(ADDRESS) || !href.endsWith('.css')) return null;
  const hashes = href.slice(ADDRESS.length, -'.css'.length).split(SEPARATOR);
  const files = hashes.flatMap((hash) => listKnown().get(hash) ?? []);
  return new Set(files).size === hashes.length ? files.map(readText).join('\n') : null;
}
