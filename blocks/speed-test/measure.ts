import { DOWNLOAD_SIZES, SPEED_TEST_SIZE, SPEED_TEST_URL, UPLOAD_SIZES } from '#schemas/speed-test';

/** What a test has found. */
export interface Speeds {
  /** Mbit/s from the site to the visitor. */
  download: number;
  /** Mbit/s from the visitor to the site. */
  upload: number;
  /** Milliseconds there and back. */
  latency: number;
  /** Milliseconds by which that differs from one time to the next. */
  jitter: number;
}

export type Step = 'latency' | 'download' | 'upload';

interface Test {
  signal: AbortSignal;
  /** Called before each part of a step, with what is known by then. `done` is the share of the whole test, 0 to 1. */
  onProgress: (progress: { step: Step; done: number; known: Partial<Speeds> }) => void;
}

/** The server has counted too many tests from this address. */
export class TooManyTests extends Error {
  override name = 'TooManyTests';
}

const PINGS = 9;
/** A speed is told from so much time, in ms; a fast line is through with all sizes before. */
const ENOUGH_MS = 3000;
const TOO_MANY = 429;
const BITS_PER_BYTE = 8;
const MS_PER_SECOND = 1000;
const BITS_PER_MBIT = 1_000_000;
/** `getRandomValues` fills no more at once. */
const RANDOM_BYTES = 65_536;

/** Measures the way to this site and back. Rejects when a request fails, or the test is given up. */
export async function measureSpeeds({ signal, onProgress }: Test): Promise<Speeds> {
  const known: Partial<Speeds> = {};
  const tell = (step: Step, before: number, part: number) =>
    onProgress({ step, done: (before + part) / 3, known: { ...known } });

  const pings: number[] = [];
  for (let count = 0; count < PINGS; count += 1) {
    tell('latency', 0, count / PINGS);
    pings.push(await timeOf(() => load(1, signal)));
  }
  // The first one opens the connection too.
  const { latency, jitter } = Object.assign(known, toDelays(pings.slice(1)));

  const time = async (step: Step, before: number, sizes: readonly number[], transfer: typeof load) => {
    const samples: Sample[] = [];
    for (const [index, bytes] of sizes.entries()) {
      tell(step, before, index / sizes.length);
      samples.push({ bytes, ms: await timeOf(() => transfer(bytes, signal)) });
      if (samples.reduce((sum, { ms }) => sum + ms, 0) > ENOUGH_MS) break;
    }
    return toMbits(samples, latency);
  };
  const download = await time('download', 1, DOWNLOAD_SIZES, load);
  known.download = download;
  const upload = await time('upload', 2, UPLOAD_SIZES, send);
  return { download, upload, latency, jitter };
}

export interface Sample {
  bytes: number;
  ms: number;
}

/** The median, so that one slow answer does not count, and the mean step from one answer to the next. */
export function toDelays(pings: readonly number[]): Pick<Speeds, 'latency' | 'jitter'> {
  const sorted = [...pings].sort((one, other) => one - other);
  const steps = pings.slice(1).map((ping, index) => Math.abs(ping - (pings[index] ?? ping)));
  const sum = steps.reduce((all, step) => all + step, 0);
  return {
    latency: sorted[Math.floor(sorted.length / 2)] ?? 0,
    jitter: steps.length === 0 ? 0 : sum / steps.length,
  };
}

/** Mbit/s without the wait for the first byte. The first transfer of several only brings the line up to speed. */
export function toMbits(samples: readonly Sample[], latency: number): number {
  const counted = samples.length > 1 ? samples.slice(1) : samples;
  const bits = counted.reduce((sum, { bytes }) => sum + bytes * BITS_PER_BYTE, 0);
  const ms = counted.reduce((sum, sample) => sum + Math.max(sample.ms - latency, 1), 0);
  return ms === 0 ? 0 : bits / BITS_PER_MBIT / (ms / MS_PER_SECOND);
}

async function timeOf(transfer: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await transfer();
  return performance.now() - begun;
}

async function load(bytes: number, signal: AbortSignal): Promise<void> {
  const url = `${SPEED_TEST_URL}?${SPEED_TEST_SIZE}=${bytes}`;
  const response = await fetch(url, { signal, cache: 'no-store' });
  requireFine(response);
  const body = await response.arrayBuffer();
  if (body.byteLength !== bytes) throw new Error(`the speed test got ${body.byteLength} bytes, not ${bytes}`);
}

async function send(bytes: number, signal: AbortSignal): Promise<void> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  requireFine(await fetch(SPEED_TEST_URL, { method: 'POST', body: toRandom(bytes), headers, signal }));
}

function requireFine({ ok, status }: Response): void {
  if (status === TOO_MANY) throw new TooManyTests();
  if (!ok) throw new Error(`the speed test was answered with ${status}`);
}

/** Random, so that nothing on the way makes them fewer. */
function toRandom(bytes: number): Blob {
  const part = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const parts = Array.from({ length: Math.ceil(bytes / RANDOM_BYTES) }, (_, index) =>
    part.subarray(0, Math.min(RANDOM_BYTES, bytes - index * RANDOM_BYTES)),
  );
  return new Blob(parts);
}
