/**
 * What was typed into a form before its code came. React takes over with what the HTML said, so the fields are put
 * back to that, and what was typed is typed again once it listens. Gives the function that does the latter.
 */
export function keepTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const typed = fields.filter(isTyped).map((field) => ({ field, value: field.value }));
  for (const { field } of typed) setValue(field, field.defaultValue);
  return () => {
    for (const { field, value } of typed) {
      if (!field.isConnected) continue;
      setValue(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

function isTyped(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const isText = field instanceof HTMLTextAreaElement || !/^(hidden|checkbox|radio|submit)$/.test(field.type);
  return isText && field.value !== field.defaultValue;
}

/** Past React's own property, which would take the change for its own. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
