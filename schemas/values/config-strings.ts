import * as z from 'zod';

/**
 * The configuration strings of d2 §3: entries separated by semicolons. Two ways to read each kind: the `read…`
 * functions, for answers of the operator's API, pass over what they cannot read (MISC-407); the schemas, for content
 * that an editor writes, refuse it and say which entry is wrong and how it should look.
 */

/** An entry that could not be read. `entry` counts from 1, as an editor counts. */
export interface ConfigProblem {
  entry: number;
  text: string;
  expected: string;
}

export interface ConfigReading<Value> {
  value: Value;
  problems: ConfigProblem[];
}

export interface TitleCode {
  title: string;
  code: string;
}

/** A cell of a grid; both count from 1. */
export interface GridCell {
  column: number;
  row: number;
}

export interface GridPosition {
  desktop: GridCell;
  tablet: GridCell;
}

const SEPARATOR = ';';
const MAX_LENGTH = 10_000;
const CELL = String.raw`([1-9]\d{0,2})-([1-9]\d{0,2})`;
const POSITION = new RegExp(String.raw`^${CELL}\s*\|\s*${CELL}$`);

const TITLE_CODE_FORM = 'title-code';
const KEY_VALUE_FORM = 'key:value';
const UNUSED_KEY_FORM = 'a key that was not used before';
const GRID_POSITION_FORM = 'col-row|col-row with numbers from 1 to 999';

/**
 * What `read` gives for each entry: an object, or the form that the entry should have had. An empty entry, as after
 * a last semicolon, is no entry.
 */
function readEntries<Entry extends object>(
  text: string,
  read: (entry: string) => Entry | string,
): ConfigReading<Entry[]> {
  const value: Entry[] = [];
  const problems: ConfigProblem[] = [];
  for (const [index, raw] of text.split(SEPARATOR).entries()) {
    const entry = raw.trim();
    if (entry === '') continue;
    const found = read(entry);
    if (typeof found === 'string') problems.push({ entry: index + 1, text: entry, expected: found });
    else value.push(found);
  }
  return { value, problems };
}

/** Splits at `position`; null when a side is empty or the sign is not there (-1). */
function splitAt(entry: string, position: number): [left: string, right: string] | null {
  if (position < 0) return null;
  const left = entry.slice(0, position).trim();
  const right = entry.slice(position + 1).trim();
  return left === '' || right === '' ? null : [left, right];
}

/** `Кино-cinema;Блок-бастер-hits`: titles with codes. A title may have hyphens of its own, a code has none. */
export function readTitleCodes(text: string): ConfigReading<TitleCode[]> {
  return readEntries(text, (entry) => {
    const parts = splitAt(entry, entry.lastIndexOf('-'));
    return parts === null ? TITLE_CODE_FORM : { title: parts[0], code: parts[1] };
  });
}

/** `phone:88005500500;site:https://a.test`: values by key. Values may have colons; of equal keys the first counts. */
export function readKeyValues(text: string): ConfigReading<Map<string, string>> {
  const known = new Set<string>();
  const { value, problems } = readEntries(text, (entry) => {
    const parts = splitAt(entry, entry.indexOf(':'));
    if (parts === null) return KEY_VALUE_FORM;
    if (known.has(parts[0])) return UNUSED_KEY_FORM;
    known.add(parts[0]);
    return parts;
  });
  return { value: new Map(value), problems };
}

/** `1-2|1-1;2-1|1-2`: where things stand in a grid, on a desktop and, after the bar, on a tablet. */
export function readGridPositions(text: string): ConfigReading<GridPosition[]> {
  return readEntries(text, (entry) => {
    const found = POSITION.exec(entry);
    if (found === null) return GRID_POSITION_FORM;
    const [column = 0, row = 0, tabletColumn = 0, tabletRow = 0] = found.slice(1).map(Number);
    return { desktop: { column, row }, tablet: { column: tabletColumn, row: tabletRow } };
  });
}

/** The string itself, checked by `read`: what is stored stays what the editor wrote. */
function checkedBy(read: (text: string) => ConfigReading<unknown>) {
  return z
    .string()
    .max(MAX_LENGTH)
    .superRefine((text, context) => {
      for (const { entry, text: wrong, expected } of read(text).problems) {
        context.addIssue({
          code: 'custom',
          input: text,
          message: `entry ${entry} «${wrong}» must be ${expected}`,
        });
      }
    });
}

/** A string for `readTitleCodes` in which every entry is right. */
export const titleCodes = () => checkedBy(readTitleCodes);
/** A string for `readKeyValues` in which every entry is right and no key comes twice. */
export const keyValues = () => checkedBy(readKeyValues);
/** A string for `readGridPositions` in which every entry is right. */
export const gridPositions = () => checkedBy(readGridPositions);
