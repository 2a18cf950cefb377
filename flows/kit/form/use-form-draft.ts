import { useEffect, useRef, useState } from 'react';
import type { FormPlan, FormValues } from '#schemas/forms/form-plan';
import { clearDraft, keepDraft, readDraft, type KeptDraft } from './form-draft';

interface FormDraft {
  plan: FormPlan;
  /** Of the flow: an answer that is newer than the draft has the values itself. */
  turn: number;
  values: FormValues;
  fill: (values: FormValues) => void;
}

/** Keeps what is typed and fills it in again when the visitor comes back (FORM-451, FORM-452). */
export function useFormDraft({ plan, turn, values, fill }: FormDraft) {
  const [restored, setRestored] = useState<KeptDraft | null>(null);
  const text = JSON.stringify(values);
  const latest = useRef({ plan, turn, values, fill, text });
  useEffect(() => {
    const was = latest.current;
    latest.current = { plan, turn, values, fill, text };
    if (was.text !== text || was.turn !== turn) keepDraft(plan, turn, values, restored?.hadFiles);
  }, [plan, turn, values, fill, text, restored]);

  useEffect(() => {
    const draft = readDraft(latest.current.plan, latest.current.turn);
    if (draft === null || isSame(draft.values, latest.current.values)) return;
    latest.current.fill(draft.values);
    setRestored(draft);
  }, []);

  return {
    /** What the fields were filled with; null when they were not, or the visitor wants none of it. */
    restored,
    forget: () => {
      clearDraft(plan.id);
      setRestored(null);
    },
  };
}

/** For the view of a form that was sent. */
export function useClearedDraft(formId: string | null): void {
  useEffect(() => {
    if (formId !== null) clearDraft(formId);
  }, [formId]);
}

const isSame = (draft: FormValues, values: FormValues) =>
  Object.keys(draft).every((key) => draft[key] === values[key]);
