import { isRecord, type UnknownRecord } from '../fields/editor-field';

/** Languages of a value, the site's own first. */
const LANGUAGES = ['ru-RU', 'ru', 'Default'];
const LOCALISED = '@builder.io/core:LocalizedValue';
/** Content that nests deeper is not looked into: what reads it afterwards refuses it anyway. */
const MAX_DEPTH = 400;

/** `{'@type': '@builder.io/core:LocalizedValue', 'ru-RU': …}` becomes the value in the site's language, at any depth. */
export function localise(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return localiseList(value, depth);
  if (!isRecord(value)) return value;
  if (value['@type'] === LOCALISED) {
    const language = LANGUAGES.find((name) => value[name] !== undefined);
    return language === undefined ? undefined : localise(value[language], depth + 1);
  }
  return localiseRecord(value, depth);
}

/** What holds nothing localised stays the same object: most content does not, and copies cost time. */
function localiseList(list: readonly unknown[], depth: number): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (const [index, item] of list.entries()) {
    const localised = typeof item === 'object' ? localise(item, depth + 1) : item;
    if (localised === item) continue;
    copy ??= [...list];
    copy[index] = localised;
  }
  return copy ?? list;
}

function localiseRecord(record: UnknownRecord, depth: number): UnknownRecord {
  let copy: Record<string, unknown> | null = null;
  for (const name of Object.keys(record)) {
    const child = record[name];
    const localised = typeof child === 'object' ? localise(child, depth + 1) : child;
    if (localised === child) continue;
    copy ??= { ...record };
    copy[name] = localised;
  }
  return copy ?? record;
}
