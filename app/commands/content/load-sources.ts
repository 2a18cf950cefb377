import { createServer } from 'vite';
import { fileURLToPath } from 'node:url';
import { pageParts } from '#app/bundler/page-parts';

const LAYERS = ['schemas', 'registry', 'blocks', 'flows', 'cms', 'fixtures', 'app'];

/**
 * Runs `use` with a module of the sources that needs the catalog of blocks and flows, which only Vite can gather.
 * Nothing has to be built. `file` is counted from the project's root: `/app/content-check/check-content.server.ts`.
 */
export async function withSources<Result>(
  file: string,
  use: (module: Record<string, unknown>) => Promise<Result>,
): Promise<Result> {
  // Read by libraries while they load: React renders like in production.
  process.env['NODE_ENV'] ??= 'production';
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    publicDir: false,
    plugins: pageParts(),
    resolve: {
      alias: LAYERS.map((layer) => ({
        find: new RegExp(`^#${layer}/`),
        replacement: fileURLToPath(new URL(`../../../${layer}/`, import.meta.url)),
      })),
    },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use(await vite.ssrLoadModule(file));
  } finally {
    await vite.close();
  }
}
