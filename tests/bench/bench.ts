import type { Figure } from './figure';

export interface BenchResult {
  figures: Figure[];
  /** What a reader must know to believe the figures. */
  notes: string[];
}

export interface BenchOptions {
  isQuick: boolean;
}

/** A bench: measures, and leaves nothing running behind it. */
export type Bench = (options: BenchOptions) => Promise<BenchResult>;
