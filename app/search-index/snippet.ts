import { toStems } from './stem-words';

/** About two lines of a result. */
const LENGTH = 200;
/** What is shown before the first word that was looked for. */
const BEFORE = 60;

/** The part of a text that has the first of the words; its beginning where it has none. Cut between words, with «…». */
export function toSnippet(text: string, stems: readonly string[]): string {
  const line = text.replaceAll('\n', ' · ');
  const at = findFirst(line, stems);
  const from = at <= BEFORE ? 0 : line.lastIndexOf(' ', at - BEFORE) + 1;
  const rest = line.slice(from);
  const part = rest.length <= LENGTH ? rest : rest.slice(0, Math.max(1, rest.lastIndexOf(' ', LENGTH)));
  return `${from > 0 ? '…' : ''}${part}${part.length < rest.length ? '…' : ''}`;
}

function findFirst(line: string, stems: readonly string[]): number {
  for (const { 0: word, index } of line.matchAll(/[\p{L}\p{N}]+/gu)) {
    const [stem = ''] = toStems(word);
    if (stem !== '' && stems.some((wanted) => stem.startsWith(wanted))) return index;
  }
  return 0;
}
