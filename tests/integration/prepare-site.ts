import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSiteWhenStale } from '#app/commands/prepare.mjs';
import { makeReadyStores } from '#tests/ready-store/ready-store';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that `copyReadyStore` takes. */
    readyStores: string;
  }
}

/** Runs once before the integration tests: they start the built server, each on a copy of a ready store. */
export async function setup(project: TestProject): Promise<() => void> {
  await buildForVisitors();
  const directory = mkdtempSync(path.join(tmpdir(), 'ready-stores-'));
  makeReadyStores(directory);
  project.provide('readyStores', directory);
  return () => rmSync(directory, { recursive: true, force: true });
}

async function buildForVisitors(): Promise<void> {
  const { NODE_ENV, VITEST } = process.env;
  // A build for tests would be a build with React's development half.
  for (const name of ['NODE_ENV', 'VITEST']) Reflect.deleteProperty(process.env, name);
  try {
    await buildSiteWhenStale();
  } finally {
    Object.assign(process.env, { NODE_ENV, VITEST });
  }
}
