import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Servers of tests start from a copy of a store that already has the demo content: writing it anew takes longer than
 * the rest of a start. A copy has no account and no secret, so that its server makes both, as after any first start.
 */

/**
 * What is seeded: `demo` beside the sandbox; `operator` with OPERATOR_API_URL, whose own documents are not; `few pages`
 * for what takes long for each page of the site.
 */
export const READY_STORES = ['demo', 'operator', 'few pages'] as const;
export type ReadyStore = (typeof READY_STORES)[number];

/** The demo's pictures in all widths, as Chromium asks for them: a part of DATA_DIR that servers may share. */
export const PICTURES = 'media-cache';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Writes the stores and their pictures below `directory`, in a process of their own. Throws when that fails. */
export function makeReadyStores(directory: string): void {
  const args = ['--import', 'tsx', path.join(ROOT, 'tests/ready-store/fill-ready-stores.ts'), directory];
  // What runs in production is named by its build, as its servers name themselves.
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  const { status, error, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The ready stores were not made: ${error?.message ?? stderr}`);
}

/** Makes `target` a DATA_DIR with the content of a ready store. Pictures are for servers that browsers visit. */
export function copyReadyStore(
  directory: string,
  target: string,
  { store = 'demo', hasPictures = false }: { store?: ReadyStore; hasPictures?: boolean } = {},
): void {
  mkdirSync(target, { recursive: true });
  cpSync(path.join(directory, store), target, { recursive: true });
  if (hasPictures) cpSync(path.join(directory, PICTURES), path.join(target, PICTURES), { recursive: true });
}
