import type { CallInput } from '../gateway/call';
import type { FeedbackForm, sendFeedback } from '../gateway/feedback';
import { timeKey, type FormPlan, type FormValues, type PlannedField } from './form-plan';
import { isShown } from './shown-fields';

export interface Submission {
  readonly plan: FormPlan;
  /** The definition that the plan was made of: it alone has the addresses of a `select-email`. */
  readonly definition: FeedbackForm;
  /** As the form's schema gave them back: cleaned, of shown fields only. */
  readonly values: FormValues;
  /** The files by their tokens. */
  readonly files: ReadonlyMap<string, File>;
  /** FORM-458. */
  readonly pageTitle: string;
  /** FORM-459. */
  readonly pageAddress: string;
  /** `msisdn`: 11 digits; `timezone` is that of Moscow unless the region says otherwise (FORM-460). */
  readonly otp?: { readonly code: string; readonly msisdn: string; readonly timezone?: string };
  /** FORM-461; left out of a form without captcha. */
  readonly captcha?: { readonly id: string; readonly code: string };
}

type FeedbackBody = CallInput<typeof sendFeedback>['body'];

const DEFAULT_TIMEZONE = 'Europe/Moscow';

/**
 * The body of `sendFeedback`: the fields by the names that the operator knows, and the parts of the post. What is
 * empty, a box that is not ticked and a field that is not shown are left out; a ticked box is `true`.
 * Throws when the plan is not the definition's, or a file is not there: a form never goes without what it names.
 */
export function toSubmission(submission: Submission): FeedbackBody {
  const { plan, values, pageTitle, pageAddress, otp, captcha } = submission;
  const fields = plan.fields
    .filter((field) => isShown(field, values))
    .flatMap((field) => {
      const value = toSentValue(field, submission);
      return value === null ? [] : [[field.name, value] as const];
    });
  return {
    // The parts of the post come last: no field takes their place.
    ...Object.fromEntries<unknown>(fields),
    id: plan.id,
    refererx: pageTitle,
    form_url: pageAddress,
    ...(otp && { __otp: { ...otp, timezone: otp.timezone ?? DEFAULT_TIMEZONE } }),
    ...(captcha && plan.captchaForm !== null && { __captcha: { form: plan.captchaForm, ...captcha } }),
  };
}

type SentValue = string | true | readonly string[] | readonly File[];

/** null: nothing is sent of the field. */
function toSentValue(field: PlannedField, submission: Submission): SentValue | null {
  if (field.kind === 'hidden') return field.value;
  const value = submission.values[field.key] ?? '';
  if (field.kind === 'heading' || value === '') return null;
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'date':
      return value;
    case 'checkbox':
      return true;
    case 'datetime':
      return [value, submission.values[timeKey(field)] ?? ''];
    case 'select':
      return field.isEmail ? toAddress(field, value, submission.definition) : value;
    case 'files':
      return value.split(' ').map((token) => toFile(token, submission.files));
  }
}

/** The key of a field is its place in the definition, the value its answer's. */
function toAddress({ key, name }: PlannedField, value: string, { fields }: FeedbackForm): string {
  const defined = fields[Number(key.slice(1))];
  const address = defined?.name === name ? defined.answers?.[Number(value)]?.value : undefined;
  if (address === undefined) throw new Error(`the plan of the form does not fit its definition at "${key}"`);
  return address;
}

function toFile(token: string, files: ReadonlyMap<string, File>): File {
  const file = files.get(token);
  if (file === undefined) throw new Error('a file of the form is not there any more');
  return file;
}
