/**
 * By how many slips of a hand one word became another: a letter left out, added, taken for another, or two neighbours
 * changed over (the optimal string alignment distance). Costs as much as the product of the lengths.
 */
export function countSlips(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let place = 1; place <= to.length; place += 1) {
      const isSame = from[row - 1] === to[place - 1];
      const isSwapped = from[row - 1] === to[place - 2] && from[row - 2] === to[place - 1];
      current[place] = Math.min(
        at(last, place) + 1,
        at(current, place - 1) + 1,
        at(last, place - 1) + (isSame ? 0 : 1),
        isSwapped && row > 1 && place > 1 ? at(beforeLast, place - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], place: number): number => row[place] ?? Infinity;
