import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { Pace } from './measure-cpu';

/** Measured code in a process of its own, bundled like the site, with React's production half. */

const OUTPUT = '.cache/bench';
const LAYERS = ['schemas', 'registry', 'blocks', 'flows', 'cms', 'fixtures', 'app', 'tests'];

/** `name`: the file of the probe in this folder, without its ending. */
export async function buildProbe(name: string): Promise<void> {
  const given = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const { pageParts } = await import('#app/bundler/page-parts');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    plugins: pageParts(),
    resolve: {
      alias: LAYERS.map((layer) => ({ find: `#${layer}`, replacement: path.resolve(layer) })),
    },
    css: { transformer: 'lightningcss' },
    build: {
      ssr: `tests/bench/${name}.tsx`,
      outDir: toFolder(name),
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: {
        output: { entryFileNames: `${name}.mjs` },
        // A view that is also loaded on demand is no news here.
        onwarn: () => undefined,
      },
    },
  });
  if (given === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
  else process.env['NODE_ENV'] = given;
}

/** What the probe has printed, as JSON. */
export async function runProbe(
  name: string,
  { rounds, milliseconds }: Pace,
  variables: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const env = {
    ...process.env,
    ...variables,
    NODE_ENV: 'production' as const,
    ROUNDS: `${rounds}`,
    ROUND_MS: `${milliseconds}`,
  };
  const file = path.resolve(toFolder(name), `${name}.mjs`);
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', file], { env });
  return JSON.parse(stdout);
}

const toFolder = (name: string) => path.join(OUTPUT, name);
