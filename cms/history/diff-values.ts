import { toPointer } from '#schemas/finding';
import { isRecord, listInnerFields, type EditorField, type ListField } from '../fields/editor-field';
import { align, type Step } from './align';
import { diffWords, type TextPart } from './diff-words';
import { isSame } from './same-value';
import { showValue } from './show-value';

/** One field that two states of a document do not share. */
export interface FieldChange {
  /** The way to the field by its labels: «Карточки → 2 → Заголовок». */
  path: string;
  /** RFC 6901, into what was compared. Unique together with `kind`. */
  pointer: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The text before and after in one row; see {@link diffWords}. */
  parts: TextPart[];
}

/** Where a comparison stands: labels for people, names for machines. */
interface Place {
  labels: readonly string[];
  path: readonly (string | number)[];
}

const ROOT: Place = { labels: [], path: [] };

/** What differs between two objects, field by field; a property that no field describes is compared as JSON. */
export function diffFields(fields: readonly EditorField[], before: unknown, after: unknown): FieldChange[] {
  return diffParts(fields, toRecord(before), toRecord(after), ROOT);
}

/** A document that is no object; `field` describes it, without one it is compared as JSON. */
export function diffWhole(field: EditorField | null, before: unknown, after: unknown): FieldChange[] {
  return diffValue(field, before, after, { labels: ['Содержание'], path: [] });
}

type Values = Readonly<Record<string, unknown>>;

function toRecord(value: unknown): Values {
  return isRecord(value) ? value : {};
}

function diffParts(
  fields: readonly EditorField[],
  before: Values,
  after: Values,
  place: Place,
): FieldChange[] {
  const known = fields.map(({ name }) => name);
  const others = [...Object.keys(before), ...Object.keys(after)].filter((name) => !known.includes(name));
  return [...known, ...new Set(others)].flatMap((name) => {
    const field = fields.find((candidate) => candidate.name === name) ?? null;
    return diffValue(field, before[name], after[name], step(place, field?.label ?? name, name));
  });
}

function step({ labels, path }: Place, label: string, name: string | number): Place {
  return { labels: [...labels, label], path: [...path, name] };
}

function diffValue(field: EditorField | null, before: unknown, after: unknown, place: Place): FieldChange[] {
  if (isSame(before, after)) return [];
  if (field?.control === 'list' && Array.isArray(before) && Array.isArray(after)) {
    return diffLists(field, before, after, place);
  }
  if (field !== null && isRecord(before) && isRecord(after)) {
    const fields = findSharedFields(field, before, after);
    if (fields !== null) return diffParts(fields, before, after, place);
  }
  return [diffTexts(field, before, after, place)];
}

/** The fields that describe both values; null when they are of different kinds, or have no named parts. */
function findSharedFields(field: EditorField, before: Values, after: Values): readonly EditorField[] | null {
  if (field.control === 'union') {
    const isOther = !isSame(before[field.discriminator], after[field.discriminator]);
    return isOther ? null : listInnerFields(field, after);
  }
  if (field.control !== 'record') return listInnerFields(field, after);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.map((key) => ({ ...field.value, name: key, label: key }));
}

function diffTexts(field: EditorField | null, before: unknown, after: unknown, place: Place): FieldChange {
  const isGone = (value: unknown) => value === undefined || value === null;
  const kind = isGone(before) ? 'added' : isGone(after) ? 'removed' : 'changed';
  return toChange(place, kind, toParts(field, before, after));
}

/** Names and numbers change as a whole, texts by words. */
const WHOLE: ReadonlySet<string | undefined> = new Set([
  'switch',
  'choice',
  'number',
  'date',
  'date-time',
  'link-url',
]);

function toParts(field: EditorField | null, before: unknown, after: unknown): TextPart[] {
  const left = showValue(field, before);
  const right = showValue(field, after);
  // Only the markup differs.
  if (left === right) return diffWords(showValue(null, before), showValue(null, after));
  return WHOLE.has(field?.control) ? replace(left, right) : diffWords(left, right);
}

function replace(before: string, after: string): TextPart[] {
  const parts: TextPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return parts.filter(({ text }) => text !== '');
}

function toChange({ labels, path }: Place, kind: FieldChange['kind'], parts: TextPart[]): FieldChange {
  return { path: labels.join(' → '), pointer: toPointer(path), kind, parts };
}

function diffLists(field: ListField, before: unknown[], after: unknown[], place: Place): FieldChange[] {
  const left = before.map((item) => nameItem(field, item));
  const right = after.map((item) => nameItem(field, item));
  const steps = pairUp(align(left, right));
  const removed = steps.flatMap(([from, to]) => (from !== null && to === null ? [from] : []));
  return steps
    .flatMap(([from, to]) => {
      if (from !== null && to !== null) return diffItem(field, before[from], after[to], place, to);
      if (to === null) return [];
      const origin = removed.findIndex((index) => isSame(before[index], after[to]));
      if (origin === -1) return diffItem(field, undefined, after[to], place, to);
      const [was = 0] = removed.splice(origin, 1);
      return [toChange(step(place, String(to + 1), to), 'moved', replace(String(was + 1), String(to + 1)))];
    })
    .concat(removed.flatMap((index) => diffItem(field, before[index], undefined, place, index)));
}

function diffItem(
  { item }: ListField,
  before: unknown,
  after: unknown,
  place: Place,
  index: number,
): FieldChange[] {
  return diffValue(item, before, after, step(place, String(index + 1), index));
}

/** What an item is recognised by: the property that it is called by, or all of it. */
function nameItem({ summary }: ListField, item: unknown): string {
  const name: unknown = summary !== null && isRecord(item) ? item[summary] : null;
  return typeof name === 'string' && name !== '' ? name : JSON.stringify(item);
}

/** Between two items that have met, what is gone and what is new are the same items, changed. */
function pairUp(steps: readonly Step[]): Step[] {
  const paired: Step[] = [];
  let gone: number[] = [];
  let fresh: number[] = [];
  const flush = () => {
    for (let index = 0; index < Math.max(gone.length, fresh.length); index += 1) {
      paired.push([gone[index] ?? null, fresh[index] ?? null]);
    }
    [gone, fresh] = [[], []];
  };
  for (const pair of steps) {
    const [from, to] = pair;
    if (from !== null && to !== null) {
      flush();
      paired.push(pair);
    } else if (from !== null) gone.push(from);
    else if (to !== null) fresh.push(to);
  }
  flush();
  return paired;
}
