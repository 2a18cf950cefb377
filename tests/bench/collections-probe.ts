import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { parseAst } from 'vite';
import { beginWithNothing } from '#app/bundler/shared-shapes';
import { LightRequest } from '#app/server/light-request';

/**
 * Makes many objects of a KIND, plainly or (OURS) as the server does it, and writes how many milliseconds the collections
 * of the young generation took meanwhile.
 */

const TIMES = 60_000;
/** Of one turn of the loop. */
const BATCH = 100;
const SPREAD = '({ ...given, name: made })';

const isOurs = process.env['OURS'] === '1';

/** Makes one; the number is different each time. */
type Make = (made: number) => object;

const KINDS: Readonly<Record<string, () => Make>> = {
  objects: () => {
    const given = { id: 1, type: 'flow', version: 1, props: {} };
    const code = isOurs ? beginWithNothing(SPREAD, parseAst(SPREAD)) : SPREAD;
    const make = new Function('given', 'made', `return ${code}`);
    return (made) => make(given, made);
  },
  requests: () => {
    const AnyRequest = isOurs ? LightRequest : Request;
    return (made) => {
      const { signal } = new AbortController();
      return new AnyRequest(`http://moscow.localhost/?${made}`, { signal });
    };
  },
};

let collectedMs = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (isYoung(entry)) collectedMs += entry.duration;
}).observe({ entryTypes: ['gc'] });

/** Node puts the kind of a collection into its entry's details. */
function isYoung(entry: object): boolean {
  const detail: unknown = 'detail' in entry ? entry.detail : null;
  const isKnown = typeof detail === 'object' && detail !== null && 'kind' in detail;
  return isKnown && detail.kind === constants.NODE_PERFORMANCE_GC_MINOR;
}

const make = KINDS[process.env['KIND'] ?? '']?.();
if (make === undefined) throw new Error('KIND names none');
let last: object | null = null;
for (let made = 0; made < TIMES; made += 1) {
  last = make(made);
  if (made % BATCH === 0) await nextTurn();
}
// Told a moment after they have ended.
await wait(50);
process.stdout.write(last === null ? 'none' : String(collectedMs));
