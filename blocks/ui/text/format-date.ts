/** Where the site speaks of a time without naming a place. */
export const DEFAULT_TIME_ZONE = 'Europe/Moscow';

export type DateLook = 'date' | 'day' | 'short' | 'date-time' | 'time';

const LOOKS: Record<DateLook, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'long' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  'date-time': { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
};

export type FormatDateOptions = { timeZone?: string | undefined; look?: DateLook | undefined };

/**
 * An ISO date or moment in Russian: «1 ноября 2026 г.» (`date`), «01.11.2026» (`short`), with «14:05» after it
 * (`date-time`), or the time alone. The time zone is always explicit, so that server and browser agree;
 * a date without a time is that calendar day in every zone. Throws a RangeError for what is not a date.
 */
export function formatDate(iso: string, { timeZone, look = 'date' }: FormatDateOptions = {}): string {
  const isCalendarDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const zone = isCalendarDay ? 'UTC' : (timeZone ?? DEFAULT_TIME_ZONE);
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`formatDate: «${iso}» is not an ISO date`);
  return toFormat(look, zone)
    .format(moment)
    .replace(/\sг\./, '\u00a0г.')
    .replace(/^(\d{1,2}) /, '$1\u00a0');
}

/** By look and time zone: making a format takes many times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function toFormat(look: DateLook, timeZone: string): Intl.DateTimeFormat {
  const key = `${look} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('ru-RU', { ...LOOKS[look], timeZone });
  formats.set(key, format);
  return format;
}
