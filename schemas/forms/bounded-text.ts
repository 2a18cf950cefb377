import type { Report } from './form-fault';

/** Characters of a title, notice or value of a definition. */
const MAX_TEXT_LENGTH = 2000;

/** A text of a definition, cut when it is too long. */
export function toBoundedText(
  text: string | null,
  path: readonly (string | number)[],
  report: Report,
): string | null {
  if (text === null || text.length <= MAX_TEXT_LENGTH) return text;
  report('long-text', path, String(MAX_TEXT_LENGTH));
  return `${text.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
