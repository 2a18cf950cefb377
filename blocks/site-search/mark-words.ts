/** A piece of text; `isHit` where it is a word that was searched for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** A word is the same up to an ending of so many letters. */
const ENDING = 2;
const MIN_STEM = 3;

/** Cuts a text so that the words of a query can be marked in it, in any form: «роуминг» in «Цены роуминга». */
export function markWords(text: string, query: string): Piece[] {
  const stems = (fold(query).match(WORD) ?? []).filter((word) => word.length >= MIN_STEM).map(toStem);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!stems.some((stem) => fold(word).startsWith(stem))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false });
    pieces.push({ text: word, isHit: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

const toStem = (word: string) => word.slice(0, Math.max(word.length - ENDING, MIN_STEM));
