/** The keys of a Russian keyboard, and what they write when it is switched to English. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const byLatin = new Map([...LATIN].map((letter, place) => [letter, CYRILLIC[place] ?? letter]));

/**
 * «ghbdtn» → «привет»: what was meant when the keyboard was switched to English. Null where it was not: with a Cyrillic
 * letter in it, or without any letter.
 */
export function toMeantLayout(typed: string): string | null {
  if (/[а-яё]/i.test(typed) || !/[a-z]/i.test(typed)) return null;
  return [...typed.toLowerCase()].map((letter) => byLatin.get(letter) ?? letter).join('');
}
