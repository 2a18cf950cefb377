import type { CheckFilters } from './check-filters';
import type { CheckedEntry } from './check.server';
import type { Totals } from './check-totals';

/** What the screen is made of. */
export interface CheckData {
  filters: CheckFilters;
  /** How many documents the filters let through. */
  total: number;
  entries: readonly CheckedEntry[];
  /** Where the next documents begin; null at the end. */
  next: number | null;
  totals: Totals;
  checkedAt: number | null;
  codes: readonly { value: string; label: string }[];
  types: readonly { value: string; label: string }[];
}
