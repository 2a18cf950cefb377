import { toMoscowDay } from '#schemas/values/moscow';

/** A month as a calendar shows it, by Moscow's clock. */
export interface Month {
  /** `2026-11`. */
  key: string;
  previous: string;
  next: string;
  year: number;
  /** From 0. */
  index: number;
  /** Days from Monday to Sunday, `2026-11-21`; those of the neighbouring months are null. */
  weeks: (string | null)[][];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** The month that was asked for, `2026-11`; for anything else the one of `now`. */
export function toMonth(wanted: string | null, now: number): Month {
  const key =
    wanted !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(wanted) ? wanted : toMoscowDay(now).slice(0, WEEK);
  const first = Date.parse(`${key}-01T00:00:00Z`);
  const date = new Date(first);
  const [year, index] = [date.getUTCFullYear(), date.getUTCMonth()];
  const days = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  const lead = (date.getUTCDay() + WEEK - 1) % WEEK;
  const cells = Array.from({ length: Math.ceil((lead + days) / WEEK) * WEEK }, (_, cell) => {
    const day = cell - lead;
    return day < 0 || day >= days ? null : new Date(first + day * DAY_MS).toISOString().slice(0, 10);
  });
  const weeks = cells.flatMap((_, cell) => (cell % WEEK === 0 ? [cells.slice(cell, cell + WEEK)] : []));
  const shift = (by: number) => new Date(Date.UTC(year, index + by, 1)).toISOString().slice(0, WEEK);
  return { key, previous: shift(-1), next: shift(1), year, index, weeks };
}
