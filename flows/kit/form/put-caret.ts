/**
 * Puts the caret into a field whose text is written anew by React, which leaves it at the end.
 * Done as soon as React has written the text, before the next key is heard.
 */
export function putCaret(input: HTMLInputElement, at: number): void {
  queueMicrotask(() => input.setSelectionRange(at, at));
}
