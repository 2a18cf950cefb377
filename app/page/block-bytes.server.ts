import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import clientManifest from 'virtual:client-manifest';
import scriptManifest from 'virtual:script-manifest';
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
  if (clientManifest === null || scriptManifest === null) return null;
  const folder = `blocks/${type}/`;
  // The view is built for its stylesheet; no page loads its code.
  const { styles } = findOwnFiles(clientManifest, folder, 'view.tsx', 'enhance.ts');
  const { scripts } = findOwnFiles(scriptManifest, folder, 'enhance.ts');
  return { js: sumBytes(isEnhanced(type) ? scripts : []), css: sumBytes(styles) };
}

/** What a flow alone adds, beside Preact and the engine of flows; null in development. */
export function measureFlow({ type }: FlowDefinition): BlockBytes | null {
  if (clientManifest === null || scriptManifest === null) return null;
  const folder = `flows/${type}/`;
  const { styles } = findOwnFiles(clientManifest, folder, 'view.tsx');
  const { scripts } = findOwnFiles(scriptManifest, folder, 'view.tsx');
  return { js: sumBytes(scripts), css: sumBytes(styles) };
}

/** The chunks of files in a block's or a flow's folder, with those of the folder that they import now or later. */
function findOwnFiles(manifest: Manifest, folder: string, ...files: string[]): OwnFiles {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (!key.startsWith(folder) || seen.has(key) || manifest[key] === undefined) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    [...imports, ...dynamicImports].forEach(visit);
  };
  for (const file of files) visit(folder + file);
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
