import { createHmac } from 'node:crypto';
import type { ActionResult, FlowAction } from '#registry/define-flow';
import type { RateLimit } from '#registry/rate-limit';
import { ENGINE_TEXTS } from './engine-texts';
import type { FlowRuntime } from './placed-flow';

type Result = ActionResult<{ type: string }>;
type LimitRuntime = Pick<FlowRuntime, 'memory' | 'visitor' | 'address' | 'secret'>;

/** What is about to run: counters are found by it. */
export interface LimitedRun {
  /** Flow and action; a limit's pool stands in for it. */
  name: string;
  action: Pick<FlowAction, 'limits' | 'secret'>;
  input: unknown;
  data: object;
}

interface CountedLimit {
  limit: RateLimit;
  key: string;
}

/**
 * Runs what its limits let run, else gives a rejection that says how long to wait. Each run is counted before it
 * begins, so that parallel ones cannot pass together, and given back when it was none of those that count.
 */
export async function runWithinLimits(
  subject: LimitedRun,
  run: () => Promise<Result>,
  runtime: LimitRuntime & Pick<FlowRuntime, 'onFault'>,
): Promise<Result> {
  const { waitMs, counted } = await countUse(subject, runtime);
  if (waitMs > 0) {
    return { rejected: { message: ENGINE_TEXTS.limited(Math.ceil(waitMs / 1000)), status: 429 } };
  }
  const result = await run();
  const uncounted = counted.filter(({ limit }) => !isCounted(limit, subject.action, result));
  // What was done is done: a use that cannot be given back only counts for too much.
  await giveBack(uncounted, runtime).catch(runtime.onFault);
  return result;
}

/** Counts one use by each of its limits. Where one of them makes it wait, nothing has been counted. */
export async function countUse(
  subject: LimitedRun,
  runtime: LimitRuntime,
): Promise<{ waitMs: number; counted: readonly CountedLimit[] }> {
  const { limits = [] } = subject.action;
  const counted = limits.map((limit) => ({ limit, key: toKey(subject, limit, runtime) }));
  const counters = counted.map(({ key, limit: { points, seconds } }) => ({ key, points, seconds }));
  const waitMs = await runtime.memory.countAll(counters);
  if (waitMs > 0) await giveBack(counted, runtime);
  return { waitMs, counted };
}

async function giveBack(counted: readonly CountedLimit[], { memory }: LimitRuntime): Promise<void> {
  await Promise.all(counted.map(({ key }) => memory.giveBack(key)));
}

/** Counts one use of what a visitor asks for without an action: false when their address has asked too often. */
export async function isWithinAddressLimit(
  { name, ...limit }: { name: string; points: number; seconds: number },
  { memory, address, secret }: Pick<LimitRuntime, 'memory' | 'address' | 'secret'>,
): Promise<boolean> {
  const { points, seconds } = limit;
  return (await memory.count(`${name} address ${points}/${seconds} ${hide(address, secret)}`, limit)) === 0;
}

function isCounted(
  { counts = 'all' }: RateLimit,
  { secret = [] }: LimitedRun['action'],
  { rejected }: Result,
): boolean {
  if (counts === 'all') return true;
  if (counts === 'done') return rejected === undefined;
  return rejected?.field !== undefined && secret.includes(rejected.field);
}

/** Nobody can read from the database whose number was counted. */
function toKey(
  { name, input, data }: LimitedRun,
  { by, pool = name, points, seconds }: RateLimit,
  { visitor, address, secret }: LimitRuntime,
): string {
  const [kind, who] = toSubject(by, { visitor, address, input, data });
  return `${pool} ${kind} ${points}/${seconds} ${hide(who, secret)}`;
}

function hide(who: string, secret: string): string {
  return createHmac('sha256', secret).update(who).digest('base64url');
}

function toSubject(
  by: RateLimit['by'],
  { visitor, address, input, data }: { visitor: string; address: string; input: unknown; data: object },
): [kind: string, who: string] {
  if (by === 'visitor') return ['visitor', visitor];
  if (by === 'address') return ['address', address];
  if (by === 'everyone') return ['everyone', ''];
  const [source, field] = 'input' in by ? [input, by.input] : [data, by.data];
  // A number is the same subject wherever it is read from.
  return [field, String(typeof source === 'object' && source !== null ? Reflect.get(source, field) : '')];
}
