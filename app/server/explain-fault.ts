import path from 'node:path';
import { EnvironmentError, type Environment } from '#app/site/environment';

/** What SQLite calls a file that is there and cannot be used as a database. */
const DAMAGED: ReadonlySet<string> = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

/**
 * What kept the store from opening, as a fault of the variable that names it. An error without a code, such as a migration
 * that failed, is given back as it is: only its stack helps. The address of a database is not in the message, since it
 * holds a password.
 */
export function explainStoreFault(
  error: unknown,
  { DATA_DIR, DATABASE_URL }: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>,
): unknown {
  const code = readCode(error);
  if (code === null) return error;
  const reason = toReason(error, code);
  if (DATABASE_URL !== undefined) {
    return toFault(
      `- DATABASE_URL: the database cannot be opened (${reason}). It must run, and let this user in`,
      error,
    );
  }
  const mend = DAMAGED.has(code)
    ? 'Put site.sqlite back from a backup'
    : 'It must be a directory that the server may write to';
  return toFault(
    `- DATA_DIR: the store in ${path.resolve(DATA_DIR)} cannot be opened (${reason}). ${mend}`,
    error,
  );
}

/** What kept the server from listening, as a fault of HOST or PORT. */
export function explainListenFault(
  error: unknown,
  { HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>,
): unknown {
  const code = readCode(error);
  if (code === null) return error;
  if (code === 'EADDRINUSE') {
    const mend = 'Stop the process that has it, or choose another one';
    return toFault(`- PORT: ${PORT} on ${HOST} is taken (${code}). ${mend}`, error);
  }
  if (code === 'EACCES') {
    return toFault(`- PORT: ${PORT} is not for this user (${code}). Choose one above 1023`, error);
  }
  const mend = 'It must be an address of this machine, 0.0.0.0 for all of them';
  return toFault(`- HOST: nothing can listen on ${HOST} (${toReason(error, code)}). ${mend}`, error);
}

function readCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** Several addresses that all refuse make an error without a message. */
function toReason(error: unknown, code: string): string {
  return error instanceof Error && error.message !== '' ? error.message : code;
}

function toFault(line: string, cause: unknown): EnvironmentError {
  return new EnvironmentError(`The environment is not valid:\n${line}`, { cause });
}
