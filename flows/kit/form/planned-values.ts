import { timeKey, type FormPlan, type FormValues, type PlannedField } from '#schemas/forms/form-plan';
import { isShown } from '#schemas/forms/shown-fields';
import { FORM_WORDS } from './form-words';

/** The values of a form in the browser, and which fields they belong to. */

/** As react-hook-form keeps them: a box is true or false there, or has its value. */
export type LiveValues = Record<string, unknown>;

/** Names of the inputs of a field, in the order in which they stand. */
export function toKeys(field: PlannedField): string[] {
  if (field.kind === 'heading') return [];
  return field.kind === 'datetime' ? [field.key, timeKey(field)] : [field.key];
}

/** Every key of the plan: what is there of it in the first of the sources that has it, else nothing typed. */
export function toValues(plan: FormPlan, ...sources: (FormValues | undefined)[]): FormValues {
  const values = plan.fields.flatMap((field) =>
    toKeys(field).map((key) => {
      if (field.kind === 'hidden') return [key, field.value];
      return [key, sources.find((source) => source?.[key] !== undefined)?.[key] ?? ''];
    }),
  );
  return Object.fromEntries(values);
}

/** As the schema judges them and the server gets them. */
export function fromLive(plan: FormPlan, live: LiveValues): FormValues {
  const texts = Object.entries(live).map(([key, value]) => [key, toText(value)]);
  return toValues(plan, Object.fromEntries(texts));
}

/** A tick is true where no attribute says the box's value: Preact writes none for «on», which it is anyway. */
function toText(value: unknown): string {
  if (value === true) return 'on';
  return typeof value === 'string' ? value : '';
}

/** Is there anything that the visitor has put in (FORM-216: «dirty»)? A country's prefix alone is nothing. */
export function isAnythingFilled(plan: FormPlan, values: FormValues): boolean {
  return plan.fields.some(
    (field) => field.kind !== 'hidden' && toKeys(field).some((key) => isFilled(values[key])),
  );
}

export const isFilled = (value: string | undefined) => value !== undefined && value !== '' && value !== '+7';

/** What the visitor reads beside a field, for lists of fields too. */
export function toLabel({ title, placeholder }: Pick<PlannedField, 'title' | 'placeholder'>): string {
  return title ?? placeholder ?? FORM_WORDS.untitled;
}

/** What the definition says of a field, and what the form adds. */
export function joinSentences(notice: string | null, more: string): string {
  if (notice === null) return more;
  return /[.!?…]$/.test(notice) ? `${notice} ${more}` : `${notice}. ${more}`;
}

/** The shown inputs of a page or of all, in their order. */
export function toShownKeys(plan: FormPlan, values: FormValues, page?: number): string[] {
  return plan.fields
    .filter((field) => (page === undefined || field.page === page) && isShown(field, values))
    .flatMap(toKeys);
}

export function findField(plan: FormPlan, key: string): PlannedField | undefined {
  return plan.fields.find((field) => toKeys(field).includes(key));
}
