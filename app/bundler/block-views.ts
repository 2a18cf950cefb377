import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PAGE_ENTRY } from './block-enhancements';

/**
 * Gives each view a chunk of its own (docs/decisions/0004).
 *
 * The views of blocks run on the server only, and the scripts of pages are built apart (docs/decisions/0104). Both are
 * built here all the same, as chunks that nothing loads: that is where their CSS comes from.
 */
const FLOW_VIEWS = 'virtual:flow-views';
/** Rendered on the server only, like a block: header and footer, and what few pages show besides. */
export const SHELL_VIEWS = {
  frame: 'app/shell/shell.tsx',
  check: 'app/shell/check-overlay.tsx',
  error: 'app/shell/error-views.tsx',
  account: 'app/account/account-view.tsx',
  search: 'app/shell/search-window.tsx',
  preview: 'app/studio/history/preview/preview-bar.tsx',
} as const;

/** The types of a layer that have a view. */
export function findViews(root: string, layer: 'blocks' | 'flows'): string[] {
  return readdirSync(path.join(root, layer)).filter((type) =>
    existsSync(path.join(root, layer, type, 'view.tsx')),
  );
}

export function blockViews(): Plugin {
  let root = process.cwd();
  let emitsViews = false;
  return {
    name: 'block-views',
    configResolved(config) {
      root = config.root;
      emitsViews = config.command === 'build' && !config.build.ssr;
    },
    buildStart() {
      if (!emitsViews) return;
      for (const type of findViews(root, 'blocks')) {
        this.emitFile({ type: 'chunk', id: path.join(root, 'blocks', type, 'view.tsx') });
      }
      for (const file of [...Object.values(SHELL_VIEWS), PAGE_ENTRY]) {
        this.emitFile({ type: 'chunk', id: path.join(root, file) });
      }
    },
  };
}

/** `virtual:flow-views`: loaders of the flows' views, by type; for the browser. */
export function flowViews(): Plugin {
  let root = process.cwd();
  return {
    name: 'flow-views',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === FLOW_VIEWS ? `\0${FLOW_VIEWS}` : undefined),
    load: (id) => (id === `\0${FLOW_VIEWS}` ? toLoaderModule(findViews(root, 'flows')) : undefined),
  };
}

function toLoaderModule(types: readonly string[]): string {
  const loaders = types.map((type) => `${JSON.stringify(type)}: () => import("/flows/${type}/view.tsx")`);
  return `export const flowViews = {${loaders.join(',')}}`;
}
