import { MOSCOW_OFFSET, toMoscowClock } from '#schemas/values/moscow';

/** Moments as editors type them: by the clock of Moscow. */

export interface TypedMoment {
  /** `2026-11-21`; empty for none. */
  date: string;
  /** `10:00`; empty for a date alone. */
  time: string;
}

/** An ISO date or date-time by Moscow's clock; empty for anything else. */
export function toTyped(value: unknown): TypedMoment {
  if (typeof value !== 'string') return { date: '', time: '' };
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return { date: value, time: '' };
  const at = Date.parse(value);
  if (Number.isNaN(at)) return { date: '', time: '' };
  const [date = '', rest = ''] = toMoscowClock(at).toISOString().split('T');
  return { date, time: rest.slice(0, 5) };
}

/** `2026-11-21T10:00:00+03:00`; a date alone where that is a value too, else its midnight. Null without a date. */
export function fromTyped({ date, time }: TypedMoment, allowsDate: boolean): string | null {
  if (date === '') return null;
  if (time === '' && allowsDate) return date;
  return `${date}T${time === '' ? '00:00' : time}:00${MOSCOW_OFFSET}`;
}
