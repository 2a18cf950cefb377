import { addDays } from '../forms/calendar';

/** Days of the year that are public holidays in Russia, as month and day; days that are moved to them are not known. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '01-02',
  '01-03',
  '01-04',
  '01-05',
  '01-06',
  '01-07',
  '01-08',
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
]);
const SATURDAY = 6;
const SUNDAY = 0;

/** `iso` is a day: `2026-12-01`. */
export function isWorkingDay(iso: string): boolean {
  const weekday = new Date(iso).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !HOLIDAYS.has(iso.slice('2026-'.length));
}

/** The first so many working days from a day on, itself among them. */
export function listWorkingDays(from: string, count: number): string[] {
  const days: string[] = [];
  for (let day = from; days.length < count; day = addDays(day, 1)) if (isWorkingDay(day)) days.push(day);
  return days;
}
