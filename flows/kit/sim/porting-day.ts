import { readDate } from '#schemas/forms/calendar';
import { toMoscowDay } from '#schemas/values/moscow';
import { toPortingDays } from '#schemas/products/number-porting';
import { limitedText } from '#schemas/values/limited-text';
import { PORTING_DAY_TEXTS } from './porting-day-texts';

const MAX_DATE = 40;

/** The day a number moves: 8 days to 6 months ahead (SIM-130); as an ISO date from then on. */
export function portingDay(now: number, missing: string) {
  const { earliest, latest } = toPortingDays(toMoscowDay(now));
  return limitedText(MAX_DATE, { missing, tooLong: PORTING_DAY_TEXTS.dateInvalid })
    .trim()
    .min(1, { error: missing, abort: true })
    .transform((typed, context) => {
      const read = readDate(typed);
      const isReal = 'iso' in read;
      const isInTime = isReal && read.iso >= earliest && read.iso <= latest;
      const message = isReal
        ? PORTING_DAY_TEXTS.dateOutside(earliest, latest)
        : PORTING_DAY_TEXTS.dateInvalid;
      if (!isInTime) context.addIssue({ code: 'custom', message });
      return isReal ? read.iso : '';
    });
}
