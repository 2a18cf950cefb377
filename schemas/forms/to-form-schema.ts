import * as z from 'zod/mini';
import { toDateLimits, type DateLimits } from './calendar';
import { toDateSchema, toTimeSchema } from './date-rules';
import { toFileVerdicts, type Verdict } from './file-values';
import { MAX_ANSWER_LENGTH, timeKey, type FormPlan, type FormValues, type PlannedField } from './form-plan';
import { FORM_FIELD_TEXTS as TEXTS } from './form-texts';
import { isShown } from './shown-fields';
import { toTextSchema, type ValueSchema } from './text-rules';

export interface FormSchemaOptions {
  /** ISO, `2026-11-21`: the server's day, so that both sides agree on what is past. */
  readonly today: string;
  /** Judges the fields of this page only; all pages when left out. */
  readonly page?: number;
}

/** Values in, the same values cleaned out, of the shown fields only; issues lie at `[key]`, one for a key. */
export type FormSchema = z.ZodMiniType<FormValues, FormValues>;

/**
 * The schema of a form, the same for browser and server. Fields that are not shown are neither judged nor given back;
 * values without a field are ignored. Headings and hidden fields have no value: `toSubmission` sends the latter.
 */
export function toFormSchema(plan: FormPlan, { today, page }: FormSchemaOptions): FormSchema {
  const judges = plan.fields.map((field) => ({ field, judge: toJudge(field, today) }));
  return z.transform((input: FormValues, context): FormValues => {
    const values = readValues(plan, input);
    const shown = judges.filter(({ field }) => isShown(field, values));
    const files = toFileVerdicts(
      shown.map(({ field }) => field),
      values,
    );
    const verdicts = shown
      .filter(({ field }) => page === undefined || field.page === page)
      .flatMap(({ field, judge }) => files.get(field.key) ?? judge(values));
    for (const verdict of verdicts) {
      if ('message' in verdict)
        context.issues.push({ code: 'custom', path: [verdict.key], message: verdict.message, input });
    }
    return Object.fromEntries(
      verdicts.flatMap((verdict) => ('value' in verdict ? [[verdict.key, verdict.value]] : [])),
    );
  });
}

type Judge = (values: FormValues) => Verdict[];

/** Only the values of the plan's own keys, and only texts: anything may be posted. */
function readValues(plan: FormPlan, input: unknown): FormValues {
  const posted: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const keys = plan.fields.flatMap((field) =>
    field.kind === 'datetime' ? [field.key, timeKey(field)] : [field.key],
  );
  return Object.fromEntries(
    keys.flatMap((key) => (typeof posted[key] === 'string' ? [[key, posted[key]]] : [])),
  );
}

function toJudge(field: PlannedField, today: string): Judge {
  const { key, isRequired } = field;
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return judgeBy(key, toTextSchema(field.rule, isRequired, field.kind === 'textarea'));
    case 'date':
      return judgeBy(key, toDateSchema(toDateLimits(field.range, today), isRequired ? TEXTS.required : null));
    case 'datetime':
      return toDateTimeJudge(field, toDateLimits(field.range, today));
    case 'checkbox':
      return judgeBy(key, toCheckboxSchema(isRequired));
    case 'select':
      return judgeBy(key, toSelectSchema(new Set(field.answers.map(({ value }) => value)), isRequired));
    // Files are judged together: they share a number and a size.
    case 'files':
    case 'heading':
    case 'hidden':
      return () => [];
  }
}

function judgeBy(key: string, schema: ValueSchema): Judge {
  return (values) => [toVerdict(key, schema, values)];
}

function toVerdict(key: string, schema: ValueSchema, values: FormValues): Verdict {
  const { success, data, error } = schema.safeParse(values[key] ?? '');
  if (success) return { key, value: data };
  return { key, message: error.issues[0]?.message ?? TEXTS.required };
}

/** A date without its time is not whole, nor a time without its date. */
function toDateTimeJudge(field: PlannedField & { kind: 'datetime' }, limits: DateLimits): Judge {
  const [dateKey, clockKey] = [field.key, timeKey(field)];
  const missing = field.isRequired ? TEXTS.required : null;
  const [date, time] = [toDateSchema(limits, missing), toTimeSchema(missing)];
  const dateOfTime = toDateSchema(limits, TEXTS.dateIncomplete);
  const timeOfDate = toTimeSchema(TEXTS.timeIncomplete);
  return (values) => {
    const [hasDate, hasTime] = [dateKey, clockKey].map((key) => (values[key] ?? '').trim() !== '');
    return [
      toVerdict(dateKey, hasTime ? dateOfTime : date, values),
      toVerdict(clockKey, hasDate ? timeOfDate : time, values),
    ];
  };
}

/** A ticked box is 'on', one that is not is empty. */
function toCheckboxSchema(isRequired: boolean): ValueSchema {
  return z.string().check(
    z.maxLength(MAX_ANSWER_LENGTH, { error: TEXTS.consent, abort: true }),
    z.overwrite((value) => (value === 'on' ? value : '')),
    z.refine((value) => !isRequired || value === 'on', TEXTS.consent),
  );
}

function toSelectSchema(answers: ReadonlySet<string>, isRequired: boolean): ValueSchema {
  return z.string().check(
    z.maxLength(MAX_ANSWER_LENGTH, { error: TEXTS.answerUnknown, abort: true }),
    z.refine((value) => !isRequired || value !== '', { error: TEXTS.required, abort: true }),
    z.refine((value) => value === '' || answers.has(value), TEXTS.answerUnknown),
  );
}
