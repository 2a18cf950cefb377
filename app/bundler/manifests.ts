import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Tables of what was built for browsers, by the modules of the sources, for the server to find files in. */
export const CLIENT_FOLDER = 'build/client';
export const SCRIPT_MANIFEST_FILE = '.vite/script-manifest.json';
export const STYLE_TABLE_FILE = '.vite/style-files.json';
const FILES: Readonly<Record<string, string>> = {
  /** Of Remix's build: the studio, and the stylesheets of all. */
  'virtual:client-manifest': '.vite/manifest.json',
  /** Of the scripts of visitors' pages (`visitorScripts`). */
  'virtual:script-manifest': SCRIPT_MANIFEST_FILE,
  /** Stylesheets by the parts of pages (`styleFiles`). */
  'virtual:style-files': STYLE_TABLE_FILE,
};

export function manifests(): Plugin {
  let root = process.cwd();
  return {
    name: 'manifests',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id in FILES ? `\0${id}` : undefined),
    load(id) {
      const file = FILES[id.slice(1)];
      return file === undefined ? undefined : `export default ${read(path.join(root, CLIENT_FOLDER, file))}`;
    },
  };
}

/** In development nothing is built, and the sources are linked instead. */
function read(file: string): string {
  return process.env['NODE_ENV'] === 'production' && existsSync(file) ? readFileSync(file, 'utf8') : 'null';
}
