import { isRecord, type UnknownRecord } from '../fields/editor-field';

/** The fields of a layout and of the main page's data that are the address of a picture. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set(['image', 'qrImage', 'src']);
/** The documents of a site nest less than this; deeper content is left as it is. */
const MAX_DEPTH = 20;

type ToPicture = (url: string) => string | null;

/** The same fields with their pictures at addresses that visitors get them from; one that is refused stays as it is. */
export function readdressFields(fields: UnknownRecord, toPicture: ToPicture, depth = 0): UnknownRecord {
  const entries = Object.entries(fields).map(([name, field]) => {
    const isPicture = typeof field === 'string' && PICTURE_FIELDS.has(name);
    return [name, isPicture ? (toPicture(field) ?? field) : readdress(field, toPicture, depth + 1)] as const;
  });
  return Object.fromEntries(entries);
}

function readdress(value: unknown, toPicture: ToPicture, depth: number): unknown {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => readdress(item, toPicture, depth + 1));
  return isRecord(value) ? readdressFields(value, toPicture, depth) : value;
}
