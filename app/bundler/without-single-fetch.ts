import type { Plugin } from 'vite';

const TURBO_STREAM = 'turbo-stream';
const EMPTY = '\0empty-turbo-stream';

/**
 * Leaves the decoder of single fetch out of the browser's code: Remix imports it always and uses it only with
 * `v3_singleFetch`, which this project leaves off (docs/decisions/0002). Saves 1.6 KB (gzip) on every page with React.
 */
export function withoutSingleFetch(): Plugin {
  return {
    name: 'without-single-fetch',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, _importer, { ssr = false }) {
      return id === TURBO_STREAM && !ssr ? EMPTY : undefined;
    },
    load(id) {
      if (id !== EMPTY) return undefined;
      return ['decode', 'encode']
        .map((name) => `export function ${name}() { throw new Error('single fetch is off'); }`)
        .join('\n');
    },
  };
}
