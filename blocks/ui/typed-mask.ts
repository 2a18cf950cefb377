/** Fields that write what is typed in one form: dots of a date, the colon of a time. For uncontrolled fields. */

/** The text that stands in the field for what was typed there. */
export type Mask = (typed: string) => string;

export interface MaskedForms {
  /** While it is typed, key by key. */
  typed: Mask;
  /** Pasted, filled in by the browser or by a script: a whole value in any usual form. */
  whole: Mask;
}

/** Writes the field's text anew. The caret stays behind the digits that it stood behind. */
export function applyMask(event: { target: HTMLInputElement; nativeEvent: Event }, forms: MaskedForms): void {
  const { target: input, nativeEvent } = event;
  const { value: typed, selectionStart } = input;
  const text = (isTypedByKey(nativeEvent) ? forms.typed : forms.whole)(typed);
  if (text === typed) return;
  const caret = selectionStart ?? typed.length;
  input.value = text;
  // Safari moves the focus to a field whose selection is set.
  if (document.activeElement !== input) return;
  const at = caret >= typed.length ? text.length : toCaret(text, countDigits(typed.slice(0, caret)));
  const isBeforeSign = isOf(nativeEvent, 'deleteContentForward') && !/\d/.test(text.charAt(at));
  input.setSelectionRange(at + Number(isBeforeSign), at + Number(isBeforeSign));
}

/** Writes a text as if it had been typed: who listens to the field hears of it. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React's own setter on the element would take the change for its own and tell nobody.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function isTypedByKey(event: Event): boolean {
  if (!('inputType' in event) || typeof event.inputType !== 'string') return false;
  // A keyboard that fills in a whole value inserts it as one text.
  const isWhole = 'data' in event && typeof event.data === 'string' && event.data.length > 2;
  return /^(insert(Text|CompositionText)|delete)/.test(event.inputType) && !isWhole;
}

const isOf = (event: Event, type: string) => 'inputType' in event && event.inputType === type;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

function toCaret(text: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digitsBefore) return at;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}
