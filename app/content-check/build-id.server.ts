import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BUILT_SERVER = 'build/server/main.js';

let known: string | null = null;

/** Names this build by its bytes, so that every instance of it says the same; `sources` where nothing is built. */
export function toBuildId(): string {
  known ??= readBuildId();
  return known;
}

function readBuildId(): string {
  const file = path.resolve(BUILT_SERVER);
  if (process.env['NODE_ENV'] !== 'production' || !existsSync(file)) return 'sources';
  return createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
}
