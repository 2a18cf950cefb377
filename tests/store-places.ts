import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the stores that tests open, gone after the run. */
    storePlaces: string;
  }
}

export function setup(project: TestProject): () => void {
  const directory = mkdtempSync(path.join(tmpdir(), 'stores-'));
  project.provide('storePlaces', directory);
  return () => rmSync(directory, { recursive: true, force: true });
}
