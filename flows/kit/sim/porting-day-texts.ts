import { formatDate } from '#schemas/forms/calendar';

/** What a field for the day of a move says. */
export const PORTING_DAY_TEXTS = {
  dateInvalid: 'Напишите дату целиком: день, месяц и\u00a0год',
  dateHint: (earliest: string, latest: string) =>
    `С\u00a0${formatDate(earliest)} по\u00a0${formatDate(latest)}`,
  dateOutside: (earliest: string, latest: string) =>
    `Выберите день с\u00a0${formatDate(earliest)} по\u00a0${formatDate(latest)}`,
};
