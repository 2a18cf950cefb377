import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, type UserConfig } from 'vite';
import { PAGE_ENTRY } from './block-enhancements';
import { CLIENT_FOLDER, SCRIPT_MANIFEST_FILE } from './manifests';
import { pageScripts } from './page-parts';
import { visitorModules } from './visitor-modules';

/**
 * Builds the scripts of the visitors' pages apart from those of the studio (docs/decisions/0104): what they share as
 * source is run by Preact on pages and by React in the studio, where Remix and the editors need all of it.
 */

const FOLDER = fileURLToPath(new URL('../enhance/preact', import.meta.url));
/** What the sources of visitors' pages mean by React. */
const REACT_OF_VISITORS = [
  { find: /^react$/, replacement: `${FOLDER}/react.ts` },
  { find: /^react-dom\/client$/, replacement: `${FOLDER}/react-dom-client.ts` },
  { find: /^react\/jsx-runtime$/, replacement: `${FOLDER}/jsx-runtime.ts` },
];

/** What both builds have: names of layers, how stylesheets are made (so that their classes are called the same), and targets. */
interface SharedConfig {
  publicDir: false;
  alias: { find: RegExp; replacement: string }[];
  css: NonNullable<UserConfig['css']>;
  build: NonNullable<UserConfig['build']>;
}

/** Runs after the client build of Remix, whose folder it adds to, and before that of the server, which reads the manifest. */
export function visitorScripts(shared: SharedConfig): Plugin {
  let root = process.cwd();
  let isClientBuild = false;
  return {
    name: 'visitor-scripts',
    configResolved(config) {
      root = config.root;
      isClientBuild = config.command === 'build' && !config.build.ssr;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isClientBuild) await build(toScriptsConfig(root, shared));
      },
    },
  };
}

function toScriptsConfig(root: string, { alias, build: options, ...shared }: SharedConfig): InlineConfig {
  return {
    ...shared,
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [...pageScripts(), visitorModules(), withoutStyles()],
    resolve: { alias: [...REACT_OF_VISITORS, ...alias] },
    esbuild: { jsx: 'automatic' },
    build: {
      ...options,
      outDir: CLIENT_FOLDER,
      emptyOutDir: false,
      manifest: SCRIPT_MANIFEST_FILE,
      rollupOptions: {
        ...options.rollupOptions,
        // Pages call what it exports.
        preserveEntrySignatures: 'allow-extension',
        input: path.join(root, PAGE_ENTRY),
      },
    },
  };
}

/** The stylesheets are those of Remix's build. A page links them itself: no chunk has to fetch any before it runs. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    // Between the parts of Vite that make stylesheets and those that write down which chunk needs which.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
        else if (name.endsWith('.css')) delete bundle[name];
      }
    },
  };
}
