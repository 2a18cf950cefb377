import { ALPHABETS } from './alphabets';

/** Below that the processor's clock says nothing. */
const LEAST_MS = 10;
/** Quadratic work on a whole post is a thousand times that of a plain one. */
const TIMES = 20;
/** Work is dear every time; a collection of garbage is not. */
const TRIES = 3;

/** The alphabets whose texts are more than twenty times the work of a plain text; `read` fills and reads one. */
export async function findCostly(
  read: (alphabet: string) => unknown,
  alphabets: readonly string[] = ALPHABETS,
): Promise<string[]> {
  const plainMs = Math.max(LEAST_MS, await workOf(() => read('x')));
  const costly: string[] = [];
  for (const alphabet of alphabets) {
    if (await isAlwaysOver(TIMES * plainMs, () => read(alphabet))) costly.push(alphabet);
  }
  return costly;
}

async function isAlwaysOver(limitMs: number, run: () => unknown): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) if ((await workOf(run)) <= limitMs) return false;
  return true;
}

/** Processor time of this process in milliseconds: what a machine does besides costs nothing here, and waiting neither. */
async function workOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
