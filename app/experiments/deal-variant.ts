import { createHash } from 'node:crypto';

/** `a`: the page as it stands. `b`: the other version of one of its blocks. */
export type Variant = 'a' | 'b';

/** How the visitors of an experiment are divided. */
export interface Division {
  id: string;
  /** How many take part, and how many of those see B, in percent. */
  share: number;
  shareB: number;
}

const BUCKETS = 10_000;
const HUNDRED = 100;

/**
 * The version that a visitor sees, the same at each visit; null for one who takes no part, and sees A uncounted. The
 * experiment's id is part of the draw: who saw B in one experiment sees B in the next no more often than others.
 */
export function dealVariant(token: string, { id, share, shareB }: Division): Variant | null {
  const bucket = createHash('sha256').update(`${id}:${token}`).digest().readUInt32BE() % BUCKETS;
  const part = (BUCKETS * share) / HUNDRED;
  if (bucket >= part) return null;
  return bucket < (part * shareB) / HUNDRED ? 'b' : 'a';
}
