import { z } from 'zod';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { formRefusalSchema } from './entities/refusal';
import { captchaField, msisdnField } from './fields';
import { codeSentAnswer } from './outcomes';

/** Types of a form field, the complete list (FORM-404). */
export const FIELD_TYPES = [
  'title',
  'input',
  'datetime',
  'date',
  'textarea',
  'file',
  'multiplefiles',
  'checkbox',
  'hidden',
  'select',
  'select-email',
] as const;

/** Formats of a form field, the complete list (FORM-406). */
export const FIELD_FORMATS = [
  'name',
  'passport_series',
  'passport_number',
  'amount',
  'string',
  'email',
  'integer',
  'fio',
  'mobile',
  'mobile_international',
  'checkbox',
  'datetime',
  'date',
  'future_date',
  'file',
  'multiplefiles',
  'captcha',
] as const;

/**
 * The identifiers of the ready forms, the complete list (FORM-410): ids of definitions, and names under which a form
 * asks for its captcha. Their spelling is ours, but for `payonlineform`.
 */
export const READY_FORMS = {
  portNotice: 'portNotice',
  portInitialForm: 'portInitialForm',
  orderForm: 'orderForm',
  numberChoice: 'numberChoice',
  convergentRequest: 'convergentRequest',
  homeInternet: 'homeInternet',
  faqFeedback: 'faqFeedback',
  payOnlineForm: 'payonlineform',
} as const;

/** A choice of a select; `select-email` sends the form to the address in `value`. */
const fieldAnswerSchema = z.looseObject({ value: identifier, title: z.string() });

/** A field of a form (FORM-403). Types and formats outside the lists are kept and reported by the form builder. */
export const feedbackFieldSchema = z.looseObject({
  name: z.string(),
  type: z.string(),
  format: optionalField(z.string()),
  required: optionalField(z.boolean()),
  title: optionalField(z.string()),
  placeholder: optionalField(z.string()),
  notice: optionalField(z.string()),
  answers: optionalField(z.array(fieldAnswerSchema)),
  isOtpPhone: optionalField(z.boolean()),
});

/** A form, also called a theme: a page can offer several (FORM-402). */
export const feedbackFormSchema = z.looseObject({
  id: identifier,
  title: z.string(),
  subTitle: optionalField(z.string()),
  notice: optionalField(z.string()),
  fields: z.array(feedbackFieldSchema),
  hasCaptcha: optionalField(z.boolean()),
  captchaFormName: optionalField(z.string()),
  successMessageTitle: optionalField(z.string()),
  successMessageText: optionalField(z.string()),
  /** Name of the field with the phone that gets a code; a form with it is confirmed by that code. */
  otpPhoneField: optionalField(z.string()),
});
export type FeedbackForm = z.output<typeof feedbackFormSchema>;

export const getFeedbackForms = defineCall({
  id: 'feedback.get',
  group: 'forms',
  method: 'GET',
  path: '/api/unite/v1/feedback/get',
  rows: ['FORM-24', 'FORM-401'],
  query: z.looseObject({ uuid: z.string() }),
  // A form that cannot be read costs itself, and not its neighbours on the page.
  answer: z.array(z.union([feedbackFormSchema, z.unknown().transform(() => null)])),
  empty: [],
});

/**
 * Sends a filled form as multipart. Beside the named parts stand the fields of the form, phones as digits
 * (FORM-464). Parts are nested here and flat on the wire, by the rules of `./form-fields`: `__otp[code]`,
 * files as `name[]`, a date and its time as `name[0]` and `name[1]` (FORM-457 to FORM-463).
 */
export const sendFeedback = defineCall({
  id: 'feedback.send',
  group: 'forms',
  method: 'POST',
  path: '/api/unite/v1/feedback/send',
  rows: [
    'FORM-456',
    'FORM-457',
    'FORM-458',
    'FORM-459',
    'FORM-460',
    'FORM-461',
    'FORM-462',
    'FORM-463',
    'FORM-464',
  ],
  body: z.looseObject({
    id: z.string(),
    refererx: optionalField(z.string()),
    form_url: optionalField(z.string()),
    __otp: optionalField(
      z.looseObject({
        code: z.string(),
        msisdn: msisdnField,
        timezone: optionalField(z.string()),
      }),
    ),
    __captcha: optionalField(captchaField),
  }),
  encoding: 'multipart',
  answer: z.looseObject({ success: z.boolean(), extra: optionalField(formRefusalSchema) }),
  empty: null,
  personal: true,
  commits: true,
});

/**
 * Sends a code to the phone of a form. The path stands without unite/v1 (FORM-467). A captcha that the form shows goes
 * along, so that a wrong one sends no code (decision 0038).
 */
export const sendFeedbackCode = defineCall({
  id: 'feedback.sendOtp',
  group: 'forms',
  method: 'POST',
  path: '/api/feedback/sendOtp',
  rows: ['FORM-467'],
  body: z.looseObject({
    id: z.string(),
    __otp: z.looseObject({ msisdn: msisdnField }),
    __captcha: optionalField(captchaField),
  }),
  encoding: 'json',
  answer: codeSentAnswer,
  empty: null,
  personal: true,
});
