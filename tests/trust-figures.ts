import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the tests of reliability and security have measured, a line each: `reports/trust/07-parallel-posts.txt`. */
const FOLDER = path.resolve('reports/trust');

/**
 * Notes a figure: `row` is the number in the list of what must hold, `name` its own among all. A file each, for tests
 * run in several processes, and a second run takes the place of the first.
 */
export function noteFigure(row: number, name: string, figure: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const number = String(row).padStart(2, '0');
  writeFileSync(path.join(FOLDER, `${number}-${name}.txt`), `${number} ${name}: ${figure}\n`);
}
