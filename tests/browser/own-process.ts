import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyReadyStore } from '#tests/ready-store/ready-store';
import { readStoresDirectory } from './stores-directory';

/** A process that a test runs beside the site under test. */
export interface OwnProcess {
  /** What the start was waited for: the line with its groups. */
  ready: RegExpExecArray;
  /** Resolves when it is gone. */
  stop: () => Promise<void>;
}

/** What production wants to have said aloud, of a site that is only tried out. */
const PRODUCTION = {
  NODE_ENV: 'production',
  MAX_WAITING_PAGES: '400',
  SANDBOX: '1',
  PUBLIC_SCHEME: 'http',
  SHUTDOWN_DELAY_MS: '0',
} as const;

/** Starts Node with these arguments; resolves when standard output matches. Rejects with the output if it ends first. */
export function startNode(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isReady: RegExp,
): Promise<OwnProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, ...PRODUCTION, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const ready = isReady.exec(output);
      if (ready) resolve({ ready, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`${args.join(' ')} ended before it was ready:\n${output}`)));
  });
}

/** Starts the built site with a store of its own, gone when it stops; with OPERATOR_API_URL nothing of the demo is in it. */
export async function startOwnSite(
  env: Readonly<Record<string, string>>,
  isReady: RegExp,
): Promise<OwnProcess> {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-of-a-test-'));
  const store = env['OPERATOR_API_URL'] === undefined ? 'demo' : 'operator';
  copyReadyStore(readStoresDirectory(), directory, { store, hasPictures: true });
  const secret = randomBytes(32).toString('base64url');
  const site = await startNode(
    ['build/server/main.js'],
    { DATA_DIR: directory, SESSION_SECRET: secret, ...env },
    isReady,
  );
  const stop = async () => {
    await site.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { ready: site.ready, stop };
}

/** A port that nothing listens on. */
export function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
