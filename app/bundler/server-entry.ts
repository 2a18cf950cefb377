import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds the HTTP server together with Remix's server build, as `build/server/main.js`: one module graph, so
 * loaders and the server around them share every instance.
 */
export function serverEntry(): Plugin {
  return {
    name: 'server-entry',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === true,
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: path.resolve('app/server/main.ts'),
        fileName: 'main.js',
      });
    },
  };
}
