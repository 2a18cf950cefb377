/** Moments as editors type them: by the clock of Moscow, which has not been moved since 2014. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 60 * 60 * 1000;

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
  const [date = '', rest = ''] = new Date(at + OFFSET_MS).toISOString().split('T');
  return { date, time: rest.slice(0, 5) };
}

/** `2026-11-21T10:00:00+03:00`; a date alone where that is a value too, else its midnight. Null without a date. */
export function fromTyped({ date, time }: TypedMoment, allowsDate: boolean): string | null {
  if (date === '') return null;
  if (time === '' && allowsDate) return date;
  return `${date}T${time === '' ? '00:00' : time}:00${OFFSET}`;
}
