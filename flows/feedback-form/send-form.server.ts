import { sendFeedback, type FeedbackForm } from '#schemas/gateway/feedback';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import { BRAND } from '#schemas/brand';
import { readFileTokens } from '#schemas/forms/file-token';
import { toFormErrorText } from '#schemas/forms/form-error-texts';
import type { FormPlan, FormValues } from '#schemas/forms/form-plan';
import { FORM_ANSWER_TEXTS as TEXTS, FORM_FIELD_TEXTS, withErrorCode } from '#schemas/forms/form-texts';
import { toSubmission } from '#schemas/forms/to-submission';
import type { ActionContext, Rejection } from '#registry/define-flow';
import { PHONE_PRIORITY } from '#registry/flow-services';
import { reject } from '../kit/engine/reject.server';
import { findPinned } from './load-forms.server';

type Context = Pick<
  ActionContext<unknown, never, { pin: string }>,
  'ask' | 'page' | 'openFile' | 'forgetFile' | 'pins' | 'props' | 'rememberPhone'
>;

export interface FilledForm {
  plan: FormPlan;
  values: FormValues;
  otp?: { code: string; msisdn: string };
  captcha?: { id: string; code: string };
}

/** How a post of a form ended: taken, or refused with what the server says of it. */
export type SendResult =
  | { ok: true }
  | { ok: false; rejection: Rejection }
  | { ok: false; status: number | null; error: GatewayError };

/** Sends a filled form (FORM-456 to FORM-466). The definition is the one that the visitor has begun with. */
export async function sendForm(
  { plan, values, otp, captcha }: FilledForm,
  context: Context,
): Promise<SendResult> {
  const definition = await findDefinition(plan, context);
  if (definition === null) return { ok: false, rejection: reject(TEXTS.generic, { status: 409 }) };
  const files = await openFiles(plan, values, context);
  if ('lost' in files) {
    return { ok: false, rejection: reject(FORM_FIELD_TEXTS.fileFailed, { field: files.lost }) };
  }
  const { title: pageTitle, address: pageAddress } = context.page;
  const body = toSubmission({
    plan,
    definition,
    values,
    files: files.opened,
    pageTitle,
    pageAddress,
    ...(otp ? { otp } : {}),
    ...(captcha ? { captcha } : {}),
  });
  const asked = await context.ask(sendFeedback, { body });
  if (asked.ok && asked.answer.success) {
    const msisdn = findPhone(plan, values);
    if (msisdn !== null) context.rememberPhone(msisdn, PHONE_PRIORITY);
    await Promise.all([...files.opened.keys()].map((token) => context.forgetFile(token)));
    return { ok: true };
  }
  return asked.ok
    ? { ok: false, status: 200, error: readGatewayError(asked.answer) }
    : { ok: false, status: asked.status, error: asked.error };
}

/** The definitions as they were pinned: a plan leaves out what a browser must not see (addresses). */
async function findDefinition(plan: FormPlan, { pins, props }: Context): Promise<FeedbackForm | null> {
  const definitions = (await findPinned({ pin: props.pin, pins })) ?? [];
  return definitions.find((definition) => definition?.id === plan.id) ?? null;
}

async function openFiles(
  { fields }: FormPlan,
  values: FormValues,
  { openFile }: Context,
): Promise<{ opened: Map<string, File> } | { lost: string }> {
  const opened = new Map<string, File>();
  for (const { kind, key } of fields) {
    if (kind !== 'files') continue;
    for (const { token } of readFileTokens(values[key] ?? '')) {
      const file = await openFile(token);
      if (file === null) return { lost: key };
      opened.set(token, file);
    }
  }
  return { opened };
}

/** The visitor's number: the one that got a code, else the first of the form that is whole; null without one. */
function findPhone({ fields, otpPhone }: FormPlan, values: FormValues): string | null {
  const phones = fields.filter((field) => field.kind === 'text' && field.rule === 'mobile');
  const keys = [...(otpPhone === null ? [] : [otpPhone]), ...phones.map(({ key }) => key)];
  return keys.map((key) => values[key] ?? '').find((value) => /^7\d{10}$/.test(value)) ?? null;
}

/** Which field the server blames, if it names one. */
function toField({ fields }: FormPlan, { field }: GatewayError): string | undefined {
  return fields.find(({ name }) => name === field)?.key;
}

/** What is said of a field that the server blames without words (FORM-488, FORM-489); null of any other. */
function toFieldText({ fields }: FormPlan, key: string): string | null {
  const field = fields.find((one) => one.key === key);
  const rule = field?.kind === 'text' ? field.rule : '';
  if (rule.startsWith('mobile')) return TEXTS.fieldPhone;
  return rule.startsWith('email') ? TEXTS.fieldEmail : null;
}

/** What the server refused a form with: at the field that it names (FORM-417), else above the form. */
export function rejectForm(
  plan: FormPlan,
  { status, error }: { status: number | null; error: GatewayError },
): Rejection {
  const field = toField(plan, error);
  const message = error.message ?? (field === undefined ? null : toFieldText(plan, field));
  if (field !== undefined && message !== null) return reject(withErrorCode(message, error.code), { field });
  // FORM-487: there was no answer at all.
  return reject(status === null ? TEXTS.noAnswer : toFormErrorText(error.code, BRAND.prepositional), {
    field,
  });
}
