/**
 * What of the operator's texts a visitor may read. The specification shows the server's own text (PAGE-405, PAGE-406);
 * machines put theirs into the same field: «Internal server error», the name of a class, a line of SQL, a page of HTML.
 * Such a text says nothing to a visitor, and tells others how the operator is built (decision 0039).
 */

/** A sentence or two. */
const MAX_LENGTH = 300;
/** Brackets, braces, backslashes, `::`, addresses: text for machines. */
const MACHINE_SIGNS = /[<>{}[\]\\|_=`]|::|\/\//;
/** `ru.operator.Service`, `NullPointerException`, `billingId`, `ORA-00001`, `a.b()`. */
const MACHINE_WORDS = /[a-z]\.[a-z]|exception|\b[a-z]{2,}[A-Z]|\b[A-Z]{2,}-\d|\w\(\)/;

/** The text, when it is Russian and meant for people; null otherwise. */
export function toVisitorText(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > MAX_LENGTH) return null;
  if (MACHINE_SIGNS.test(trimmed) || MACHINE_WORDS.test(trimmed)) return null;
  return count(trimmed, /[а-яё]/gi) > count(trimmed, /[a-z]/gi) ? trimmed : null;
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
