import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BenchComponent } from './bench-blocks';
import { readDefinitions } from './block-definitions';
import { makeDirectory, startServer, type MeasuredServer } from './servers';

/** The baseline of a page rendered anew: the same views in a Remix app with nothing else in it. */

const FOLDER = 'tests/bench/minimal-remix';

/** Builds it into the cache folder. Rejects with the bundler's message when it cannot be built. */
export async function buildMinimalRemix(): Promise<void> {
  const { NODE_ENV: _given, ...env } = process.env;
  const args = ['vite:build', '-c', `${FOLDER}/vite.config.ts`, '-l', 'error'];
  await promisify(execFile)('node_modules/.bin/remix', args, { env: { ...env, NODE_ENV: 'production' } });
}

/** Starts it with these blocks as its data; their props are validated beforehand, as a developer's own would be. */
export async function startMinimalRemix(blocks: readonly BenchComponent[]): Promise<MeasuredServer> {
  const definitions = new Map((await readDefinitions()).map((definition) => [definition.type, definition]));
  const valid = blocks.map(({ id, type, props }) => ({
    id,
    type,
    props: definitions.get(type)?.props.parse(props),
  }));
  const file = path.join(makeDirectory(), 'blocks.json');
  writeFileSync(file, JSON.stringify(valid));
  return startServer([`${FOLDER}/server.mjs`], { BLOCKS: file });
}
