/**
 * JSON as text, one level at a time: where the parts of an object or a list stand, with everything between them. What is
 * not changed keeps its bytes: order of keys, spaces, the way numbers and letters are written.
 */

export interface TextMember {
  /** Everything between the value before it (or the opening brace) and its key. */
  before: string;
  key: string;
  /** The key as it is written, with the colon and the spaces around it. */
  label: string;
  text: string;
}

export interface TextElement {
  /** Everything between the value before it (or the opening bracket) and itself. */
  before: string;
  text: string;
}

export interface ObjectText {
  members: TextMember[];
  /** From the last value to the closing brace. */
  close: string;
}

export interface ListText {
  elements: TextElement[];
  close: string;
}

const SPACE = /\s/;

/** The parts of an object; null when the text holds something else. The text must be JSON. */
export function splitObject(text: string): ObjectText | null {
  const start = skipSpace(text, 0);
  if (text[start] !== '{') return null;
  const members: TextMember[] = [];
  let end = start + 1;
  for (let at = toNext(text, end); text[at] !== '}'; at = toNext(text, end)) {
    const keyEnd = skipString(text, at);
    const valueAt = skipSpace(text, text.indexOf(':', keyEnd) + 1);
    const valueEnd = skipValue(text, valueAt);
    members.push({
      before: text.slice(end, at),
      key: String(JSON.parse(text.slice(at, keyEnd))),
      label: text.slice(at, valueAt),
      text: text.slice(valueAt, valueEnd),
    });
    end = valueEnd;
  }
  return { members, close: text.slice(end, text.indexOf('}', end) + 1) };
}

/** The elements of a list; null when the text holds something else. */
export function splitList(text: string): ListText | null {
  const start = skipSpace(text, 0);
  if (text[start] !== '[') return null;
  const elements: TextElement[] = [];
  let end = start + 1;
  for (let at = toNext(text, end); text[at] !== ']'; at = toNext(text, end)) {
    const valueEnd = skipValue(text, at);
    elements.push({ before: text.slice(end, at), text: text.slice(at, valueEnd) });
    end = valueEnd;
  }
  return { elements, close: text.slice(end, text.indexOf(']', end) + 1) };
}

/** The value of a property as text; the last one counts, as for `JSON.parse`. Null when there is none. */
export function memberText(text: string, key: string): string | null {
  return splitObject(text)?.members.findLast((member) => member.key === key)?.text ?? null;
}

/** Sets or takes out one property; its neighbours keep their bytes. `null` takes it out. */
export function setMemberText(text: string, key: string, value: string | null): string {
  const parts = splitObject(text) ?? { members: [], close: '}' };
  const others = parts.members.filter((member) => member.key !== key);
  const own = parts.members.findLast((member) => member.key === key);
  if (own === undefined) {
    const added = { before: '', key, label: '', text: value ?? '' };
    return value === null ? text : joinObject([...parts.members, added], parts);
  }
  if (value === null) return joinObject(others, parts);
  const members = parts.members.filter((member) => member.key !== key || member === own);
  return joinObject(
    members.map((member) => (member === own ? { ...own, text: value } : member)),
    parts,
  );
}

/** Writes an object in the manner of `like`. A member without a label is new. */
export function joinObject(members: readonly TextMember[], like: ObjectText): string {
  const [first, second] = like.members;
  const opening = first?.before ?? '';
  const separator = second?.before ?? `,${opening}`;
  const colon = first === undefined ? ':' : first.label.slice(first.label.lastIndexOf('"') + 1) || ':';
  const body = members.map((member, index) => {
    const label = member.label === '' ? `${JSON.stringify(member.key)}${colon}` : member.label;
    const isWithComma = member !== first && member.before !== '';
    const before = index === 0 ? opening : isWithComma ? member.before : separator;
    return before + label + member.text;
  });
  return `{${body.join('')}${members.length === 0 ? '}' : like.close}`;
}

/** Writes a list of ready texts in the manner of `like`. */
export function joinList(texts: readonly string[], like: ListText): string {
  const [first, second] = like.elements;
  const opening = first?.before ?? '';
  const separator = second?.before ?? `,${opening}`;
  const isAsLong = texts.length === like.elements.length;
  const body = texts.map((text, index) => {
    const own = isAsLong ? like.elements[index]?.before : undefined;
    return (own ?? (index === 0 ? opening : separator)) + text;
  });
  return `[${body.join('')}${texts.length === 0 && !isAsLong ? ']' : like.close}`;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && SPACE.test(text.charAt(at))) at += 1;
  return at;
}

/** Where the next key or element begins, or the closing bracket stands. Throws for what is no JSON. */
function toNext(text: string, from: number): number {
  const at = skipSpace(text, from);
  const next = text[at] === ',' ? skipSpace(text, at + 1) : at;
  if (next >= text.length) throw new SyntaxError('JSON text ends too early');
  return next;
}

/** The end of the string that begins at `from`. */
function skipString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function skipValue(text: string, from: number): number {
  if (text[from] === '"') return skipString(text, from);
  if (text[from] === '{' || text[from] === '[') return skipNested(text, from);
  let at = from;
  while (at < text.length && !/[\s,\]}]/.test(text.charAt(at))) at += 1;
  return at;
}

function skipNested(text: string, from: number): number {
  let depth = 0;
  let at = from;
  do {
    const character = text[at];
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    at = character === '"' ? skipString(text, at) : at + 1;
  } while (depth > 0 && at < text.length);
  return at;
}
