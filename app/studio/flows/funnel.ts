import type { FlowCountTable } from '#cms/store/flow-count-table';

export type CountedState = Pick<FlowCountTable, 'state' | 'what' | 'reason' | 'count'>;

export interface Funnel {
  /** Visits that posted at least once. */
  begun: number;
  /** Visits that came to an end of the flow which is no trouble. */
  completed: number;
  steps: FunnelStep[];
  /** Where most visits were seen last; null when none was left. */
  leak: FunnelStep | null;
  /** Refused posts, most of them first. */
  refusals: Refusal[];
}

export interface FunnelStep {
  state: string;
  isFinal: boolean;
  /** Whoever comes here has not got what they came for: the fewer, the better. */
  isTrouble: boolean;
  /** Visits that came here, each once. */
  came: number;
  /** Those that nothing more is known of; 0 for an end. */
  left: number;
  wentOn: number;
  /** Posts, not visits: one may be refused many times. */
  refused: number;
}

export interface Refusal {
  state: string;
  reason: string;
  count: number;
}

export interface FunnelStates {
  /** The states of the machine, from the first ones on. */
  states: readonly string[];
  isFinal: (state: string) => boolean;
  isTrouble: (state: string) => boolean;
}

/** Fewer visits say little. */
export const FEW = 20;

/** What was counted of a flow, as its funnel. States that only an earlier release had stand last. */
export function toFunnel(machine: FunnelStates, counts: readonly CountedState[]): Funnel {
  const { states, isFinal, isTrouble } = machine;
  const sums = sumUp(counts);
  const gone = [...sums.keys()].filter((state) => !states.includes(state)).sort();
  const steps = [...states, ...gone].map((state) => toStep(state, machine, sums.get(state)));
  const [leak] = steps.filter(({ left }) => left > 0).sort((a, b) => b.left - a.left);
  return {
    begun: add([...sums.values()].map(({ begun = 0 }) => begun)),
    // One that begins in an end had nothing to do there.
    completed: add(
      [...sums].map(([state, { came = 0 }]) => (isFinal(state) && !isTrouble(state) ? came : 0)),
    ),
    steps,
    leak: leak ?? null,
    refusals: counts
      .filter(({ what }) => what === 'refused')
      .map(({ state, reason, count }) => ({ state, reason, count }))
      .sort((a, b) => b.count - a.count),
  };
}

type Sums = Partial<Record<CountedState['what'], number>>;

function sumUp(counts: readonly CountedState[]): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const { state, what, count } of counts) {
    const known = sums.get(state) ?? {};
    sums.set(state, { ...known, [what]: (known[what] ?? 0) + count });
  }
  return sums;
}

function toStep(state: string, machine: FunnelStates, sums: Sums = {}): FunnelStep {
  const isFinal = machine.isFinal(state);
  const isTrouble = machine.isTrouble(state);
  const { begun = 0, came: later = 0, stays = 0, refused = 0 } = sums;
  const came = begun + later;
  // At the edges of a time more may have gone on than came: they came the day before.
  const left = isFinal ? 0 : Math.min(came, Math.max(0, stays));
  return { state, isFinal, isTrouble, came, left, wentOn: isFinal ? 0 : came - left, refused };
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The part of a whole, from 0 to 1; 0 of nothing. */
export function toShare(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, part / whole);
}
