/** Finding a device by what is typed: the same on the server and while typing. */

/** Cyrillic letters that look like Latin ones: «А54» is typed on either keyboard. */
const LOOKALIKES = new Map(
  [...'аевкмнорстху'].map((letter, place) => [letter, 'aebkmhopctxy'[place] ?? letter]),
);

const fold = (text: string) =>
  [...text.toLowerCase().replaceAll('ё', 'е').replaceAll('+', ' plus ')]
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join('');

/** «айфон15» is two words: the name that such words find has its digits elsewhere. */
const parts = (word: string) => (/[а-яё]/i.test(word) ? (word.match(/\d+|\D+/g) ?? []) : [word]);

/** What a name may be typed from: «Galaxy S24 Ultra» by «gal», «s24», «24u» or «ultra». */
function listBeginnings(name: string): string[] {
  const runs = fold(name).match(/\d+|\p{L}+/gu) ?? [];
  return runs.map((_run, place) => runs.slice(place).join(''));
}

/** Does a name have every typed word, from the beginning of one of its own? Any name does where nothing was typed. */
export function prepareDeviceSearch(typed: string): (name: string) => boolean {
  const words = typed
    .split(/\s+/)
    .flatMap(parts)
    .flatMap((word) => fold(word).match(/[\p{L}\p{N}]+/gu) ?? []);
  return (name) => {
    const beginnings = listBeginnings(name);
    return words.every((word) => beginnings.some((beginning) => beginning.startsWith(word)));
  };
}
