/** What editors read of a finding. `{about}` is the value in question. */
export interface FindingText {
  title: string;
  /** What a visitor sees of it. */
  effect: string;
  /** What to do about it. */
  advice: string;
}
