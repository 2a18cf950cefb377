import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import clientManifest from 'virtual:client-manifest';
import type { BlockDefinition } from '#registry/define-block';
import type { FlowDefinition } from '#registry/define-flow';
import { isEnhanced } from '#app/catalog.server';

/** Bytes of a block's or a flow's own files, by gzip; what it shares with others counts for none of them. */
export interface BlockBytes {
  js: number;
  css: number;
}

interface OwnFiles {
  scripts: string[];
  styles: string[];
}

/** What a block alone adds to a page; null in development, where nothing is built. */
export function measureBlock({ type }: BlockDefinition): BlockBytes | null {
  if (clientManifest === null) return null;
  const view = findOwnFiles(clientManifest, `blocks/${type}/`, 'view.tsx');
  const enhancement = findOwnFiles(clientManifest, `blocks/${type}/`, 'enhance.ts');
  // The view is built for its stylesheet; no page loads its code.
  const scripts = isEnhanced(type) ? enhancement.scripts : [];
  return { js: sumBytes(scripts), css: sumBytes([...view.styles, ...enhancement.styles]) };
}

/** What a flow alone adds, beside React and the engine of flows; null in development. */
export function measureFlow({ type }: FlowDefinition): BlockBytes | null {
  if (clientManifest === null) return null;
  const { scripts, styles } = findOwnFiles(clientManifest, `flows/${type}/`, 'view.tsx');
  return { js: sumBytes(scripts), css: sumBytes(styles) };
}

/** The chunk of a file in a block's or a flow's folder, with those of the folder that it imports now or later. */
function findOwnFiles(manifest: Manifest, folder: string, file: string): OwnFiles {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (!key.startsWith(folder) || seen.has(key) || manifest[key] === undefined) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    [...imports, ...dynamicImports].forEach(visit);
  };
  visit(folder + file);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return { scripts: chunks.map((chunk) => chunk.file), styles: chunks.flatMap(({ css = [] }) => css) };
}

/** Built files never change under their name. */
const known = new Map<string, number>();

function sumBytes(files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => sum + measureFile(file), 0);
}

function measureFile(file: string): number {
  const size = known.get(file) ?? gzipSync(readFileSync(path.resolve('build/client', file))).length;
  known.set(file, size);
  return size;
}
