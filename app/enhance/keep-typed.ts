type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What was typed into a form before its code came, or while it came. React takes over with what the HTML said, and
 * would put that back: what was typed is typed again. Gives the function that does it, once React listens.
 */
export function keepTyped(root: HTMLElement): () => void {
  const before = new Map(
    findFields(root)
      .filter(isTyped)
      .map((field) => [field, field.value]),
  );
  return () => {
    for (const field of findFields(root)) {
      const value = isTyped(field) ? field.value : before.get(field);
      if (value === undefined) continue;
      // By the property that React watches, then past it: what comes is a change to React as well.
      field.value = field.defaultValue;
      setValue(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

function findFields(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea')];
}

function isTyped(field: Field): boolean {
  const isText = field instanceof HTMLTextAreaElement || !/^(hidden|checkbox|radio|submit)$/.test(field.type);
  return isText && field.value !== field.defaultValue;
}

function setValue(field: Field, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
