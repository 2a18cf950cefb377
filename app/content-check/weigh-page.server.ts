import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import scriptManifest from 'virtual:script-manifest';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import { PAGE_ENTRY } from '#app/bundler/block-enhancements';
import { isEnhanced } from '#app/catalog.server';
import { measureBlock, measureFlow } from '#app/page/block-bytes.server';
import { findStyles } from '#app/page/asset-links.server';
import { readStyles } from '#app/page/joined-styles.server';
import { toPagePath } from '#app/page/route-rules';
import { withoutQuery } from '#schemas/values/path-text';
import type { OwnFiles } from './own-files.server';
import { OF_PAGE } from './page-components';
import type { PageCells } from './page-cells.server';

/** What one component adds to its page. Bytes are those of its own files, by gzip; null where nothing is built. */
export interface ComponentWeight {
  id: string;
  type: string;
  js: number | null;
  css: number | null;
  /** Milliseconds of its load, when it was checked. */
  loadMs: number;
}

/** What a page costs its visitors. Bytes by gzip; pictures as they are stored, each once. */
export interface PageWeight {
  components: ComponentWeight[];
  js: number | null;
  css: number | null;
  images: number;
  /** The slowest load: all loads of a page run at the same time. */
  loadMs: number;
}

/** docs/benchmarks.md; a page without flows and enhancements sends no script at all. */
export const BUDGETS = { js: 160_000, css: 20_000, images: 1_000_000, loadMs: 1000 } as const;

/** What takes a flow's HTML over; every flow needs it. */
const FLOW_RUNTIME = 'app/enhance/hydrate-flow.tsx';

/** Weighs the heaviest of the ways in which a page is shown. */
export async function weighPage(
  components: readonly ReadyComponent[],
  { groups, loadMs }: PageCells,
  files: OwnFiles,
): Promise<PageWeight> {
  const pictures = await Promise.all(
    groups.map(({ facts }) => sumPictures([...new Set(facts.pictures.map(toPathname))], files)),
  );
  return {
    components: components.flatMap((component) => weighComponent(component, loadMs)),
    js: highest(groups.map(({ blocks }) => weighScripts(blocks.enhanced, blocks.flows))),
    css: highest(groups.map(({ blocks }) => weighStyles(blocks.types))),
    images: Math.max(0, ...pictures),
    loadMs: Math.round(Math.max(0, ...loadMs.values())),
  };
}

function highest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function weighComponent(component: ReadyComponent, loads: ReadonlyMap<string, number>): ComponentWeight[] {
  const { id, definition, children } = component;
  const bytes = definition.kind === 'block' ? measureBlock(definition) : measureFlow(definition);
  const own = {
    id,
    type: definition.type,
    js: bytes?.js ?? null,
    css: bytes?.css ?? null,
    loadMs: Math.round(loads.get(id) ?? 0),
  };
  return [own, ...children.flatMap((child) => weighComponent(child, loads))];
}

/** Scripts that a visitor gets who comes near every block. */
function weighScripts(enhanced: ReadonlySet<string>, flows: ReadonlySet<string>): number | null {
  if (scriptManifest === null) return null;
  if (enhanced.size === 0 && flows.size === 0) return 0;
  const modules = [
    PAGE_ENTRY,
    ...[...enhanced].filter(isEnhanced).map((type) => `blocks/${type}/enhance.ts`),
    ...(flows.size > 0 ? [FLOW_RUNTIME, ...[...flows].map((type) => `flows/${type}/view.tsx`)] : []),
  ];
  return sumFiles([...collectChunks(scriptManifest, modules)]);
}

/** The files of these modules and of what they import at once. */
function collectChunks(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const waiting = [...modules];
  for (const key of waiting) {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

function weighStyles(types: Iterable<string>): number | null {
  if (scriptManifest === null) return null;
  return sumFiles(findStyles(types).map((href) => href.slice(1)));
}

/** Built files never change under their name. */
const measured = new Map<string, number>();

function sumFiles(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const size = measured.get(file) ?? gzipSync(readBuilt(file)).length;
    measured.set(file, size);
    return sum + size;
  }, 0);
}

const readBuilt = (file: string) =>
  readStyles(`/${file}`) ?? readFileSync(path.resolve('build/client', file));

function toPathname(address: string): string {
  return toPagePath(withoutQuery(address));
}

async function sumPictures(pathnames: readonly string[], files: OwnFiles): Promise<number> {
  const own = pathnames.filter((pathname) => files.isFile(pathname));
  const sizes = await Promise.all(own.map((pathname) => files.sizeOf(pathname)));
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

/** What of a page's weight is over its budget. */
export function checkWeight({ js, css, images, loadMs }: PageWeight): Finding[] {
  return [
    ...over('js', js, BUDGETS.js, 'bytes of scripts'),
    ...over('css', css, BUDGETS.css, 'bytes of styles'),
    ...over('images', images, BUDGETS.images, 'bytes of pictures'),
    ...over('load', loadMs, BUDGETS.loadMs, 'milliseconds of loading'),
  ];
}

function over(what: string, value: number | null, budget: number, unit: string): Finding[] {
  if (value === null || value <= budget) return [];
  return [
    {
      code: 'over-budget',
      severity: 'warning',
      ...OF_PAGE,
      pointer: '/components',
      about: what,
      message: `the page has ${value} ${unit}; the budget is ${budget}`,
      fix: 'Take a heavy block away, or make its pictures smaller.',
    },
  ];
}
