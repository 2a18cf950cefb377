import { requireWritable } from './browser-rules';

/** What a visitor writes into fields. Each throws an Error when a browser would not let it. */

type TextField = HTMLInputElement | HTMLTextAreaElement;

export function fillField(element: Element, text: string): void {
  if (!element.matches('input, textarea')) throw new Error(`nothing can be written into ${element.tagName}`);
  const field = element as TextField;
  requireWritable(field, text);
  field.value = text;
}

/** The option is named by its value, its text or its place. */
export function selectOption(element: Element, wanted: string | { index: number }): void {
  if (!element.matches('select:enabled')) throw new Error(`nothing can be chosen in ${element.tagName}`);
  const select = element as HTMLSelectElement;
  const options = [...select.options];
  const option =
    typeof wanted === 'string'
      ? options.find(({ value, text }) => value === wanted || text === wanted)
      : options.at(wanted.index);
  if (option === undefined || option.disabled)
    throw new Error(`there is no option ${JSON.stringify(wanted)}`);
  select.value = option.value;
}

export function tick(element: Element, isTicked: boolean): void {
  if (!element.matches('input[type="checkbox"]:enabled, input[type="radio"]:enabled')) {
    throw new Error(`${element.tagName} cannot be ticked`);
  }
  (element as HTMLInputElement).checked = isTicked;
}
