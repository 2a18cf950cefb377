import { LRUCache } from 'lru-cache';
import type { CallAnswer, CallContract, CallInput } from '#schemas/gateway/call';
import type { ProductPrice } from '#schemas/products/price';
import type { CallScope } from '#cms/gateway/create-gateway';
import { limitPatience } from '#cms/gateway/limit-patience';
import { toScopedGateway, type ScopedGateway } from '#cms/gateway/scoped-gateway';

/** Who asks, and on whose behalf. */
export interface Asker extends CallScope {
  gateway: ScopedGateway;
}

/** What references were told. */
export interface Told<C extends CallContract> {
  answer: CallAnswer<C> | null;
  /** The operator gave no answer in time: `answer` is its last one, where it ever gave one. */
  hasFailed: boolean;
}

interface Kept<C extends CallContract = CallContract> {
  answer: CallAnswer<C>;
  /** In milliseconds since 1970. */
  at: number;
}

/** Remembers what the operator said, so that no page waits long for the prices in its text. */
export interface OperatorMemory {
  ask: <C extends CallContract>(contract: C, input: CallInput<C>, asker: Asker) => Promise<Told<C>>;
  /** The last price of each product by region and audience, from whichever answer. */
  prices: LRUCache<string, ProductPrice>;
}

/** A part of the three seconds that a page has while the operator hangs. */
const PATIENCE_MS = 1000;
/** A call that hangs is left alone for a while: each page would wait for it anew. */
const LEFT_ALONE_MS = 5000;
/** An answer this young is used without asking again. The page cache keeps a page that has changed fresh for as long. */
const FRESH_MS = 2000;
/** An older answer, up to this age, is used at once, while the operator is asked for a new one. */
const OLDEST_MS = 60_000;
const MAX_ANSWERS = 300;
const MAX_PRICES = 5000;
const NOT_FOUND = 404;

/** @param patienceMs how long one question is waited for; a later answer is for the next who asks */
export function createOperatorMemory(patienceMs = PATIENCE_MS): OperatorMemory {
  const answers = new LRUCache<string, Kept>({ max: MAX_ANSWERS });
  /** Until when each call is left alone, in milliseconds since 1970. */
  const leftAlone = new Map<string, number>();
  const isLeftAlone = ({ id }: CallContract) => Date.now() < (leftAlone.get(id) ?? 0);

  /** The gateway whose answers are kept whenever they come, also when nobody waits any more. */
  function keepAnswers(asker: Asker): ScopedGateway {
    return toScopedGateway(async (contract, input) => {
      const outcome = await asker.gateway.ask(contract, input);
      if (outcome.ok) {
        answers.set(toKey(contract, input, asker), { answer: outcome.answer, at: Date.now() });
        leftAlone.delete(contract.id);
      }
      return outcome;
    });
  }

  /** The key names the contract, so the answer is of that one. */
  const find = <C extends CallContract>(key: string) => answers.get(key) as Kept<C> | undefined;

  function recall<C extends CallContract>(key: string): Told<C> {
    return { answer: find<C>(key)?.answer ?? null, hasFailed: true };
  }

  async function askOperator<C extends CallContract>(
    contract: C,
    input: CallInput<C>,
    asker: Asker,
  ): Promise<Told<C>> {
    const key = toKey(contract, input, asker);
    const outcome = await limitPatience(keepAnswers(asker), () => patienceMs).ask(contract, input);
    if (outcome.ok) return { answer: outcome.answer, hasFailed: false };
    if (outcome.status === NOT_FOUND) {
      answers.delete(key);
      return { answer: null, hasFailed: false };
    }
    if (outcome.reason === 'timeout') leftAlone.set(contract.id, Date.now() + LEFT_ALONE_MS);
    return recall(key);
  }

  return {
    prices: new LRUCache({ max: MAX_PRICES }),
    async ask<C extends CallContract>(contract: C, input: CallInput<C>, asker: Asker): Promise<Told<C>> {
      const key = toKey(contract, input, asker);
      if (isLeftAlone(contract)) return recall(key);
      const last = find<C>(key);
      const ageMs = last === undefined ? Infinity : Date.now() - last.at;
      if (last === undefined || !isBetween(ageMs, OLDEST_MS)) return askOperator(contract, input, asker);
      // Never rejects: the outcome of a call is a value.
      if (ageMs > FRESH_MS) void askOperator(contract, input, asker);
      return { answer: last.answer, hasFailed: false };
    },
  };
}

/** An answer from the future was kept before the clock was set back. */
function isBetween(ageMs: number, oldestMs: number): boolean {
  return ageMs >= 0 && ageMs <= oldestMs;
}

function toKey<C extends CallContract>(
  contract: C,
  input: CallInput<C>,
  { region, audience }: Asker,
): string {
  return `${contract.id} ${region.code} ${audience} ${JSON.stringify(input)}`;
}
