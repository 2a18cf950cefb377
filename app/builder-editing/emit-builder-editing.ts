import path from 'node:path';
import type { Plugin } from 'vite';
import { findViews } from '#app/bundler/block-views';

/** What Builder.io's editor loads: the only script with its code in it (docs/decisions/0018). */
export const EDITING_SCRIPT = 'app/builder-editing/start-editing.ts';
/** `virtual:block-views`: loaders of the views of blocks, for the editor's frame alone; pages get their HTML. */
const BLOCK_VIEWS = 'virtual:block-views';

/** Gives Builder.io's editor a chunk of its own, so that nothing of it reaches the pages of visitors. */
export function emitBuilderEditing(): Plugin {
  let root = process.cwd();
  let emitsFiles = false;
  return {
    name: 'emit-builder-editing',
    configResolved(config) {
      root = config.root;
      emitsFiles = config.command === 'build' && !config.build.ssr;
    },
    buildStart() {
      if (emitsFiles) this.emitFile({ type: 'chunk', id: path.join(root, EDITING_SCRIPT) });
    },
    resolveId: (id) => (id === BLOCK_VIEWS ? `\0${BLOCK_VIEWS}` : undefined),
    load: (id) => (id === `\0${BLOCK_VIEWS}` ? toLoaderModule(findViews(root, 'blocks')) : undefined),
  };
}

function toLoaderModule(types: readonly string[]): string {
  const loaders = types.map((type) => `${JSON.stringify(type)}: () => import("/blocks/${type}/view.tsx")`);
  return `export const blockViews = {${loaders.join(',')}}`;
}
