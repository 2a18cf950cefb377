import * as z from 'zod';
import type { FormPlan, FormValues } from '#schemas/forms/form-plan';
import { timeKey } from '#schemas/forms/form-plan';
import { FORM_FIELD_TEXTS } from '#schemas/forms/form-texts';
import { toFormSchema } from '#schemas/forms/to-form-schema';
import { toMsisdn } from '#schemas/values/msisdn-digits';
import { limitedText } from '#schemas/values/limited-text';
import { captchaCode } from '../kit/captcha/captcha';
import type { Props } from './contract';
import type { CodeStep, FormStep } from './machine';
import { toMoscowDay } from '#schemas/values/moscow';

/** What the actions of a form are given: the values of the very form that the visitor is at, judged by its own schema. */
export interface FormInput {
  values: FormValues;
  captchaCode: string;
  /** The number that gets a code; empty where the form has none. */
  msisdn: string;
}

interface Given {
  props: Props;
  data: FormStep | CodeStep;
  now: number;
}

/** The form that a step is at; null before one is chosen. */
export function findPlan({ forms }: Pick<Props, 'forms'>, { form }: Pick<FormStep, 'form'>): FormPlan | null {
  return (form === null ? null : forms?.[form]) ?? null;
}

/** Has the number of this post got a code for the form already? Whatever the name of its field. */
export function hasCodeFor(values: Readonly<Record<string, unknown>>, data: object): boolean {
  const codeFor: unknown = Reflect.get(data, 'codeFor');
  return Object.values(values).some(
    (value) => typeof value === 'string' && value.length <= MAX_NUMBER_LENGTH && toMsisdn(value) === codeFor,
  );
}

/** As somebody types it. */
const MAX_NUMBER_LENGTH = 40;

/** The whole form, with the captcha that it shows. */
export const toSendInput = (given: Given) => toInput(given, undefined);

/** The page that the visitor is at. */
export const toPageInput = (given: Given) => toInput(given, given.data.page);

/** The whole form again, with the code that was sent to its number. */
export const toConfirmInput = (given: Given) =>
  z.looseObject({ code: limitedText(40).trim().default('') }).transform(({ code, ...posted }, context) => {
    const read = toSendInput(given).safeParse(posted);
    for (const { path, message } of read.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
    return read.success ? { ...read.data, code } : z.NEVER;
  });

/** The longest value is that of a field with files: 30 tokens. The schema of the form knows the limit of each field. */
const MAX_POSTED_LENGTH = 64 * 1024;

/** For what does not look at the fields: they are carried on as they stand. */
export const anything = z.object({});

function toInput({ props, data, now }: Given, page: number | undefined) {
  const plan = findPlan(props, data);
  const fields = Object.fromEntries(
    listKeys(plan).map((key) => [key, limitedText(MAX_POSTED_LENGTH).optional()]),
  );
  return z.object({ ...fields, captchaCode }).transform((posted, context): FormInput => {
    const { captchaCode: typed = '', ...values } = posted;
    if (plan === null) {
      context.addIssue({ code: 'custom', path: [''], message: FORM_FIELD_TEXTS.required });
      return z.NEVER;
    }
    const options = { today: toMoscowDay(now), ...(page !== undefined && { page }) };
    const read = toFormSchema(plan, options).safeParse(values);
    // Once it is shown, its code is required (FORM-413, FORM-427).
    const isCaptchaMissing = page === undefined && data.captcha !== null && typed === '';
    if (isCaptchaMissing) {
      context.addIssue({ code: 'custom', path: ['captchaCode'], message: FORM_FIELD_TEXTS.required });
    }
    for (const { path, message } of read.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
    if (!read.success || isCaptchaMissing) return z.NEVER;
    const msisdn = plan.otpPhone === null ? '' : (read.data[plan.otpPhone] ?? '');
    return { values: read.data, captchaCode: typed, msisdn };
  });
}

function listKeys(plan: FormPlan | null): string[] {
  return (plan?.fields ?? []).flatMap((field) => {
    if (field.kind === 'heading') return [];
    return field.kind === 'datetime' ? [field.key, timeKey(field)] : [field.key];
  });
}
