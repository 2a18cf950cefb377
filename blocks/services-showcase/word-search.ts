import { foldText } from '#schemas/products/service-search';

/** Words and phrases that mean the same to somebody who looks for a service. */
export type Synonyms = readonly (readonly string[])[];

/** Does a text, as its stems, have what was typed? */
export type WordSearch = (stems: readonly string[]) => boolean;

/** Small words say nothing of the subject. */
const SMALL = new Set(
  'а без в во для до за и из к как ко мне на не о об от по под при про с со у что чтобы'.split(' '),
);

const MIN_STEM = 3;
/** Endings of nouns and adjectives, the longest first. */
const ENDINGS =
  'иями ями ами его ого ему ому ыми ими иях ях ах ов ев ей ом ем ам ям ий ый ой ая яя ое ее ие ые ию ия их ых им ым ую юю а я о е и ы у ю ь й'.split(
    ' ',
  );

/**
 * What the forms of a Russian word have in common: «поездка», «поездку», «поездок» → «поездк». Rules of endings, not a
 * dictionary; both what is typed and what is searched go through them.
 */
export function toStem(word: string): string {
  const folded = foldText(word);
  const ending = ENDINGS.find((one) => folded.endsWith(one) && folded.length - one.length >= MIN_STEM) ?? '';
  const stem = folded.slice(0, folded.length - ending.length).replace(/ь$/, '');
  // «гудок» and «гудки», «поездок» and «поездка»: the vowel comes and goes.
  return stem.replace(/(?<=\p{L}{2})[ое]к$/u, 'к');
}

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** Each telling word of a text as the stems that it may be meant by: «Wi-Fi» is «wifi», and «wi» with «fi». */
function readWords(text: string): { whole: string; parts: string[] }[] {
  const words = foldText(text).match(WORD) ?? [];
  return words
    .filter((word) => !SMALL.has(word))
    .map((word) => ({ whole: toStem(word.replaceAll('-', '')), parts: word.split('-').map(toStem) }));
}

/** The stems of a text, those of compound words whole and apart. */
export function toStems(text: string): string[] {
  return [...new Set(readWords(text).flatMap(({ whole, parts }) => [whole, ...parts]))];
}

/**
 * Prepares the search for what was typed: every word of it must be there, in any form, by its beginning, or by what
 * means the same; a phrase may stand for another as a whole. Null where nothing was typed that tells anything.
 */
export function prepareWordSearch(typed: string, synonyms: Synonyms): WordSearch | null {
  const words = readWords(typed);
  if (words.length === 0) return null;
  const phrases = findSynonyms(typed, synonyms);
  const wanted = words.map(({ whole, parts }) => [[whole], parts, ...findSynonyms(whole, synonyms)]);
  return (stems) => {
    const has = (phrase: readonly string[]) =>
      phrase.every((wantedStem) => stems.some((stem) => stem.startsWith(wantedStem)));
    return phrases.some(has) || wanted.every((alternatives) => alternatives.some(has));
  };
}

/** What means the same as a word or a phrase, each as the stems of its words. */
function findSynonyms(phrase: string, synonyms: Synonyms): string[][] {
  const key = toKey(phrase);
  const same = synonyms.filter((group) => group.some((one) => toKey(one) === key)).flat();
  return same.map((one) => readWords(one).map(({ whole }) => whole));
}

const toKey = (phrase: string) =>
  readWords(phrase)
    .map(({ whole }) => whole)
    .join(' ');

/** What editors write in a line: words and phrases joined by commas. */
export function readSynonyms(lines: readonly string[]): string[][] {
  return lines
    .map((line) => line.split(',').map(foldText).filter(Boolean))
    .filter((words) => words.length > 1);
}
