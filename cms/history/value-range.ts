import { splitList, splitObject, type TextElement } from '../composing/json-text';

/** Where a value stands in JSON text, so that it can be changed without touching a byte of the others. */
interface Range {
  from: number;
  /** After its last character. */
  to: number;
}

/** The value that a path leads to; null when there is none. The text must be JSON. */
export function findValue(text: string, path: readonly (string | number)[]): Range | null {
  const from = text.length - text.trimStart().length;
  let range: Range = { from, to: text.trimEnd().length };
  for (const step of path) {
    const inner = findInside(cut(text, range), step);
    if (inner === undefined) return null;
    range = { from: range.from + inner.from, to: range.from + inner.to };
  }
  return range;
}

/** Of properties with one name the last counts, as for `JSON.parse`. */
function findInside(text: string, step: string | number): Range | undefined {
  if (typeof step === 'number') return toRanges(splitList(text)?.elements ?? [])[step];
  const members = splitObject(text)?.members ?? [];
  const ranges = toRanges(
    members.map(({ before, label, text: value }) => ({ before: before + label, text: value })),
  );
  return ranges[members.findLastIndex(({ key }) => key === step)];
}

function toRanges(parts: readonly TextElement[]): Range[] {
  let at = 1;
  return parts.map(({ before, text }) => {
    const from = at + before.length;
    at = from + text.length;
    return { from, to: at };
  });
}

export function cut(text: string, { from, to }: Range): string {
  return text.slice(from, to);
}

/** The text with another value in this place. */
export function splice(text: string, { from, to }: Range, value: string): string {
  return text.slice(0, from) + value + text.slice(to);
}

/** The text with one more item in a list: before the one at `index`, or after the last. */
export function insertItem(text: string, list: Range, index: number, item: string): string {
  const items = toRanges(splitList(cut(text, list))?.elements ?? []);
  const next = items[index];
  const last = items.at(-1);
  const at = list.from + (next?.from ?? last?.to ?? 1);
  const [before, after] = [
    next === undefined && last !== undefined ? ',' : '',
    next === undefined ? '' : ',',
  ];
  return splice(text, { from: at, to: at }, before + item + after);
}
