import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './tests/by-environment';

/** Without Remix's plugin: tests import modules as they are. `// @vitest-environment jsdom` gives a file a DOM. */

// Not Moscow: a text that forgets to name its time zone differs from what a test expects. Workers take it from here.
process.env['TZ'] = 'UTC';

// Properties are tried from other seeds, which whoever finds a fault needs again.
if (process.env['FUZZ_RUNS'] !== undefined && process.env['FUZZ_SEED'] === undefined) {
  process.env['FUZZ_SEED'] = String(randomInt(2 ** 31));
  process.stdout.write(`FUZZ_SEED=${process.env['FUZZ_SEED']} npm run fuzz tries the same again.\n`);
}

const LAYERS = 'schemas|registry|blocks|flows|cms|fixtures|app|tests';
const CODE_TESTS = [
  '{app,blocks,schemas,registry,flows,cms,fixtures}/**/*.test.{ts,tsx}',
  'tests/{contract,drill,tooling}/**/*.test.{ts,tsx}',
];
/** `rules.alone.test.ts`: replaces modules or leaves one changed, so that no other file may share its own. */
const ALONE_TESTS = '**/*.alone.test.{ts,tsx}';
/** What tests of the store need: a server of PostgreSQL, and a folder. */
const STORES = ['./tests/postgres/start-server.ts', './tests/store-places.ts'];
const HANG_MS = 300_000 * Number(process.env['FUZZ_RUNS'] ?? 1);
const ROOT = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: new RegExp(`^#(${LAYERS})/`), replacement: `${ROOT}$1/` },
      // What app/bundler makes in a build.
      { find: 'virtual:flow-views', replacement: `${ROOT}tests/virtual/flow-views.ts` },
      { find: 'virtual:enhancements', replacement: `${ROOT}tests/virtual/enhancements.ts` },
      { find: 'virtual:enhanced-types', replacement: `${ROOT}tests/virtual/enhanced-types.ts` },
      { find: 'virtual:client-manifest', replacement: `${ROOT}tests/virtual/client-manifest.json` },
      { find: 'virtual:script-manifest', replacement: `${ROOT}tests/virtual/client-manifest.json` },
      { find: 'virtual:style-files', replacement: `${ROOT}tests/virtual/client-manifest.json` },
    ],
  },
  test: {
    projects: [
      // Processes have the stack of the server, a quarter of a thread's; and a fault in a native module ends one file.
      {
        extends: true,
        test: {
          name: 'code',
          include: CODE_TESTS,
          exclude: [ALONE_TESTS],
          globalSetup: STORES,
          pool: 'forks',
          // Files that follow each other in a process share what they import: a third of the work of isolated ones.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'code-alone',
          include: CODE_TESTS.map((tests) => tests.replace('*.test.', '*.alone.test.')),
          pool: 'forks',
        },
      },
      // Only a run that has such tests builds the site for them.
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/{integration,journeys}/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          // Every page that a visitor reads is parsed into objects that live for a moment.
          execArgv: ['--max-semi-space-size=64'],
          globalSetup: ['./tests/integration/prepare-site.ts', ...STORES],
        },
      },
    ],
    environment: 'node',
    sequence: { sequencer: ByEnvironment },
    setupFiles: ['./tests/setup.ts'],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    // Two cores are the smallest machine the checks run on. A third process works while another waits (decision 0106).
    maxWorkers: 3,
    // Not how long a test may take: what it does is bounded by counts. This only ends one that hangs.
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // The same with and without CI=true.
    allowOnly: false,
    update: false,
    passWithNoTests: false,
  },
});
