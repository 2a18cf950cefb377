import type { PlannedField } from '#schemas/forms/form-plan';
import { FORM_WORDS } from './form-words';
import { isUnderWay } from './planned-form-context';
import { findField, isAnythingFilled, isFilled, toLabel, toShownKeys } from './planned-values';
import type { LivePlannedForm } from './use-planned-form';

/** An input that keeps the form from being sent. */
export interface Fault {
  key: string;
  /** Its field's. */
  label: string;
  /** Which of two inputs of a field it is; null when there is one. */
  part: string | null;
  message: string;
}

/** What keeps a form, or one page of it, from going on (FORM-216). */
export interface Obstacles {
  faults: readonly Fault[];
  /** Where the visitor is led: the first field with a fault. */
  firstKey: string | null;
  /** What the visitor reads beside the button; empty when nothing is in the way. */
  text: string;
  isBlocked: boolean;
}

/** `captchaKey`: of a captcha that is still to be typed. */
export function toObstacles(form: LivePlannedForm, captchaKey: string | null, page?: number): Obstacles {
  const { plan, values, faultOf, isJudged } = form;
  const faults = toShownKeys(plan, values, page).flatMap((key): Fault[] => {
    const [message, field] = [faultOf(key), findField(plan, key)];
    return message === undefined || field === undefined
      ? []
      : [{ key, label: toLabel(field), part: toPart(field, key), message }];
  });
  const files = toFileObstacles(form, page);
  const isCaptchaMissing = captchaKey !== null;
  const isEmpty = page === undefined && !isAnythingFilled(plan, values);
  // A file that is under way is no missing one.
  const told = faults.filter(({ key }) => !files.underWay.includes(key));
  const missing = told.filter(({ key }) => !isFilled(values[key])).map(({ label }) => label);
  const wrong = told.filter(({ key }) => isFilled(values[key])).map(({ label }) => label);
  const texts = [
    ...say(FORM_WORDS.missing, isCaptchaMissing ? [...missing, FORM_WORDS.captcha] : missing),
    ...say(FORM_WORDS.wrong, wrong),
    ...(files.underWay.length > 0 ? [FORM_WORDS.uploading] : []),
    ...(files.refused.length > 0 ? [FORM_WORDS.refusedFiles] : []),
  ];
  if (texts.length === 0 && isEmpty) texts.push(FORM_WORDS.nothingFilled);
  return {
    faults,
    firstKey:
      told[0]?.key ??
      files.refused[0] ??
      captchaKey ??
      (isEmpty ? toShownKeys(plan, values)[0] : null) ??
      null,
    text: texts.map((text) => (text.endsWith('…') ? text : `${text}.`)).join(' '),
    isBlocked: !isJudged || faults.length > 0 || texts.length > 0,
  };
}

const toPart = (field: PlannedField, key: string) => {
  if (field.kind !== 'datetime') return null;
  return key === field.key ? FORM_WORDS.date : FORM_WORDS.time;
};

function toFileObstacles({ plan, uploads: { uploads } }: LivePlannedForm, page: number | undefined) {
  const own = uploads.filter(({ key }) => page === undefined || findField(plan, key)?.page === page);
  return {
    underWay: own.filter(isUnderWay).map(({ key }) => key),
    refused: own.filter(({ error }) => error !== null).map(({ key }) => key),
  };
}

/** How many fields are named before the rest are only counted. */
const NAMED = 4;

function say(words: (labels: string) => string, labels: readonly string[]): string[] {
  const different = [...new Set(labels)].map(shorten);
  if (different.length === 0) return [];
  const rest = different.length > NAMED + 1 ? different.length - NAMED : 0;
  const named = rest === 0 ? different : different.slice(0, NAMED);
  return [words(named.join(', ') + (rest === 0 ? '' : FORM_WORDS.andMore(rest)))];
}

const LABEL_LENGTH = 40;

/** A consent can have a paragraph for its label: its first words do. */
function shorten(label: string): string {
  if (label.length <= LABEL_LENGTH) return label;
  return `${label.slice(0, LABEL_LENGTH).replace(/[\s,.:;]+\S*$/, '')}…`;
}
