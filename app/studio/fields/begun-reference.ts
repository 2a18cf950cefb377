/** A reference that somebody begins to type: «за {{макс». */
const BEGUN = /\{\{([^{}]*)$/;
/** A sum that may be the price of a product. */
const SUM = /\d(?: |\u00A0|&nbsp;)?₽/;

/** What is looked for at the end of a text, and where it begins; null where nothing is begun. */
export function readBegun(text: string): { search: string; start: number } | null {
  const begun = BEGUN.exec(text);
  return begun && { search: begun[1] ?? '', start: begun.index };
}

/** Does it say a price that the site could fill in itself? */
export const saysSum = (text: string) => SUM.test(text);
