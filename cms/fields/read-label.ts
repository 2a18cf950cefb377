import type { ChoiceOption, ChoiceValue } from './editor-field';
import { namePropertyOf } from './field-names';

export interface LabelText {
  label: string;
  hint: string | null;
}

/** Where a description goes on from the name of the field to its explanation, outside of quotes and brackets. */
const CUTS = [': ', '; ', '. '];
const OPENING = '«„(';
const CLOSING = '»“)';

/**
 * Reads a field's description: its beginning names the field, the rest explains it. «Якорь: по ссылке #якорь раздел
 * откроется сам» → «Якорь» and «По ссылке #якорь раздел откроется сам». Without a description the name must do.
 */
export function readLabel(description: string | undefined, name: string): LabelText {
  if (description === undefined || description === '') return { label: namePropertyOf(name), hint: null };
  const [label = '', rest = ''] = cut(description, CUTS);
  return { label: capitalise(label), hint: rest === '' ? null : toHint(rest) };
}

function toHint(rest: string): string {
  const isSample = /^([«*\d]|[А-ЯЁ]{2})/.test(rest) && !rest.includes(' — ');
  return isSample ? `Например: ${rest}` : capitalise(rest);
}

/**
 * Reads the description of a choice, which may name the options too, in their order: «Цвет: зелёный, белый»,
 * «ms — с основной подпиской, ext — сверх неё». Options without a name are called by their value.
 */
export function readChoice(
  description: string | undefined,
  name: string,
  values: readonly ChoiceValue[],
): LabelText & { options: ChoiceOption[] } {
  const [head = '', rest = ''] = cut(description ?? '', [': ']);
  const [list = '', after = ''] = cut(rest === '' ? head : rest, ['; ', '. ']);
  const words = nameOptions(list, values);
  if (words === null) {
    const options = values.map((value) => ({ value, label: String(value) }));
    return { ...readLabel(description, name), options };
  }
  const options = values.map((value, index) => ({ value, label: words[index] ?? String(value) }));
  const label = rest === '' ? namePropertyOf(name) : capitalise(head);
  return { label, hint: after === '' ? null : capitalise(after), options };
}

/** The options' names, one for each value; null when the text does not list them. */
function nameOptions(list: string, values: readonly ChoiceValue[]): string[] | null {
  const parts = splitList(list);
  if (list === '' || parts.length !== values.length) return null;
  const marked = parts.map((part) => /^(\S+) — (.+)$/.exec(part));
  if (marked.every((match) => match === null)) {
    return values.length > 1 || !list.includes(' — ') ? parts.map(capitalise) : null;
  }
  const byValue = new Map(marked.map((match) => [match?.[1], match?.[2]]));
  const named = values.map((value) => byValue.get(String(value)));
  return named.every((word) => word !== undefined) ? named.map(capitalise) : null;
}

/** The depth of quotes and brackets before each character. */
function measureDepth(text: string): number[] {
  let depth = 0;
  return Array.from({ length: text.length }, (_, index) => {
    const character = text.charAt(index);
    if (CLOSING.includes(character)) depth -= 1;
    const here = depth;
    if (OPENING.includes(character)) depth += 1;
    return here;
  });
}

/** The text before and after the first of the given marks. */
function cut(text: string, marks: readonly string[]): [string, string] {
  const depths = measureDepth(text);
  const at = depths.findIndex(
    (depth, index) => depth === 0 && marks.some((mark) => text.startsWith(mark, index)),
  );
  return at === -1 ? [text.replace(/\.$/, ''), ''] : [text.slice(0, at), text.slice(at + 2)];
}

/** «зелёный, белый или чёрный (матовый, мокрый)» → three parts. */
function splitList(text: string): string[] {
  const depths = measureDepth(text);
  const parts: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/, (?:или )?| или /g)) {
    if (depths[match.index] !== 0) continue;
    parts.push(text.slice(start, match.index));
    start = match.index + match[0].length;
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}

/** A Latin beginning is a name or a value, and stays. */
function capitalise(text: string): string {
  if (/^[a-z]/.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
