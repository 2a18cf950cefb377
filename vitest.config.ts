import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Without Remix's plugin: tests import modules as they are. `// @vitest-environment jsdom` gives a file a DOM. */

// Not Moscow: a text that forgets to name its time zone differs from what a test expects. Threads take it from here.
process.env['TZ'] = 'UTC';

const LAYERS = 'schemas|registry|blocks|flows|cms|fixtures|app|tests';
const ROOT = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [{ find: new RegExp(`^#(${LAYERS})/`), replacement: `${ROOT}$1/` }],
  },
  test: {
    include: [
      '{app,blocks,schemas,registry,flows,cms,fixtures}/**/*.test.{ts,tsx}',
      'tests/{contract,integration,tooling}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    setupFiles: ['./tests/setup.ts'],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    // Two cores are the smallest machine the checks run on; threads start faster than processes there.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 15_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // The same with and without CI=true.
    allowOnly: false,
    update: false,
    passWithNoTests: false,
  },
});
