import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import * as z from 'zod';
import './prepare-site';
import { copyReadyStore, type ReadyStore } from '#tests/ready-store/ready-store';
import { sendRequest, type HttpAnswer, type HttpRequest } from '#tests/http-client';
import { atEndOfFile } from '#tests/ends';

export const SECRET = 'q7Lw2Zr9Tx4Vb8Nc1Ym6Kp3Hs5Jd0Gf-QeRtUi';

const logLine = z.looseObject({ event: z.string(), level: z.string() });
export type LogLine = z.output<typeof logLine>;

export interface SiteProcess {
  port: number;
  child: ChildProcess;
  /** Every line of standard output. */
  output: string[];
  /** The log lines of an event. */
  events: (event: string) => LogLine[];
  /** Waits until an event was logged; logs are written after the answer is. */
  waitFor: (event: string, matches?: (line: LogLine) => boolean) => Promise<LogLine>;
  send: (request: Omit<HttpRequest, 'port'>) => Promise<HttpAnswer>;
  /** Sends SIGTERM and gives the exit code. */
  stop: () => Promise<number | null>;
}

/** A server that says nothing for so long hangs, however busy the machine is. */
const HANG_MS = 120_000;

export type SiteEnvironment = Readonly<Record<string, string>>;

/** Runs the built server to its end, for starts that are refused. */
export function runSite(env: SiteEnvironment): Promise<{ code: number | null; errors: string }> {
  const child = launchSite(env);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, errors })));
}

/**
 * Starts the built server on a free port; stopped after the tests of the file. Its store is what DATA_DIR or
 * DATABASE_URL names, else a copy of a ready one: with the demo content, unless `store` names another.
 */
export function startSite(env: SiteEnvironment = {}, store?: ReadyStore): Promise<SiteProcess> {
  return follow(launchSite(env, store));
}

/** Reads what a server writes, from its start on; resolves when it listens. */
async function follow(child: ChildProcess): Promise<SiteProcess> {
  const output: string[] = [];
  const lines: LogLine[] = [];
  const listeners = new Set<() => void>();
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')));
  if (child.stdout === null) throw new Error('the server has no standard output');
  createInterface(child.stdout).on('line', (line) => {
    output.push(line);
    if (line.startsWith('{')) lines.push(logLine.parse(JSON.parse(line)));
    for (const listener of listeners) listener();
  });

  const waitFor: SiteProcess['waitFor'] = (event, matches = () => true) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = lines.find((line) => line.event === event && matches(line));
        if (found === undefined && child.exitCode === null) return;
        listeners.delete(look);
        clearTimeout(timer);
        if (found) resolve(found);
        else reject(new Error(`the server ended before «${event}»:\n${output.join('\n')}`));
      };
      const timer = setTimeout(() => reject(new Error(`no «${event}»:\n${output.join('\n')}`)), HANG_MS);
      listeners.add(look);
      child.once('close', look);
      look();
    });

  const port = z.number().parse((await waitFor('listening'))['port']);
  return {
    port,
    child,
    output,
    waitFor,
    events: (event) => lines.filter((line) => line.event === event),
    send: (request) => sendRequest({ port, ...request }),
    stop() {
      child.kill('SIGTERM');
      return new Promise((resolve) => child.once('close', resolve));
    },
  };
}

let shared: Promise<SiteProcess> | undefined;

/**
 * The site that the files of a process share, started as a person starts it: for tests that leave the content and the
 * log alone and have subscribers of their own.
 */
export function joinSite(): Promise<Pick<SiteProcess, 'port' | 'send'>> {
  shared ??= startShared();
  return shared;
}

function startShared(): Promise<SiteProcess> {
  const child = spawnSite({});
  // How the runner ends a process of tests.
  process.once('SIGTERM', () => {
    child.kill('SIGKILL');
    process.exit();
  });
  return follow(child);
}

/** Starts the built server; a test may fail before it stops it. */
export function launchSite(env: SiteEnvironment, store?: ReadyStore): ChildProcess {
  const child = spawnSite(env, store);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  atEndOfFile(() => {
    child.kill('SIGKILL');
    return closed;
  });
  return child;
}

/** The test runner's own variables stay out: the server starts as it does for a person. */
function spawnSite(env: SiteEnvironment, wanted?: ReadyStore): ChildProcess {
  const directory = mkdtempSync(path.join(inject('readyStores'), 'site-test-'));
  const { PATH = '', HOME = '' } = process.env;
  if (env['DATA_DIR'] === undefined && env['DATABASE_URL'] === undefined) {
    const store = wanted ?? (env['OPERATOR_API_URL'] === undefined ? 'demo' : 'operator');
    copyReadyStore(inject('readyStores'), directory, { store });
  }
  const variables = { PATH, HOME, PORT: '0', DATA_DIR: directory, SHUTDOWN_DELAY_MS: '0', ...env };
  const child = spawn(process.execPath, ['build/server/main.js'], {
    // Without NODE_ENV, which the type demands: what the server does then is a part of its contract.
    env: variables as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.once('close', () => rmSync(directory, { recursive: true, force: true }));
  return child;
}
