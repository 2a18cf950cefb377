import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sendRequest } from '#tests/http-client';
import { readDefinitions } from '#tests/block-definitions';
import type { BenchComponent } from './bench-blocks';
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
  const server = await startServer([`${FOLDER}/server.mjs`], { BLOCKS: file });
  const { status, body } = await sendRequest({ port: server.port, path: '/' });
  const missing = blocks.filter(({ id }) => !body.includes(`id="${id}"`));
  if (status === 200 && missing.length === 0) return server;
  throw new Error(`the minimal Remix answers ${status} and lacks ${missing.length} of its blocks`);
}
