import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { TRACKER_PATH } from '#schemas/analytics/tracker-limits';
import { sendRequest } from '#tests/http-client';

/** Servers under measurement: child processes on the first core, while the load stays on the second. */

const SERVER_CORE = '0';
const LOAD_CORE = '1';
const START_MS = 30_000;
const POLL_MS = 5;

const hasTaskset = spawnSync('taskset', ['-c', LOAD_CORE, 'true']).status === 0;

export interface MeasuredServer {
  port: number;
  child: ChildProcess;
  /** CPU time of all its threads since it began, in milliseconds, to the microsecond; what has just run may come a moment late. */
  readWorkMs: () => number;
  stop: () => Promise<void>;
}

/** Puts this process, which makes the load, on the second core. */
export function pinLoad(): void {
  pinTo(LOAD_CORE);
}

/** What `launch` starts may use every core: on a single one the threads of a browser wait for one another. */
export async function onAllCores<Started>(launch: () => Promise<Started>): Promise<Started> {
  pinTo(`0-${cpus().length - 1}`);
  try {
    return await launch();
  } finally {
    pinLoad();
  }
}

function pinTo(cores: string): void {
  if (hasTaskset) spawnSync('taskset', ['-acp', cores, String(process.pid)]);
}

const directories: string[] = [];
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** A folder that is gone when this process ends. */
export function makeDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  directories.push(directory);
  return directory;
}

export interface SiteOptions {
  directory: string;
  logLevel?: 'warn' | 'info';
  /** As many as production lets wait; without it none is refused, for what is measured is the work of each. */
  maxWaitingPages?: number;
  /** One proxy stands before it, and names the visitor's address. */
  trustsProxy?: boolean;
  /** The site takes what the tracker of its pages sends. */
  hearsEvents?: boolean;
  /** Its pages fetch the scripts of counters, which are not there: what is measured is what the site does for them. */
  hasCounters?: boolean;
  /** Where the operator is; without one its stand-in is in the site's own process. */
  operator?: string;
}

/** The built site. Its log goes to the null device: written, and read by nobody. */
export function startSite({
  directory,
  logLevel = 'warn',
  maxWaitingPages = 400,
  trustsProxy = false,
  hearsEvents = false,
  hasCounters = false,
  operator,
}: SiteOptions): Promise<MeasuredServer> {
  return startServer(readStartArguments(), {
    DATA_DIR: directory,
    LOG_LEVEL: logLevel,
    GALLERY: '1',
    MAX_WAITING_PAGES: String(maxWaitingPages),
    TRUST_PROXY: trustsProxy ? '1' : '0',
    ...(operator !== undefined && { OPERATOR_API_URL: operator, SANDBOX: '' }),
    ...(hasCounters && COUNTERS),
    UX_TRACKER_URL: hearsEvents ? TRACKER_PATH : 'none',
    SESSION_SECRET: randomBytes(32).toString('base64url'),
  });
}

const COUNTERS = {
  TAG_MANAGER_URL: 'http://counters.localhost:9/tags.js',
  METRICS_COUNTER_URL: 'http://counters.localhost:9/metrics.js',
  METRICS_COUNTER_ID: '1001',
  AD_COUNTER_URL: 'http://counters.localhost:9/ads.js',
  AD_COUNTER_ID: '2002',
} as const;

/** What `npm start` runs: Node's options and the script. */
function readStartArguments(): readonly string[] {
  const file = new URL('../../package.json', import.meta.url);
  const { scripts } = PackageJson.parse(JSON.parse(readFileSync(file, 'utf8')));
  return scripts.start.split(' ').slice(1);
}

const PackageJson = z.object({ scripts: z.object({ start: z.string().startsWith('node ') }) });

/** A site checks its content in the background, from a minute after its start on. */
const CHECK_BEGINS_MS = 62_000;
/** A site at rest works less than this in a second. */
const REST_MS = 50;
const RESTS = 5;

/** Waits until sites that have just been started are done with what they do without being asked. */
export async function waitForRest(sites: readonly MeasuredServer[]): Promise<void> {
  await wait(CHECK_BEGINS_MS);
  const readAll = () => sites.reduce((sum, site) => sum + site.readWorkMs(), 0);
  let before = readAll();
  for (let rests = 0; rests < RESTS;) {
    await wait(1000);
    const now = readAll();
    rests = now - before < REST_MS ? rests + 1 : 0;
    before = now;
  }
}

export const METRICS_TOKEN = 'of the benchmarks';

/** What production wants to have said aloud, of a site that is only measured. */
const PRODUCTION = {
  NODE_ENV: 'production',
  SANDBOX: '1',
  SEED: 'demo',
  PUBLIC_SCHEME: 'http',
  SHUTDOWN_DELAY_MS: '0',
  METRICS_TOKEN,
} as const;

/** What runs a script of Node on the core of the servers. */
function toServerCore(script: readonly string[]): [command: string, args: string[]] {
  if (!hasTaskset) return [process.execPath, [...script]];
  return ['taskset', ['-c', SERVER_CORE, process.execPath, ...script]];
}

/** What a script has written that runs to its end where servers do. */
export async function runOnServerCore(
  script: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const [command, args] = toServerCore(script);
  return (await promisify(execFile)(command, args, { env: { ...process.env, ...env } })).stdout;
}

/** Runs a script of Node that listens on PORT. */
export async function startServer(
  script: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const port = await findFreePort();
  const [command, args] = toServerCore(script);
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, {
    env: { PATH, HOME, ...PRODUCTION, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  await waitUntilReady(port, child);
  return {
    port,
    child,
    readWorkMs: () => readWorkMs(child),
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What `raw-server.ts` sends; the body in base64. */
export interface RawAnswer {
  status: number;
  headers: readonly string[];
  body: string;
}

/** A server of Node alone, with these answers by path. */
export function startRawServer(answers: Readonly<Record<string, RawAnswer>>): Promise<MeasuredServer> {
  const file = path.join(makeDirectory(), 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return startServer(['--import', 'tsx', 'tests/bench/raw-server.ts'], { ANSWERS: file });
}

/** From the kernel: a process asked for it would work on the answer. */
function readWorkMs({ pid }: ChildProcess): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), 10),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

async function waitUntilReady(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`a server ended with ${child.exitCode} before it listened`);
    if (Date.now() > deadline) throw new Error('a server did not start in time');
    await wait(POLL_MS);
  }
}

/** A refused connection is the answer of a server that does not listen yet. */
function answers(port: number): Promise<boolean> {
  return sendRequest({ port, path: '/readyz' }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** A port that nothing listens on at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      // A TCP server's address is never a string.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
