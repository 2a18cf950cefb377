import { keepText, readKept } from '#blocks/ui/browser-storage';
import type { FormPlan, FormValues } from '#schemas/forms/form-plan';
import { isFilled, toKeys } from './planned-values';

/** What was typed into a form, kept for the browser's session (FORM-451). Files and captchas are not (FORM-453). */

const toStorageKey = (formId: string) => `form:${formId}`;

interface Draft {
  /** Of which fields: a form that the operator has changed begins anew. */
  shape: string;
  /** After how many answers of the server it was typed. */
  turn: number;
  values: Record<string, string>;
  /** There were files as well. */
  hadFiles: boolean;
}

/** What may be filled in again. */
export interface KeptDraft {
  values: FormValues;
  /** Files were there that were not kept. */
  hadFiles: boolean;
}

/** What was kept and may be filled in again; null when there is nothing, or the server's answer is newer. */
export function readDraft(plan: FormPlan, turn: number): KeptDraft | null {
  const draft = parse(readKept(toStorageKey(plan.id), 'session'));
  if (draft === null || draft.shape !== toShape(plan) || draft.turn < turn) return null;
  const kept = toKeptKeys(plan).filter((key) => typeof draft.values[key] === 'string');
  const values = Object.fromEntries(kept.map((key) => [key, String(draft.values[key])]));
  return kept.some((key) => isFilled(values[key])) ? { values, hadFiles: draft.hadFiles } : null;
}

/** Values that are all empty are no draft. `lacksFiles`: those that were there before were not brought again yet. */
export function keepDraft(plan: FormPlan, turn: number, values: FormValues, lacksFiles = false): void {
  const kept = toKeptKeys(plan).filter((key) => isFilled(values[key]));
  if (kept.length === 0) return clearDraft(plan.id);
  const texts = Object.fromEntries(kept.map((key) => [key, values[key] ?? '']));
  const hadFiles =
    lacksFiles || plan.fields.some(({ kind, key }) => kind === 'files' && isFilled(values[key]));
  const draft: Draft = { shape: toShape(plan), turn, values: texts, hadFiles };
  keepText(toStorageKey(plan.id), JSON.stringify(draft), 'session');
}

/** Once the form is sent, and when the visitor wants it empty. */
export function clearDraft(formId: string): void {
  keepText(toStorageKey(formId), null, 'session');
}

/** Neither files nor what the form itself brings along. */
function toKeptKeys(plan: FormPlan): string[] {
  return plan.fields.filter(({ kind }) => kind !== 'files' && kind !== 'hidden').flatMap(toKeys);
}

const toShape = ({ fields }: FormPlan) =>
  fields.map(({ key, kind, name }) => `${key} ${kind} ${name}`).join('\n');

function parse(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const { shape, turn, values, hadFiles }: Partial<Record<keyof Draft, unknown>> = draft;
    if (typeof shape !== 'string' || typeof turn !== 'number') return null;
    if (typeof values !== 'object' || values === null) return null;
    return { shape, turn, values: { ...values }, hadFiles: hadFiles === true };
  } catch {
    // No JSON: somebody else has written there.
    return null;
  }
}
