import { toMoscowClock } from '#schemas/values/moscow';

export type DateLook = 'date' | 'day' | 'short' | 'date-time' | 'time';

/**
 * An ISO date or moment in Russian: «1 ноября 2026 г.» (`date`), «вс, 1 ноября» (`day`), «01.11.2026» (`short`), with
 * the time (`date-time`: «1 ноября 2026 г. в 14:05»), or the time alone (`time`: «14:05»). A moment is told by the
 * clock of Moscow, a date without a time is just that day. Throws a RangeError for what is not a date.
 */
export function formatDate(iso: string, { look = 'date' }: { look?: DateLook | undefined } = {}): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) throw new RangeError(`formatDate: «${iso}» is not an ISO date`);
  return LOOKS[look](IS_DAY.test(iso) ? new Date(at) : toMoscowClock(at));
}

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] as const;
const MONTHS_GENITIVE =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

/** Each is given a date whose UTC fields are what to write. */
const LOOKS: Readonly<Record<DateLook, (date: Date) => string>> = {
  date: (date) => `${toDayOfMonth(date)} ${date.getUTCFullYear()}\u00a0г.`,
  day: (date) => `${WEEKDAYS[date.getUTCDay()]}, ${toDayOfMonth(date)}`,
  short: (date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length).split('-').reverse().join('.'),
  'date-time': (date) => `${LOOKS.date(date)} в ${LOOKS.time(date)}`,
  time: (date) => date.toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm'.length),
};

const toDayOfMonth = (date: Date): string =>
  `${date.getUTCDate()}\u00a0${MONTHS_GENITIVE[date.getUTCMonth()]}`;
