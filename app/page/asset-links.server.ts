import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import scriptManifest from 'virtual:script-manifest';
import styleFiles from 'virtual:style-files';
import { PAGE_ENTRY } from '#app/bundler/block-enhancements';
import { SHELL_VIEWS } from '#app/bundler/block-views';
import { registry } from '#app/catalog.server';
import { toStyleHref } from './joined-styles.server';
import { toLateScript } from './late-script.server';
import type { PageScripts } from './page-data';
import type { RenderedBlocks } from './render-blocks.server';

/** Addresses of the files that a view needs, found in Vite's manifests; in development, of the sources. */

/** Remix builds the browser's half of the root under this name. */
const ROOT = 'app/root.tsx?__remix-build-client-route';
/** What takes a flow's HTML over. */
const FLOW_RUNTIME = 'app/enhance/hydrate-flow.tsx';

type ScriptedBlocks = Pick<RenderedBlocks, 'parts' | 'enhanced' | 'flows'>;

/** What stands in few pages beside their blocks. */
export type SeldomPart = Exclude<keyof typeof SHELL_VIEWS, 'frame'>;

/** The stylesheets of a page: one that every page has, and one of what these blocks and parts need besides. */
export function findStyles(types: Iterable<string>, seldom: readonly SeldomPart[] = []): string[] {
  if (styleFiles === null) return findSourceStyles(types);
  const parts = listFiles(seldom.map((part) => SHELL_VIEWS[part]));
  return [
    toStyleHref(listCommonFiles()),
    ...joinMissing([...parts, ...listOwnFiles(types)], listCommonFiles()),
  ];
}

/** The stylesheet of blocks that come later to a page of other types: what it does not have yet. */
export function findLateStyles(types: Iterable<string>, present: Iterable<string>): string[] {
  if (styleFiles === null) {
    const sources = findSourceStyles(present);
    return findSourceStyles(types).filter((href) => !sources.includes(href));
  }
  return joinMissing(listOwnFiles(types), [...listCommonFiles(), ...listOwnFiles(present)]);
}

/** The stylesheet of a part that is shown when it is wanted, on a page with blocks of these types. */
export function findWantedStyles(part: SeldomPart, present: Iterable<string>): string[] {
  // In development the sources of all parts are there from the beginning.
  if (styleFiles === null) return [];
  return joinMissing(listFiles([SHELL_VIEWS[part]]), [...listCommonFiles(), ...listOwnFiles(present)]);
}

/** The same as `findStyles`, each built file by itself: for a document to which blocks are added one by one. */
export function findStyleFiles(types: Iterable<string>): string[] {
  if (styleFiles === null) return findSourceStyles(types);
  return [...new Set([...listCommonFiles(), ...listOwnFiles(types)])].map((file) => `/${file}`);
}

/** The stylesheets of a document that is no route of Remix: the design system's. None in development. */
export const findDocumentStyles = (): string[] => (styleFiles === null ? [] : findStyleFiles([]));

/** Of every page: the tokens, the design system, header and footer. */
const listCommonFiles = () => listFiles([ROOT, SHELL_VIEWS.frame]);

/** A flow's steps and what an enhancement shows are styled by the page, before their scripts are there. */
function listOwnFiles(types: Iterable<string>): string[] {
  const modules = [...types].sort().flatMap((type) => [toViewFile(type), toScriptFile(type)]);
  return listFiles(modules);
}

function toScriptFile(type: string): string {
  return registry.find(type)?.kind === 'flow' ? FLOW_RUNTIME : `blocks/${type}/enhance.ts`;
}

const listFiles = (modules: readonly string[]) => [
  ...new Set(modules.flatMap((module) => styleFiles?.[module] ?? [])),
];

function joinMissing(files: readonly string[], present: readonly string[]): string[] {
  const missing = [...new Set(files)].filter((file) => !present.includes(file));
  return missing.length === 0 ? [] : [toStyleHref(missing)];
}

export const NO_SCRIPTS: PageScripts = {
  entry: null,
  preloads: [],
  later: [],
  searchStyles: [],
  late: null,
};

/** A flow so near the beginning of a page is what a visitor came for: its code is fetched with the page. */
const LEADING_PARTS = 2;

/** What a page with a header runs, whatever stands in it: the shell's comforts, the account among them. */
export const findShellScripts = (): PageScripts => ({
  ...findScripts({ parts: [], enhanced: new Set(), flows: new Set() }, { hasShell: true }),
  searchStyles: findWantedStyles('search', []),
});

/** What a page with these blocks runs in the browser: as little as its shell, flows and enhanced types need. */
export function findScripts(
  { parts, enhanced, flows }: ScriptedBlocks,
  { hasShell }: { hasShell: boolean } = { hasShell: false },
): PageScripts {
  if (enhanced.size === 0 && flows.size === 0 && !hasShell) return NO_SCRIPTS;
  const leading = parts.slice(0, LEADING_PARTS).flatMap((part) => part.flows ?? []);
  const modules = [
    // Which block was ready first is chance, and the same page is to be the same bytes.
    ...[...enhanced].sort().map((type) => `blocks/${type}/enhance.ts`),
    ...(leading.length > 0 ? [FLOW_RUNTIME, ...leading.map(toViewFile)] : []),
  ];
  const entry = findEntry();
  const own = findChunks([PAGE_ENTRY]);
  const preloads = own.filter((file) => file !== entry);
  return {
    ...NO_SCRIPTS,
    entry,
    preloads,
    later: findChunks(modules).filter((file) => !own.includes(file)),
  };
}

/** The script that waits until one of these parts is opened; null when none of them needs any. */
export function findLateScript(
  { enhanced, flows }: ScriptedBlocks,
  styles: readonly string[],
): string | null {
  return enhanced.size === 0 && flows.size === 0 ? null : toLateScript(findEntry(), styles);
}

const findEntry = () => `/${scriptManifest?.[PAGE_ENTRY]?.file ?? PAGE_ENTRY}`;

/** The chunks of these modules. */
function findChunks(modules: Iterable<string>): string[] {
  if (scriptManifest === null) return [];
  const chunks = new Set<string>();
  for (const module of modules) collect(scriptManifest, module, (chunk) => chunks.add(`/${chunk.file}`));
  return [...chunks];
}

function toViewFile(type: string): string {
  const layer = registry.find(type)?.kind === 'flow' ? 'flows' : 'blocks';
  return `${layer}/${type}/view.tsx`;
}

/** In development Vite serves each source: the design system's, the shell's, the blocks'. */
function findSourceStyles(types: Iterable<string>): string[] {
  const folders = [
    'blocks/ui',
    'app/shell',
    'app/account',
    'flows/kit',
    ...[...types].sort().map((type) => path.dirname(toViewFile(type))),
  ];
  return folders.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
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
