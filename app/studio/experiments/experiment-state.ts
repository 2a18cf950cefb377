/** Of an experiment, by its row and the clock. `planned`: started, its first day is to come. `ended`: its time is over. */
export const EXPERIMENT_STATES = ['draft', 'planned', 'running', 'ended', 'stopped'] as const;
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];

interface Times {
  state: 'draft' | 'running' | 'stopped';
  begins_at: number | null;
  ends_at: number | null;
}

export function toExperimentState({ state, begins_at, ends_at }: Times, now: number): ExperimentState {
  if (state !== 'running') return state;
  if (begins_at !== null && Number(begins_at) > now) return 'planned';
  return ends_at !== null && Number(ends_at) <= now ? 'ended' : 'running';
}

/** Is there nothing more to come? Then what is not known by now stays unknown. */
export const isOver = (state: ExperimentState) => state === 'ended' || state === 'stopped';
