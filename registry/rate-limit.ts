/** At most `points` runs in `seconds`. */
export interface RateLimit {
  /** Counted for one visitor, one network address, all together, or one value of the parsed input or the state's data. */
  readonly by: 'visitor' | 'address' | 'everyone' | { readonly input: string } | { readonly data: string };
  readonly points: number;
  readonly seconds: number;
  /** Which runs count: every one, those that were done, or those refused at a secret field (wrong codes). */
  readonly counts?: 'all' | 'done' | 'guesses';
  /** Counted together with the limits of other actions and flows of this name. */
  readonly pool?: string;
}
