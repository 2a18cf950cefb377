import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Plain Node without packages: `npm run site` and `npm run verify` start before anything is installed. */

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A command could not be started or did not end with 0. Its message is for the person at the terminal. */
export class CommandError extends Error {
  name = 'CommandError';
}

/**
 * Runs a command in the project's root and gives its exit code and, when captured, what it printed. A signal to
 * this process goes on to the command and ends this process too. Never rejects: a command that cannot be
 * started gives 127.
 * @param {string} command
 * @param {string[]} args
 * @param {{ capture?: boolean, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, { capture = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: capture ? 'pipe' : 'inherit' });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const stopForwarding = forwardSignals(child);
    const finish = (code, extra = '') => {
      stopForwarding();
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + extra });
    };
    child.once('error', (error) => finish(127, `${command}: ${error.message}\n`));
    child.once('close', (code, signal) => finish(code ?? 128 + constants.signals[signal]));
  });
}

function forwardSignals(child) {
  const forward = (signal) => {
    child.kill(signal);
    child.once('close', () => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of FORWARDED_SIGNALS) process.once(signal, forward);
  return () => {
    for (const signal of FORWARDED_SIGNALS) process.removeListener(signal, forward);
  };
}
