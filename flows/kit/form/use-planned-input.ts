import type { FocusEvent } from 'react';
import { usePlannedFormValue } from './planned-form-context';

/** An error that pushes the page down under a pressed mouse button would make the click miss: it waits for the release. */
const LEAVE_MS = 150;

/** What an `<input>` of the form gets: judged when it is changed, entered and left (FORM-414). */
export function usePlannedInput(key: string) {
  const { id, form, initial, errorOf } = usePlannedFormValue();
  const { ref, onChange, onBlur } = form.register(key);
  return {
    id: `${id}-${key}`,
    name: key,
    error: errorOf(key),
    inputRef: ref,
    initial: initial[key] ?? '',
    onChange,
    onFocus: () => void form.trigger(key),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const { target } = event;
      // A visitor who leaves the window has not left the field.
      setTimeout(() => document.activeElement !== target && void onBlur({ target, type: 'blur' }), LEAVE_MS);
    },
  };
}
