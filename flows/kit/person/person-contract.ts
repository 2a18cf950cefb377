import * as z from 'zod';
import { readDate } from '#schemas/forms/calendar';
import { toMoscowDay } from '#schemas/values/moscow';
import { findBirthFault, findPassportFault } from '#schemas/person/passport-rules';
import { limitedText } from '#schemas/values/limited-text';
import { BIRTH_TEXTS, PASSPORT_TEXTS, PERSON_TEXTS as TEXTS } from './person-texts';

/** The questionnaire of a subscriber, as it is typed (SIM-116). The browser imports only the types. */

const MAX_NAME = 100;
const MAX_PLACE = 200;
const MAX_TYPED = 40;
/** City, street and house (SIM-129). */
const ADDRESS_PARTS = 3;

const text = (max: number, missing: string = TEXTS.missing) =>
  limitedText(max, { missing, tooLong: TEXTS.tooLong }).trim().min(1, { error: missing, abort: true });

const NAME = /^[а-яё][а-яё .'’-]*$/i;
const name = text(MAX_NAME).regex(NAME, TEXTS.nameInvalid);
const middleName = limitedText(MAX_NAME, { tooLong: TEXTS.tooLong })
  .trim()
  .refine((typed) => typed === '' || NAME.test(typed), TEXTS.nameInvalid)
  .default('');

const DATE_FAULTS = { incomplete: TEXTS.dateIncomplete, unreal: TEXTS.dateUnreal } as const;

/** A date dd.mm.yyyy as ISO; `judge` gives what is wrong with it. */
const date = (judge: (iso: string) => string | null) =>
  text(MAX_TYPED).transform((typed, context) => {
    const read = readDate(typed);
    const message = 'fault' in read ? DATE_FAULTS[read.fault] : judge(read.iso);
    if (message !== null) context.addIssue({ code: 'custom', message });
    return 'iso' in read ? read.iso : '';
  });

/** So many digits, with spaces and hyphens between them for the eye. */
const digits = (count: number, invalid: string) =>
  text(MAX_TYPED)
    .transform((typed) => typed.replace(/\D/g, ''))
    .refine((typed) => typed.length === count, invalid);

/** `now` in milliseconds since 1970: a passport is good or not on a day in Moscow. */
export function toPersonInput(now: number) {
  const today = toMoscowDay(now);
  const judgeBirth = (iso: string) => {
    const fault = findBirthFault(iso, today);
    return fault === null ? null : BIRTH_TEXTS[fault];
  };
  const judgeIssue = (iso: string) => (iso > today ? PASSPORT_TEXTS.future : null);
  return z
    .object({
      lastName: name,
      firstName: name,
      middleName,
      birthDate: date(judgeBirth),
      birthPlace: text(MAX_PLACE),
      gender: z.enum(['MALE', 'FEMALE'], TEXTS.genderInvalid),
      passport: digits(10, TEXTS.passportInvalid),
      issueDate: date(judgeIssue),
      issueId: digits(6, TEXTS.issueIdInvalid).transform((typed) => `${typed.slice(0, 3)}-${typed.slice(3)}`),
      issuedBy: text(MAX_PLACE),
      address: text(MAX_PLACE, TEXTS.addressMissing).refine(
        (typed) => typed.split(',').filter((part) => part.trim() !== '').length >= ADDRESS_PARTS,
        TEXTS.addressIncomplete,
      ),
    })
    .superRefine((typed, context) => {
      const fault = findPassportFault(typed, today);
      if (fault !== null)
        context.addIssue({ code: 'custom', path: ['issueDate'], message: PASSPORT_TEXTS[fault] });
    });
}

export type Person = z.output<ReturnType<typeof toPersonInput>>;

const SERIES = 4;

/** The questionnaire as the operator takes it (SIM-146). */
export function toQuestionnaire(person: Person) {
  const { passport, issueDate, issueId, issuedBy, middleName: middle, ...rest } = person;
  return {
    ...rest,
    ...(middle !== '' && { middleName: middle }),
    passport: {
      series: passport.slice(0, SERIES),
      number: passport.slice(SERIES),
      issueDate,
      issueId,
      issuedBy,
    },
  };
}
