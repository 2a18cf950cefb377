import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a directory with those above it. Node's own `recursive` never ends where a directory cannot be made below one
 * that is there, as in `/proc`: here that throws.
 */
export function makeDirectory(directory: string): void {
  const parent = path.dirname(directory);
  if (!isDirectory(parent) && parent !== directory) makeDirectory(parent);
  try {
    mkdirSync(directory);
  } catch (error) {
    // There already, or made by another process meanwhile.
    if (!isDirectory(directory)) throw error;
  }
}

function isDirectory(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
