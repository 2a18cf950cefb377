/**
 * A product's name that breaks over lines like a careful typesetter's: «Ладога 12», «256 ГБ» stay whole. The names come
 * from the operator, with ordinary spaces.
 */
export const glueFigures = (name: string): string =>
  name.replaceAll(MODEL, '$1\u00a0').replaceAll(MEASURE, '$1\u00a0');

/** The space between a word and a short figure that is not followed by more of it. */
const MODEL = /(\p{L}) (?=\d{1,4}(?:[\s,]|$))/gu;
const MEASURE = /(\d) (?=(?:[МГТ]Б|Гц|мм|см|мАч)(?!\p{L}))/gu;
