import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { STYLE_TABLE_FILE } from './manifests';

/**
 * Which stylesheets the parts of a page need (docs/decisions/0004).
 *
 * Written as a table by module, for the server, which links them (`virtual:style-files`). Only the files that hold a style
 * of the module or of what it imports: a chunk of scripts that it shares brings others.
 */

/** What a page may be made of; documents of other kinds have their stylesheets from Remix. */
const PAGE_PART =
  /^(blocks|flows)\/[\w-]+\/(view\.tsx|enhance\.ts)$|^app\/((shell|account|studio\/history\/preview)\/[\w-]+|enhance\/hydrate-flow)\.tsx$|^app\/root\.tsx\?/;

type Bundle = Rollup.OutputBundle;
type Context = Rollup.PluginContext;

export function styleFiles(): Plugin {
  let root = process.cwd();
  return {
    name: 'style-files',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // After Vite has put the names of stylesheets into chunks.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.build.ssr) return;
        const table = makeTable(this, bundle, root);
        this.emitFile({ type: 'asset', fileName: STYLE_TABLE_FILE, source: JSON.stringify(table) });
      },
    },
  };
}

function makeTable(context: Context, bundle: Bundle, root: string): Record<string, string[]> {
  const fileOf = new Map<string, string>();
  for (const chunk of toChunks(bundle)) {
    const [file] = chunk.viteMetadata?.importedCss ?? [];
    if (file !== undefined) for (const id of chunk.moduleIds.filter(isStyle)) fileOf.set(id, file);
  }
  const entries = toChunks(bundle).flatMap((chunk) => {
    const part = chunk.facadeModuleId === null ? '' : path.relative(root, chunk.facadeModuleId);
    if (!PAGE_PART.test(part)) return [];
    const needed = new Set(listStyles(context, chunk.facadeModuleId ?? '').map((id) => fileOf.get(id)));
    return [[part, listFiles(bundle, chunk).filter((file) => needed.has(file))] as const];
  });
  return Object.fromEntries(entries);
}

const toChunks = (bundle: Bundle) => Object.values(bundle).filter((output) => output.type === 'chunk');
const isStyle = (id: string) => id.endsWith('.css');

/** The styles that a module imports, by itself or through others. */
function listStyles(context: Context, entry: string): string[] {
  const seen = new Set([entry]);
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return [...seen].filter(isStyle);
}

/** The stylesheets of a chunk after those of the chunks that it imports. */
function listFiles(
  bundle: Bundle,
  chunk: Rollup.OutputChunk,
  seen = new Set<Rollup.OutputChunk>(),
): string[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((name) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? listFiles(bundle, output, seen) : [];
  });
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])];
}
