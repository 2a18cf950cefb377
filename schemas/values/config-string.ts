/**
 * Lists that content gives as one string, the way a table or an older editor writes them: entries apart by semicolons
 * (d2 §3). An entry that is not of its form is skipped: one slip of the pen takes nothing else away (MISC-407).
 */

const ENTRY_SIGN = ';';
const PAIR_SIGN = ':';
const CODE_SIGN = '-';
const DEVICE_SIGN = '|';

const readEntries = (text: string): string[] =>
  text
    .split(ENTRY_SIGN)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The two sides of a sign, both with something in them; null where the entry has no such sign. */
function splitAt(entry: string, index: number): [string, string] | null {
  if (index < 0) return null;
  const [left, right] = [entry.slice(0, index).trim(), entry.slice(index + 1).trim()];
  return left === '' || right === '' ? null : [left, right];
}

/** «Для бизнеса-88005500555;Роуминг-0500»: pairs in their order (MISC-404). A title may have hyphens, a code has none. */
export function readTitleCodes(text: string): { title: string; code: string }[] {
  return readEntries(text).flatMap((entry) => {
    const [title, code] = splitAt(entry, entry.lastIndexOf(CODE_SIGN)) ?? [];
    return title === undefined || code === undefined ? [] : [{ title, code }];
  });
}

/** «Суббота:10:00–18:00;Воскресенье:закрыто»: values by their keys (MISC-405). The last of equal keys counts. */
export function readLookup(text: string): ReadonlyMap<string, string> {
  return new Map(
    readEntries(text).flatMap((entry): [string, string][] => {
      const pair = splitAt(entry, entry.indexOf(PAIR_SIGN));
      return pair === null ? [] : [pair];
    }),
  );
}

/** A place in a grid; both count from 1. */
export interface GridCell {
  column: number;
  row: number;
}

export interface GridPosition {
  desktop: GridCell;
  tablet: GridCell;
}

/**
 * «1-1|1-1;3-1|1-2»: where each thing stands, on a desktop and on a tablet (MISC-406). The place of a thing in the list
 * tells which it is, so an entry that is not of the form is null: that thing stands where it would without a position.
 */
export function readGridPositions(text: string): (GridPosition | null)[] {
  return text.split(ENTRY_SIGN).map((entry) => {
    const [desktop, tablet] = entry.split(DEVICE_SIGN).map(readCell);
    return desktop && tablet ? { desktop, tablet } : null;
  });
}

function readCell(text: string): GridCell | null {
  const [, column, row] = /^\s*([1-9])-([1-9])\s*$/.exec(text) ?? [];
  return column === undefined || row === undefined ? null : { column: Number(column), row: Number(row) };
}
