import type { HttpAnswer } from '#tests/http-client';

/** What a server is asked while it is watched; every kind takes part in turn. */
export interface SoakVisit {
  name: string;
  /** Throws for an answer that is not the one expected. */
  run: () => Promise<unknown>;
}

export interface SoakOptions {
  /** Of load. */
  seconds: number;
  /** Ends the load before its time. */
  mostVisits: number;
  visits: readonly SoakVisit[];
  readMetrics: () => Promise<HttpAnswer>;
}

/** What a process holds at one moment. */
export interface Holding {
  heapMb: number;
  externalMb: number;
  handles: number;
  files: number;
}

export interface SoakReport {
  visits: number;
  /** By the name of the visit; empty when every one was answered as expected. */
  failures: Record<string, string>;
  /**
   * The least that was held in the middle and in the last third of the load: what a collection of garbage leaves. The
   * first third is not compared: a minute after its start the server checks the whole site, which fills its caches.
   */
  middle: Holding;
  last: Holding;
  /** At rest: after one round of every visit, and after the load. */
  restBefore: Holding;
  restAfter: Holding;
}

const AT_ONCE = 6;
const SAMPLE_MS = 250;
/** Connections that are kept open are closed within this time once nobody asks. */
const REST_MS = 15_000;
const MB = 1024 * 1024;

/** Asks a server for a while, several at once, and looks what it holds meanwhile. On this machine alone. */
export async function soak({ seconds, mostVisits, visits, readMetrics }: SoakOptions): Promise<SoakReport> {
  const failures: Record<string, string> = {};
  const visit = async ({ name, run }: SoakVisit) => {
    try {
      await run();
    } catch (error) {
      failures[name] ??= String(error);
    }
  };
  const read = async () => toHolding((await readMetrics()).body);

  for (const one of visits) await visit(one);
  const restBefore = await read();
  const samples: Holding[] = [];
  const until = performance.now() + seconds * 1000;
  const isOver = () => performance.now() >= until || count >= mostVisits;
  let count = 0;
  const load = Array.from({ length: AT_ONCE }, async (_, worker) => {
    for (let turn = worker; !isOver(); turn += 1) {
      const next = visits[turn % visits.length];
      count += 1;
      if (next !== undefined) await visit(next);
    }
  });
  const watch = (async () => {
    while (!isOver()) {
      samples.push(await read());
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  await Promise.all([...load, watch]);
  const third = Math.max(1, Math.floor(samples.length / 3));
  return {
    visits: count,
    failures,
    restBefore,
    middle: toLeast(samples.slice(third, -third)),
    last: toLeast(samples.slice(-third)),
    restAfter: await rest(read, restBefore),
  };
}

/** Waits until no more is open than before, or the time for it is over. */
async function rest(read: () => Promise<Holding>, before: Holding): Promise<Holding> {
  const until = performance.now() + REST_MS;
  let now = await read();
  while ((now.handles > before.handles || now.files > before.files) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    now = await read();
  }
  return now;
}

function toLeast(samples: readonly Holding[]): Holding {
  const least = (read: (sample: Holding) => number) => Math.min(...samples.map(read));
  return {
    heapMb: least(({ heapMb }) => heapMb),
    externalMb: least(({ externalMb }) => externalMb),
    handles: least(({ handles }) => handles),
    files: least(({ files }) => files),
  };
}

/** Of Prometheus' text. Throws when a figure is missing. */
function toHolding(metrics: string): Holding {
  const read = (name: string) => {
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics) ?? [];
    if (value === undefined) throw new Error(`the server does not tell ${name}`);
    return Number(value);
  };
  return {
    heapMb: read('nodejs_heap_size_used_bytes') / MB,
    externalMb: read('nodejs_external_memory_bytes') / MB,
    handles: read('nodejs_active_handles_total'),
    files: read('process_open_fds'),
  };
}
