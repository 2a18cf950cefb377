/**
 * A form as the site shows, judges and sends it: what the operator's definition says (`#schemas/gateway/feedback`),
 * with what is wrong in it taken out. Plain data: the server makes it, the browser gets it with the page.
 */
export interface FormPlan {
  /** The definition's id; the post names it (FORM-457). */
  readonly id: string;
  readonly title: string;
  readonly subTitle: string | null;
  readonly notice: string | null;
  readonly fields: readonly PlannedField[];
  /** The name under which the form asks for its captcha; null without one (FORM-412). */
  readonly captchaForm: string | null;
  /** The key of the field whose number gets a code; null for a form that is sent at once (FORM-207). */
  readonly otpPhone: string | null;
  readonly success: { readonly title: string; readonly text: string | null };
  /** How many pages the fields stand on; 1 unless the definition says otherwise (an extension). */
  readonly pages: number;
}

/** How a field is filled in, and what its value has to be. */
export type PlannedField =
  | (FieldBase & { readonly kind: 'heading' })
  | (FieldBase & { readonly kind: 'text'; readonly rule: TextRule })
  | (FieldBase & { readonly kind: 'textarea'; readonly rule: TextRule })
  /** dd.mm.yyyy; `future`: from 3 days ahead, else up to today (FORM-429 to FORM-432). */
  | (FieldBase & { readonly kind: 'date'; readonly range: DateRange })
  /** A date under the field's key, and a time hh:mm under `timeKey(field)`. */
  | (FieldBase & { readonly kind: 'datetime'; readonly range: DateRange })
  | (FieldBase & { readonly kind: 'checkbox' })
  /** `isEmail`: the answers' values are addresses that the operator sends the form to; a page never shows them. */
  | (FieldBase & { readonly kind: 'select'; readonly answers: readonly Answer[]; readonly isEmail: boolean })
  | (FieldBase & { readonly kind: 'hidden'; readonly value: string })
  | (FieldBase & { readonly kind: 'files'; readonly limits: FileLimits; readonly isMultiple: boolean });

interface FieldBase {
  /** `f0`, `f1`…: the name of the input and the key of its value. Names of definitions are not fit for either. */
  readonly key: string;
  /** The name that the operator knows the field by. */
  readonly name: string;
  readonly title: string | null;
  readonly placeholder: string | null;
  readonly notice: string | null;
  readonly isRequired: boolean;
  /** From 1. */
  readonly page: number;
  /** Shown, judged and sent only while another field has one of these values (an extension). */
  readonly showIf: { readonly key: string; readonly values: readonly string[] } | null;
}

/** What a text has to be; the formats of FORM-406 that are texts. */
export type TextRule =
  | 'string'
  | 'name'
  | 'fio'
  | 'email'
  /** The type `email` of a dynamic form, whose text has an exclamation mark (FORM-02, FORM-13). */
  | 'email_dynamic'
  | 'passport_series'
  | 'passport_number'
  | 'amount'
  | 'integer'
  | 'mobile'
  | 'mobile_international';

export type DateRange = 'past' | 'future';

export interface Answer {
  /** What is posted; the index for addresses (`isEmail`). */
  readonly value: string;
  readonly title: string;
}

export interface FileLimits {
  /** Of one file and of all together, in bytes; 1 MB is 1,000,000 bytes (FORM-219). */
  readonly maxBytes: number;
  /** MIME types and `image/*`; images and videos pass anyway (FORM-441). */
  readonly types: readonly string[];
}

/** Characters of an answer's value. */
export const MAX_ANSWER_LENGTH = 300;

/** The key of the time that belongs to a date-time field. */
export const timeKey = ({ key }: { key: string }) => `${key}t`;

/** Values of a form by key: texts as typed, a ticked box is 'on', files as their tokens with spaces between. */
export type FormValues = Readonly<Record<string, string>>;
