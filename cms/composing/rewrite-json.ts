import { joinList, joinObject, splitList, splitObject, type TextMember } from './json-text';

type JsonRecord = Readonly<Record<string, unknown>>;

/** Writes a value into the JSON text that an earlier value of it stood in: what is equal keeps its bytes. */
export function rewriteJson(text: string, value: unknown): string {
  const old: unknown = JSON.parse(text);
  if (isSameJson(old, value)) return text;
  if (isJsonRecord(old) && isJsonRecord(value)) return rewriteObject(text, value);
  if (Array.isArray(old) && Array.isArray(value)) return rewriteList(text, value);
  return JSON.stringify(value);
}

function rewriteObject(text: string, value: JsonRecord): string {
  const parts = splitObject(text);
  if (parts === null || hasRepeatedKeys(parts.members)) return JSON.stringify(value);
  const kept = parts.members
    .filter(({ key }) => isPresent(value, key))
    .map((member) => {
      const written = rewriteJson(member.text, value[member.key]);
      return written === member.text ? member : { ...member, text: written };
    });
  const known = new Set(parts.members.map(({ key }) => key));
  const added = Object.keys(value).filter((key) => !known.has(key) && isPresent(value, key));
  const news = added.map((key) => ({ before: '', key, label: '', text: JSON.stringify(value[key]) }));
  return joinObject([...kept, ...news], parts);
}

function rewriteList(text: string, value: readonly unknown[]): string {
  const parts = splitList(text);
  if (parts === null) return JSON.stringify(value);
  const old = parts.elements.map((element) => ({
    text: element.text,
    value: JSON.parse(element.text) as unknown,
  }));
  const isAsLong = old.length === value.length;
  const texts = value.map((item, index) => {
    const there = old[index];
    const isThere = there !== undefined && isSameJson(there.value, item);
    // What was moved takes its bytes along.
    const same = isThere ? there : old.find((element) => isSameJson(element.value, item));
    if (same !== undefined) return same.text;
    return isAsLong && there !== undefined ? rewriteJson(there.text, item) : JSON.stringify(item ?? null);
  });
  return joinList(texts, parts);
}

function isPresent(value: JsonRecord, key: string): boolean {
  return Object.hasOwn(value, key) && value[key] !== undefined;
}

function hasRepeatedKeys(members: readonly TextMember[]): boolean {
  return new Set(members.map(({ key }) => key)).size < members.length;
}

export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Do both mean the same JSON? The order of keys does not matter, a property that is undefined is none. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  }
  if (!isJsonRecord(one) || !isJsonRecord(other)) return false;
  const keys = Object.keys(one).filter((key) => one[key] !== undefined);
  return (
    keys.length === Object.keys(other).filter((key) => other[key] !== undefined).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
  );
}
