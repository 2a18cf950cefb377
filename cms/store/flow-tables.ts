/** The tables of flows and of the sandbox: nothing in them is content. */

/** Outcomes of what flows run once; null while the first run is under way. */
export interface FlowOutcomeTable {
  key: string;
  /** Milliseconds since 1970. */
  expires_at: number;
  /** When the first run last gave a sign of life; milliseconds since 1970. */
  alive_at: number;
  outcome: string | null;
}

/** Counters of the flows' rate limits. */
export interface FlowLimitTable {
  key: string;
  points: number;
  resets_at: number;
}

/** Texts of the operator's that visitors have begun with, by their hash. */
export interface PinnedTextTable {
  pin: string;
  text: string;
  /** Milliseconds since 1970. */
  used_at: number;
}

/** What the sandbox of the operator's API remembers, group by group; only the server's secret opens it. */
export interface SandboxStateTable {
  name: string;
  locked: string;
  saved_at: string;
}
