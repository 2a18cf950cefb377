import * as z from 'zod/mini';
import { formatDate, readDate, readTime, type DateLimits } from './calendar';
import { FORM_FIELD_TEXTS as TEXTS } from './form-texts';
import type { ValueSchema } from './text-rules';

const DATE_FAULTS = { incomplete: TEXTS.dateIncomplete, unreal: TEXTS.dateUnreal } as const;
const TIME_FAULTS = { incomplete: TEXTS.timeIncomplete, unreal: TEXTS.timeUnreal } as const;

/** Characters of a date or a time, with white space around. */
const MAX_LENGTH = 100;

function notEmpty(message: string | null, tooLong: string) {
  return z.string().check(
    z.maxLength(MAX_LENGTH, { error: tooLong, abort: true }),
    z.trim(),
    z.refine((value) => message === null || value !== '', { error: message ?? '', abort: true }),
  );
}

/** Of a date dd.mm.yyyy; `missing` is what an empty one says, null where it may be empty (FORM-428). */
export function toDateSchema({ min, max }: DateLimits, missing: string | null): ValueSchema {
  return z.pipe(
    notEmpty(missing, TEXTS.dateUnreal),
    z.transform((typed: string, context) => {
      if (typed === '') return '';
      const read = readDate(typed);
      const fault = 'fault' in read ? DATE_FAULTS[read.fault] : toRangeFault(read.iso, min, max);
      if (fault !== null) context.issues.push({ code: 'custom', message: fault, input: typed });
      return 'iso' in read ? formatDate(read.iso) : typed;
    }),
  );
}

function toRangeFault(iso: string, min: string, max: string): string | null {
  if (iso < min) return TEXTS.dateTooEarly(formatDate(min));
  return iso > max ? TEXTS.dateTooLate(formatDate(max)) : null;
}

/** Of a time hh:mm, in the same way. */
export function toTimeSchema(missing: string | null): ValueSchema {
  return z.pipe(
    notEmpty(missing, TEXTS.timeUnreal),
    z.transform((typed: string, context) => {
      if (typed === '') return '';
      const read = readTime(typed);
      if ('time' in read) return read.time;
      context.issues.push({ code: 'custom', message: TIME_FAULTS[read.fault], input: typed });
      return typed;
    }),
  );
}
