import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/**
 * Writes files (path → text) into a fresh folder outside the project, with the project's packages unless they
 * bring their own; the folder goes when the test ends. Gives its path.
 */
export function plantTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const hasPackages = Object.keys(files).some((file) => file.startsWith('node_modules/'));
  if (!hasPackages) symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}
