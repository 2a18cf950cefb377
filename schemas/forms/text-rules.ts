import * as z from 'zod/mini';
import { toMsisdn } from '../values/msisdn-digits';
import type { TextRule } from './form-plan';
import { FORM_FIELD_TEXTS as TEXTS } from './form-texts';

/** Characters that a field takes, as JavaScript counts them; no limit is given by the specification. */
export const MAX_INPUT_LENGTH = 300;
export const MAX_TEXTAREA_LENGTH = 4000;

/** What is posted may be so many times longer than what is taken: letters in parts, line ends of two signs, white space around. */
const POSTED_PER_TAKEN = 4;

/** FORM-223, FORM-421. */
const INTERNATIONAL_DIGITS = 15;

/** A value as it goes through the form: a text in, the cleaned text out. */
export type ValueSchema = z.ZodMiniType<string, string>;

interface Rule {
  readonly message: string;
  /** Of the cleaned value. */
  readonly isValid: (value: string) => boolean;
  /** The value as it is sent. */
  readonly clean?: (typed: string) => string;
}

const LETTER = String.raw`\p{Script=Latin}\p{Script=Cyrillic}`;
/** Letters, spaces and hyphens (FORM-16, FORM-420); how many words of letters there are is counted apart. */
const NAME = new RegExp(`^[${LETTER}\\s-]+$`, 'u');
const WORD = new RegExp(`[${LETTER}]`, 'u');
const countWords = (value: string) => value.split(/\s/).filter((word) => WORD.test(word)).length;
const isName = (value: string, words: number) => NAME.test(value) && countWords(value) >= words;

/** Printable ASCII before the sign: no Cyrillic letters (FORM-03, FORM-422). */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

const MAX_EMAIL_LENGTH = 254;
const isEmail = (value: string) => value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);

const withoutGaps = (typed: string) => typed.replace(/[\s-]/g, '');
const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

const RULES: Readonly<Record<Exclude<TextRule, 'string'>, Rule>> = {
  name: { message: TEXTS.name, isValid: (value) => isName(value, 1) },
  fio: { message: TEXTS.fullName, isValid: (value) => isName(value, 3) },
  email: { message: TEXTS.email, isValid: isEmail },
  email_dynamic: { message: TEXTS.emailDynamic, isValid: isEmail },
  passport_series: { message: TEXTS.passportSeries, isValid: matches(/^\d{4}$/), clean: withoutGaps },
  passport_number: { message: TEXTS.passportNumber, isValid: matches(/^\d{6}$/), clean: withoutGaps },
  // Ours to choose: above 0, at most two decimals (FORM-407).
  amount: {
    message: TEXTS.amount,
    isValid: (value) => /^\d{1,12}(\.\d{1,2})?$/.test(value) && Number(value) > 0,
    clean: (typed) => typed.replace(/\s/g, '').replace(',', '.'),
  },
  integer: { message: TEXTS.integer, isValid: matches(/^-?\d{1,15}$/) },
  mobile: { message: TEXTS.phone, isValid: matches(/^7\d{10}$/), clean: toMsisdn },
  mobile_international: {
    message: TEXTS.phone,
    isValid: (value) => /^\d+$/.test(value) && value.length <= INTERNATIONAL_DIGITS,
    // Letters stay, and are refused.
    clean: (typed) => typed.replace(/^\+/, '').replace(/[\s().–-]/g, ''),
  },
};

/** Nothing, or the prefix alone: an optional phone is valid with that (FORM-415), a required one is missing. */
const isPrefixAlone = (value: string) => /^\d?$/.test(value.replace(/[+\s().–-]/g, ''));

/** The schema of a text field: its value trimmed and cleaned; one message at most. */
export function toTextSchema(rule: TextRule, isRequired: boolean, isMultiline: boolean): ValueSchema {
  const maxLength = isMultiline ? MAX_TEXTAREA_LENGTH : MAX_INPUT_LENGTH;
  const isPhone = rule === 'mobile' || rule === 'mobile_international';
  const tidied = z.string().check(
    z.maxLength(POSTED_PER_TAKEN * maxLength, { error: TEXTS.tooLong(maxLength), abort: true }),
    z.overwrite((typed) => tidy(typed, isMultiline)),
    z.refine((value) => value.length <= maxLength, { error: TEXTS.tooLong(maxLength), abort: true }),
    z.overwrite((value) => (isPhone && isPrefixAlone(value) ? '' : value)),
    z.refine((value) => !isRequired || value !== '', { error: TEXTS.required, abort: true }),
  );
  if (rule === 'string') return tidied;
  const { message, isValid, clean = (typed: string) => typed } = RULES[rule];
  return tidied.check(
    z.refine((value) => value === '' || isValid(clean(value)), { error: message, abort: true }),
    z.overwrite(clean),
  );
}

/**
 * One spelling for what looks alike: composed letters, one kind of line break (a post has others than a script), no
 * control characters, no white space around.
 */
function tidy(typed: string, isMultiline: boolean): string {
  const text = typed.normalize('NFC').replace(/\r\n?/g, '\n');
  return text.replace(isMultiline ? /[^\P{Cc}\n\t]/gu : /\p{Cc}/gu, ' ').trim();
}
