/** What long hostile texts are made of: each is repeated to a length, and ends in a sign that spoils the match. */
export const ALPHABETS: readonly string[] = [
  ...['/', ' ', '\t ', '\r\n', '\u00a0', '0', '1 ', '1.', '1,', '+7', '-', '(', 'a', 'aB-', 'я', 'я ', '٣'],
  ...[
    'a@',
    'a.',
    'a@a.',
    '<',
    '<?xml',
    '<!--',
    '<!DOCTYPE',
    '&',
    '&amp;',
    '%',
    '%2f',
    '"',
    '\\',
    '[',
    '{"a":',
  ],
  ...['#', '?', 'a=', ',', ':', '\u0000', '😀', 'и\u0306'],
];

/** `length` characters of an alphabet, a digit before them and a sign behind. */
export function fillText(alphabet: string, length: number): string {
  return `1${alphabet.repeat(Math.ceil(length / alphabet.length)).slice(0, length - 2)}!`;
}
