const MOST_SIGNS = 200;
/** Ids, codes and paths, joined by comma. No space, no `@`, no `?`, no letter of another alphabet. */
const PLAIN = /^[\w.:/,[\]-]*$/;
/** As many digits in a row as a phone number has without its code. */
const LONG_NUMBER = /\d{7}/;

/**
 * Is a text of an event a code that names a thing, and nothing that a person could have typed: no name, no address, no
 * e-mail, no phone number? Browser and server ask the same; no zod, so that a plain page stays small.
 */
export function isPlainCode(text: string): boolean {
  return text.length <= MOST_SIGNS && PLAIN.test(text) && !LONG_NUMBER.test(text);
}
