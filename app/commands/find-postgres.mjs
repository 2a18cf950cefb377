import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian keeps the programs of each version of the server. */
const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres'];

/**
 * The folder with PostgreSQL's own programs: in PATH, or else Debian's newest version. Null when there is none.
 * @returns {string | null}
 */
export function findPostgres() {
  const inPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...inPath, ...listDebian()].find(hasPrograms) ?? null;
}

function listDebian() {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(DEBIAN, version, 'bin'));
}

function hasPrograms(folder) {
  return folder !== '' && PROGRAMS.every((program) => existsSync(path.join(folder, program)));
}
