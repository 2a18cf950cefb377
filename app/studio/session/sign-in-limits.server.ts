import { createHmac } from 'node:crypto';
import type { FlowMemory } from '#app/flow-engine/flow-memory.server';

/**
 * How often a password may be guessed. Wrong guesses count by login and network together, by network, and slowly by
 * login alone: whoever has many networks must not have as many guesses. A browser that has signed in before has a
 * budget of its own, so that nobody who guesses elsewhere can lock its owner out.
 */

interface Limit {
  points: number;
  seconds: number;
}

/** Who goes on reaches the longer ones, and waits longer. The longest is asked first: it stops a flood in one step. */
const ONE_LOGIN: readonly Limit[] = [
  { points: 40, seconds: 6 * 60 * 60 },
  { points: 15, seconds: 15 * 60 },
  { points: 5, seconds: 60 },
];
/** An office has one address. */
const ONE_NETWORK: readonly Limit[] = [
  { points: 200, seconds: 6 * 60 * 60 },
  { points: 60, seconds: 15 * 60 },
  { points: 20, seconds: 60 },
];
/**
 * Reached only from several networks: one alone is stopped before. The shorter is asked first, so that what it refuses
 * does not use up the longer one: the owner, in a browser of no mark, waits for hours and not for a day.
 */
const ONE_LOGIN_EVERYWHERE: readonly Limit[] = [
  { points: 100, seconds: 6 * 60 * 60 },
  { points: 200, seconds: 24 * 60 * 60 },
];
/** How often refused guesses are told. */
const NEWS: Limit = { points: 1, seconds: 15 * 60 };

export interface Guess {
  login: string;
  /** As `toNetwork` gives it. */
  network: string;
  /** The browser's, when it has signed in with this login before. */
  device: string | null;
}

export interface Attempt {
  /** How long to wait before the next guess, in ms; 0 when this one may be made. */
  waitMs: number;
  /** The first for a quarter of an hour that has to wait, by this limit. */
  isNews: boolean;
  /** The password was right: nothing was guessed. */
  forgive: () => Promise<void>;
}

type Counters = Pick<FlowMemory, 'count' | 'giveBack'>;

/** Counts a guess before it is made, so that parallel ones cannot pass together. One that has to wait counts too. */
export async function beginAttempt(guess: Guess, counters: Counters, secret: string): Promise<Attempt> {
  const counted: string[] = [];
  const forgive = async () => {
    for (const key of counted) await counters.giveBack(key);
  };
  for (const { key, limit } of toCounted(guess)) {
    const hidden = hide(key, limit, secret);
    const waitMs = await counters.count(hidden, limit);
    if (waitMs > 0) {
      const isNews = (await counters.count(hide(`refused ${key}`, NEWS, secret), NEWS)) === 0;
      return { waitMs, isNews, forgive };
    }
    counted.push(hidden);
  }
  return { waitMs: 0, isNews: false, forgive };
}

function toCounted({ login, network, device }: Guess): { key: string; limit: Limit }[] {
  if (device !== null) return ONE_LOGIN.map((limit) => ({ key: `device ${device}`, limit }));
  return [
    ...ONE_LOGIN.map((limit) => ({ key: `login ${network} ${login}`, limit })),
    ...ONE_NETWORK.map((limit) => ({ key: `address ${network}`, limit })),
    ...ONE_LOGIN_EVERYWHERE.map((limit) => ({ key: `login everywhere ${login}`, limit })),
  ];
}

/** Nobody reads from the database who has tried to sign in from where. */
function hide(key: string, { points, seconds }: Limit, secret: string): string {
  return `studio ${points}/${seconds} ${createHmac('sha256', secret).update(key).digest('base64url')}`;
}
