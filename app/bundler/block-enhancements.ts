import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * What pages load the enhancements of their blocks by, each in a chunk of its own (docs/decisions/0011).
 *
 * - `virtual:enhancements`: loaders of the enhancements, by block type; for the browser.
 * - `virtual:enhanced-types`: the types that have one; for the server, which never runs them.
 */
const ENHANCEMENTS = 'virtual:enhancements';
const ENHANCED_TYPES = 'virtual:enhanced-types';
/** The one script that a page links. */
export const PAGE_ENTRY = 'app/enhance/start-page.ts';

/** The types of the blocks that have an `enhance.ts`. */
export function findEnhancedTypes(root: string): string[] {
  return readdirSync(path.join(root, 'blocks')).filter((type) =>
    existsSync(path.join(root, 'blocks', type, 'enhance.ts')),
  );
}

export function blockEnhancements(): Plugin {
  let root = process.cwd();
  return {
    name: 'block-enhancements',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id === ENHANCEMENTS || id === ENHANCED_TYPES ? `\0${id}` : undefined;
    },
    load(id, { ssr = false } = {}) {
      if (id === `\0${ENHANCED_TYPES}`) {
        return `export const enhancedTypes = ${JSON.stringify(findEnhancedTypes(root))}`;
      }
      if (id === `\0${ENHANCEMENTS}`) return toLoaderModule(ssr ? [] : findEnhancedTypes(root));
      return undefined;
    },
  };
}

function toLoaderModule(types: readonly string[]): string {
  const loaders = types.map((type) => `${JSON.stringify(type)}: () => import("/blocks/${type}/enhance.ts")`);
  return `export const enhancements = {${loaders.join(',')}}`;
}
