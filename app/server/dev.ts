import type { ServerBuild } from '@remix-run/node';
import { createServer } from 'vite';
import type * as Serve from './serve';

/**
 * `npm run dev`: the same server, with sources compiled on demand. Vite answers what it knows (sources, hot
 * updates) and the site answers the rest.
 */
process.env['NODE_ENV'] = 'development';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
// Vite's own module loader gives modules without types.
const { serve } = (await vite.ssrLoadModule('/app/server/serve.ts')) as typeof Serve;
await serve(process.env, {
  development: vite.middlewares,
  build: async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild,
});
