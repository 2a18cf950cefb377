import { isDeeperThan } from '#schemas/json-depth';
import { findVariant, isRecord, type EditorField, type UnknownRecord } from '../fields/editor-field';
import { fromFormValue } from '../fields/form-value';
import { PLACE_INPUTS, VERSION_INPUT } from './component-names';
import { localise } from './localise';

export interface BlockOptions {
  props: UnknownRecord;
  /** Undefined when the options do not say it. */
  version: number | undefined;
  place: BlockPlace;
}

/** Where a block stands, and for whom and when; left out what an editor has not said. */
export interface BlockPlace {
  anchor?: string;
  scope?: { regions?: string[]; from?: string; until?: string };
}

/** What page info refuses anyway; deeper options are not even looked into. */
const MAX_DEPTH = 40;

/**
 * The props of a block out of the options that Builder.io keeps for its component: bare values in lists again, one
 * language, and nothing of what an editor has emptied. Null when they nest too deep. Never throws.
 */
export function readOptions(fields: readonly EditorField[], options: UnknownRecord): BlockOptions | null {
  if (isDeeperThan(options, MAX_DEPTH)) return null;
  const { [VERSION_INPUT]: version, ...rest } = options;
  const localised = localise(withoutPlace(rest));
  const place = readPlace(options);
  if (!isRecord(localised)) return { props: {}, version: undefined, place };
  const props = dropEmptied(fields, fromFormValue(fields, localised));
  return {
    props,
    version: Number.isInteger(version) && Number(version) > 0 ? Number(version) : undefined,
    place,
  };
}

const PLACE_NAMES: ReadonlySet<string> = new Set(Object.values(PLACE_INPUTS));

function withoutPlace(options: UnknownRecord): UnknownRecord {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !PLACE_NAMES.has(name)));
}

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function readPlace(options: UnknownRecord): BlockPlace {
  const anchor = toText(options[PLACE_INPUTS.anchor]);
  const given: unknown = options[PLACE_INPUTS.regions];
  const items: unknown[] = Array.isArray(given) ? given : [];
  const regions = items.map((item) => toText(isRecord(item) ? item['value'] : item)).filter(Boolean);
  const from = toText(options[PLACE_INPUTS.from]);
  const until = toText(options[PLACE_INPUTS.until]);
  const scope = {
    ...(regions.length > 0 ? { regions } : {}),
    ...(from === '' ? {} : { from }),
    ...(until === '' ? {} : { until }),
  };
  return {
    ...(anchor === '' ? {} : { anchor }),
    ...(Object.keys(scope).length > 0 ? { scope } : {}),
  };
}

/** Builder.io leaves `''` and empty objects where an editor has emptied an input; optional fields take none of that. */
function dropEmptied(fields: readonly EditorField[], props: UnknownRecord): UnknownRecord {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const entries = Object.entries(props).flatMap(([name, value]) => {
    const field = byName.get(name);
    if (field === undefined) return [[name, value] as const];
    const kept = dropInside(field, value);
    return !field.isRequired && isEmptied(field, kept) ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries) as UnknownRecord;
}

function dropInside(field: EditorField, value: unknown): unknown {
  if (Array.isArray(value)) {
    return field.control === 'list' ? value.map((item: unknown) => dropInside(field.item, item)) : value;
  }
  if (!isRecord(value)) return value;
  if (field.control === 'object' || field.control === 'image') return dropEmptied(field.fields, value);
  return field.control === 'union' ? dropEmptied(findVariant(field, value)?.fields ?? [], value) : value;
}

function isEmptied(field: EditorField, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (field.control === 'image') return isRecord(value) && (value['src'] ?? '') === '';
  // An object of required texts, none of which is there: a link without text and address.
  return field.control === 'object' && isRecord(value) && Object.values(value).every(isNothing);
}

function isNothing(value: unknown): boolean {
  return value === '' || value === null || value === undefined || value === false;
}
