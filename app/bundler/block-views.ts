import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives each block's view a chunk of its own (docs/decisions/0004).
 *
 * - `virtual:interactive-views`: loaders of the views that run in the browser, by type. A block whose
 *   definition says `hydration: 'none'` is not among them, so its JS can never be asked for.
 * - Static views are built all the same, as chunks that nothing loads: that is where their CSS comes from.
 * - `virtual:client-manifest`: Vite's client manifest, for the server to find a view's files in.
 */
const INTERACTIVE_VIEWS = 'virtual:interactive-views';
const CLIENT_MANIFEST = 'virtual:client-manifest';
const MANIFEST_FILE = 'build/client/.vite/manifest.json';
/** Rendered on the server only, like a static block: header, footer, page frames. */
export const SHELL_ENTRY = 'app/shell/shell.tsx';

export interface ViewSource {
  type: string;
  /** Path of the view from the project's root. */
  file: string;
  isInteractive: boolean;
}

/** Finds the views of all blocks and flows, and reads from the definition's text whether they run in the browser. */
export function findViews(root: string): ViewSource[] {
  return ['blocks', 'flows'].flatMap((layer) =>
    readdirSync(path.join(root, layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(root, layer, entry.name, 'view.tsx')))
      .map((entry) => ({
        type: entry.name,
        file: `${layer}/${entry.name}/view.tsx`,
        isInteractive:
          layer === 'flows' || isInteractiveBlock(path.join(root, layer, entry.name, 'block.ts')),
      })),
  );
}

function isInteractiveBlock(definitionFile: string): boolean {
  const text = readFileSync(definitionFile, 'utf8');
  return !/^\s*hydration: 'none'/m.test(text) || /^\s*container: true/m.test(text);
}

export function blockViews(): Plugin {
  let root = process.cwd();
  let emitsStatic = false;
  return {
    name: 'block-views',
    configResolved(config) {
      root = config.root;
      emitsStatic = config.command === 'build' && !config.build.ssr;
    },
    buildStart() {
      if (!emitsStatic) return;
      const files = findViews(root).filter((view) => !view.isInteractive);
      for (const { file } of files) this.emitFile({ type: 'chunk', id: path.join(root, file) });
      this.emitFile({ type: 'chunk', id: path.join(root, SHELL_ENTRY) });
    },
    resolveId(id) {
      return id === INTERACTIVE_VIEWS || id === CLIENT_MANIFEST ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${INTERACTIVE_VIEWS}`) return toLoaderModule(findViews(root));
      if (id === `\0${CLIENT_MANIFEST}`) return `export default ${readManifest(root)}`;
      return undefined;
    },
  };
}

function toLoaderModule(views: readonly ViewSource[]): string {
  const loaders = views
    .filter((view) => view.isInteractive)
    .map(({ type, file }) => `${JSON.stringify(type)}: () => import(${JSON.stringify(`/${file}`)})`);
  return `export const interactiveViews = {${loaders.join(',')}}`;
}

/** The client build runs first; in development there is no manifest, and the sources are linked instead. */
function readManifest(root: string): string {
  const file = path.join(root, MANIFEST_FILE);
  return process.env['NODE_ENV'] === 'production' && existsSync(file) ? readFileSync(file, 'utf8') : 'null';
}
