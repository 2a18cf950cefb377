import { isRecord } from '../fields/editor-field';

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
  const localised = list.map((item) => localise(item, depth + 1));
  return localised.some((item, index) => item !== list[index]) ? localised : list;
}

function localiseRecord(record: Readonly<Record<string, unknown>>, depth: number): unknown {
  const entries = Object.entries(record);
  const localised = entries.map(([name, child]) => [name, localise(child, depth + 1)] as const);
  const isChanged = localised.some(([, child], index) => child !== entries[index]?.[1]);
  return isChanged ? Object.fromEntries(localised) : record;
}
