/**
 * Remembers what stands in a control now; what is given back makes React see it, as if it were typed then. Where
 * somebody is typing, the caret stays; a control that was left is left again. A button is pressed once more.
 */
export function rememberTouched(control: EventTarget): () => void {
  if (control instanceof HTMLButtonElement) return () => control.click();
  const again = toTyping(control);
  return () => {
    again();
    if (document.activeElement !== control)
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}

function toTyping(control: EventTarget): () => void {
  if (control instanceof HTMLTextAreaElement) return toText(control, HTMLTextAreaElement.prototype);
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox' || control.type === 'radio') return toPress(control);
    if (control.type !== 'file') return toText(control, HTMLInputElement.prototype);
  }
  const value = control instanceof HTMLSelectElement ? control.value : null;
  return () => {
    if (control instanceof HTMLSelectElement && value !== null) control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** A press that ends as it stood. */
function toPress(control: HTMLInputElement): () => void {
  const { checked } = control;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

/**
 * React tells of an input only when the value differs from the last that it knows, which it learns from `value` as
 * scripts set it on this one element. So it is told the old value, and the typed one is set past it.
 */
function toText(control: HTMLInputElement | HTMLTextAreaElement, prototype: object): () => void {
  const { value, selectionStart, selectionEnd } = control;
  return () => {
    if (value === control.defaultValue) return;
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    // Dates have no caret to keep.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
}
