import { MOSCOW_OFFSET, toMoscowClock } from '#schemas/values/moscow';

/**
 * A moment as the studio writes it, in Moscow's time: «21.11.2026, 18:05». Made of digits alone: server and browser
 * may know different versions of Russian dates, and what they write must be the same.
 */
export function Moment({ at, day = false }: { at: number; day?: boolean }) {
  return <time dateTime={new Date(at).toISOString()}>{day ? toDay(at) : writeMoment(at)}</time>;
}

/** The same as text, where no element may stand: in an option, in a notification. */
export function writeMoment(at: number): string {
  return `${toDay(at)}, ${writeTime(at)}`;
}

function toDay(at: number): string {
  const [year = '', month = '', day = ''] = toMoscow(at).slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}

/** «18:05». */
export function writeTime(at: number): string {
  return toMoscow(at).slice(11, 16);
}

function toMoscow(at: number): string {
  return toMoscowClock(at).toISOString();
}

/** The beginning of a day in Moscow, `2026-11-21`, in ms; null for what is no day. */
export function fromDay(day: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00${MOSCOW_OFFSET}`) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
