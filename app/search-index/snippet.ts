/** About two lines of a result. */
const LENGTH = 200;
/** What is shown before the first word that was looked for. */
const BEFORE = 60;
/** What ends a line by itself needs no dot in the middle. */
const SENTENCE_END = /([.!?…:])\n/g;
const IN_WORD = /[\p{L}\p{N}]/u;

/** The part of a text that has the first of the words; its beginning where it has none. Cut between words, with «…». */
export function toSnippet(text: string, stems: readonly string[]): string {
  const line = text.replace(SENTENCE_END, '$1 ').replaceAll('\n', ' · ');
  const at = findFirst(line, stems);
  const from = at <= BEFORE ? 0 : line.lastIndexOf(' ', at - BEFORE) + 1;
  const rest = line.slice(from);
  const part = rest.length <= LENGTH ? rest : rest.slice(0, Math.max(1, rest.lastIndexOf(' ', LENGTH)));
  return `${from > 0 ? '…' : ''}${part}${part.length < rest.length ? '…' : ''}`;
}

function findFirst(line: string, stems: readonly string[]): number {
  const text = line.toLowerCase().replaceAll('ё', 'е');
  const places = stems.map((stem) => findBeginning(text, stem)).filter((at) => at >= 0);
  return places.length === 0 ? 0 : Math.min(...places);
}

/** Where a word begins with the stem; -1: nowhere. The stem of a Russian word is its beginning. */
function findBeginning(text: string, stem: string): number {
  let at = text.indexOf(stem);
  while (at > 0 && IN_WORD.test(text.charAt(at - 1))) at = text.indexOf(stem, at + 1);
  return at;
}
