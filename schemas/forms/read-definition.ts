import { z } from 'zod';
import { limitedText } from '../values/limited-text';

/**
 * A definition as the form builder reads it: nothing of it is taken on trust. What has the wrong shape counts as left
 * out; what the contract does not name (the extensions of README.md) is there at run time and is read here.
 */
const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || null);
/** Names and identifiers stay as they are written: the operator knows them so. */
const identifier = z
  .union([z.string(), z.int().transform(String)])
  .nullish()
  .catch(null)
  .transform((value) => (value?.trim() ? value : null));
const flag = z.boolean().catch(false);
const unread = z.unknown().optional();
const list = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

const fieldSchema = z.object({
  name: identifier,
  type: text,
  format: text,
  required: flag,
  title: text,
  placeholder: text,
  notice: text,
  answers: list,
  isOtpPhone: flag,
  /** Extensions. */
  value: text,
  page: unread,
  showIf: unread,
  maxFileSizeMb: unread,
  fileTypes: unread,
});
export type DefinedField = z.output<typeof fieldSchema>;

const formSchema = z.object({
  id: identifier,
  title: text,
  subTitle: text,
  notice: text,
  fields: list,
  hasCaptcha: flag,
  captchaFormName: text,
  successMessageTitle: text,
  successMessageText: text,
  otpPhoneField: identifier,
});
export type DefinedForm = z.output<typeof formSchema>;

/** null when it is no object. */
export function readForm(definition: unknown): DefinedForm | null {
  return formSchema.safeParse(definition).data ?? null;
}

export function readField(field: unknown): DefinedField | null {
  return fieldSchema.safeParse(field).data ?? null;
}

const answerSchema = z.object({ value: identifier, title: text });
/** An answer of a list; parts are null where they are missing. */
export function readAnswer(answer: unknown): z.output<typeof answerSchema> | null {
  return answerSchema.safeParse(answer).data ?? null;
}

/** The extension `showIf`; null when it is none. */
export function readCondition(showIf: unknown): { name: string; values: (string | boolean)[] } | null {
  return conditionSchema.safeParse(showIf).data ?? null;
}
const conditionSchema = z.object({
  name: z.string(),
  values: z
    .array(z.union([z.string(), z.boolean(), z.number().transform(String)]))
    .min(1)
    .max(500),
});

const MAX_PAGE = 20;
/** The extension `page`; null when it is none. */
export function readPage(page: unknown): number | null {
  return z.int().min(1).max(MAX_PAGE).safeParse(page).data ?? null;
}

/** In megabytes: more would not fit the waiting room of uploads. */
const MAX_FILE_SIZE_MB = 100;
/** The extension `maxFileSizeMb` (FORM-438); null when it is none. */
export function readFileSizeMb(size: unknown): number | null {
  return z.number().positive().max(MAX_FILE_SIZE_MB).safeParse(size).data ?? null;
}

const mimeType = limitedText(100).regex(/^[\w.+-]+\/(\*|[\w.+-]+)$/);
/** The extension `fileTypes`: MIME types, also `application/*`; null when it is none. */
export function readFileTypes(types: unknown): string[] | null {
  const parsed = z.array(mimeType).min(1).max(100).safeParse(types);
  return parsed.data?.map((type) => type.toLowerCase()) ?? null;
}
