import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import clientManifest from 'virtual:client-manifest';

/** Addresses of the files that a view needs, found in Vite's client manifest; in development, of the sources. */

const SHELL_VIEW = 'app/shell/shell.tsx';

/** The stylesheets of the shell and of these blocks: what is imported comes before what imports it. */
export function findStyles(types: Iterable<string>): string[] {
  if (clientManifest === null) return findSourceStyles(types);
  const views = [SHELL_VIEW, ...[...types].sort().map(toViewFile)];
  const styles = new Set<string>();
  for (const view of views)
    collect(clientManifest, view, (chunk) => chunk.css?.forEach((file) => styles.add(`/${file}`)));
  return [...styles];
}

/** The chunks of the blocks that run in the browser, to be fetched while the document is read. */
export function findChunks(types: Iterable<string>): string[] {
  if (clientManifest === null) return [];
  const chunks = new Set<string>();
  for (const type of types)
    collect(clientManifest, toViewFile(type), (chunk) => chunks.add(`/${chunk.file}`));
  return [...chunks];
}

function toViewFile(type: string): string {
  return `blocks/${type}/view.tsx`;
}

/** In development Vite serves each source: the design system's, the shell's, the blocks'. */
function findSourceStyles(types: Iterable<string>): string[] {
  const folders = [
    'blocks/ui',
    'app/shell',
    ...[...types].sort().map((type) => path.dirname(toViewFile(type))),
  ];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `/${folder}/${file}`),
  );
}

/** Visits a chunk after the chunks that it imports. */
function collect(
  manifest: Manifest,
  key: string,
  visit: (chunk: ManifestChunk) => void,
  seen = new Set<string>(),
): void {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return;
  seen.add(key);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, visit, seen);
  visit(chunk);
}
