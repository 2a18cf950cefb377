import * as z from 'zod';
import { isRecord, type UnknownRecord } from '../fields/editor-field';

/** What Builder.io's Content API answers (v3), as far as it is read; everything else passes unread. */

/** A rule of targeting: `urlPath is /about`. */
const targetingRule = z.looseObject({
  property: z.string().catch(''),
  operator: z.string().catch('is'),
  value: z.unknown().optional(),
});

const contentData = z.looseObject({
  title: z.string().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  /** Thousands of them, none of which a schema looks at. */
  blocks: z.custom<unknown[]>(Array.isArray).optional().catch(undefined),
  /** The same as JSON text, of entries that were written by the API and never opened since. */
  blocksString: z.string().optional().catch(undefined),
});

/** One published entry of a model. */
const builderContent = z.looseObject({
  id: z.string().min(1),
  name: z.string().catch(''),
  data: contentData,
  query: z.array(targetingRule).catch([]),
  /** Milliseconds since 1970. */
  lastUpdated: z.number().optional().catch(undefined),
});
export type BuilderContent = z.output<typeof builderContent>;

const contentAnswer = z.looseObject({ results: z.array(z.unknown()) });

/** The entries of an answer, those that are none left out; null when the answer is of another shape. Never throws. */
export function readContentAnswer(answer: unknown): BuilderContent[] | null {
  const read = contentAnswer.safeParse(answer);
  if (!read.success) return null;
  return read.data.results.flatMap((result) => readContent(result) ?? []);
}

export function readContent(raw: unknown): BuilderContent | null {
  return builderContent.safeParse(raw).data ?? null;
}

/** The elements of an entry; none when there are none, or they cannot be read. */
export function listElements({ data }: Pick<BuilderContent, 'data'>): unknown[] {
  if (data.blocks !== undefined) return data.blocks;
  try {
    const parsed: unknown = JSON.parse(data.blocksString ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** A piece of a page as Builder.io keeps it. Code in it is text, and is never run. */
export interface BuilderElement {
  id: string;
  /** Empty where it says none: then it is a `div`. */
  tagName: string;
  /** Of its component; null without one. */
  name: string | null;
  options: UnknownRecord;
  children: readonly unknown[];
  properties: UnknownRecord;
  /** Code that would compute values, by the path of what it sets. */
  bindings: UnknownRecord;
  /** Code that would answer clicks. */
  actions: UnknownRecord;
  responsiveStyles: UnknownRecord;
  linkUrl: unknown;
  hide: unknown;
  show: unknown;
  /** Of an element that is nothing but a tag with words. */
  text: string;
  repeat: UnknownRecord | null;
}

const NONE: UnknownRecord = {};

/**
 * An element, with something empty in place of what it lacks; null when it is none. Read by hand: a page has thousands,
 * and a schema would take ten times as long over each.
 */
export function readElement(raw: unknown): BuilderElement | null {
  if (!isRecord(raw)) return null;
  const component = isRecord(raw['component']) ? raw['component'] : null;
  const code = toRecord(raw['code']);
  return {
    id: toText(raw['id']).trim(),
    tagName: toText(raw['tagName']).toLowerCase(),
    name: component === null ? null : toText(component['name']) || toText(component['component']),
    options: toRecord(component?.['options'] ?? component?.['data']),
    children: toList(raw['children']),
    properties: toRecord(raw['properties']),
    bindings: mergeRecords(raw['bindings'], code['bindings']),
    actions: mergeRecords(raw['actions'], code['actions']),
    responsiveStyles: toRecord(raw['responsiveStyles']),
    linkUrl: raw['linkUrl'],
    hide: raw['hide'],
    show: raw['show'],
    text: toText(raw['text']),
    repeat: isRecord(raw['repeat']) ? raw['repeat'] : null,
  };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toRecord = (value: unknown): UnknownRecord => (isRecord(value) ? value : NONE);
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The editor keeps code twice: as it was typed, and compiled for browsers; the first is the plainer one. */
function mergeRecords(typed: unknown, compiled: unknown): UnknownRecord {
  const first = toRecord(typed);
  const second = toRecord(compiled);
  return second === NONE ? first : { ...second, ...first };
}

const symbolReference = z.looseObject({
  model: z.string().catch('symbol'),
  entry: z.string().optional().catch(undefined),
  content: z.unknown().optional(),
  /** What the page gives to the symbol's inputs. */
  data: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

export interface SymbolReference {
  model: string;
  entry: string | undefined;
  /** The symbol itself, where the answer brought it along. */
  content: SymbolContent | null;
  inputs: UnknownRecord;
}

export type SymbolContent = Pick<BuilderContent, 'data'>;

/** What a Symbol shows; null when it names nothing. */
export function readSymbol(options: UnknownRecord): SymbolReference | null {
  const read = symbolReference.safeParse(options['symbol']);
  if (!read.success) return null;
  const { model, entry, content, data = {} } = read.data;
  const inlined = z.looseObject({ data: contentData }).safeParse(content);
  return { model, entry, content: inlined.success ? inlined.data : null, inputs: data };
}

const inputDefault = z.looseObject({ name: z.string(), defaultValue: z.unknown() });

/** The data that bindings of an entry may read: the defaults of its inputs, and what the API computed for it. */
export function readState({ data }: SymbolContent): UnknownRecord {
  const inputs = Array.isArray(data['inputs']) ? data['inputs'] : [];
  const defaults = inputs.flatMap((input: unknown) => inputDefault.safeParse(input).data ?? []);
  const named = defaults.map(({ name, defaultValue }) => [name, defaultValue] as const);
  return { ...Object.fromEntries(named), ...toRecord(data['state']) };
}
