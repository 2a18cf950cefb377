/** The state of a page in the store. */
export interface StandingState {
  mark: string;
  body: string;
  /** Milliseconds since 1970; null when nothing was saved yet. */
  savedAt: number | null;
  savedBy: string | null;
}

export type SavedAnswer =
  | { outcome: 'saved'; mark: string; savedAt: number }
  | { outcome: 'conflict'; standing: StandingState }
  | { outcome: 'missing' };
