import { useEffect, useRef } from 'react';
import { toKeys } from './planned-values';
import type { PlannedFormValue } from './planned-form-context';

/** What a visitor has typed before the form came to life stands in its fields: the form takes it for its values. */
export function useTypedEarly({ id, plan, form, initial }: PlannedFormValue): void {
  const first = useRef({ id, keys: plan.fields.flatMap(toKeys), setValue: form.setValue, initial });
  useEffect(() => {
    const { id, keys, setValue, initial } = first.current;
    for (const key of keys) {
      const typed = readTyped(document.getElementById(`${id}-${key}`));
      if (typed !== null && typed !== initial[key]) setValue(key, typed);
    }
  }, []);
}

/** Null for what is no field of a text, a choice or a tick; files are taken care of by themselves. */
function readTyped(field: HTMLElement | null): string | null {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return field.value;
  if (!(field instanceof HTMLInputElement) || field.type === 'file') return null;
  if (field.type !== 'checkbox') return field.value;
  return field.checked ? field.value : '';
}
