import type { EditorField } from '../fields/editor-field';
import { isRecord } from '../fields/editor-field';
import { toBlockType, toUnknownType } from './component-names';
import {
  builderElement,
  listElements,
  readSymbol,
  type BuilderContent,
  type BuilderElement,
} from './content-answer';
import { BOXES, OWN_COMPONENTS, type RawComponent } from './own-components';
import { readOptions } from './read-options';

export interface SymbolAddress {
  model: string;
  entry: string;
}

export interface ElementMapping {
  /** The fields of a block or flow; undefined for types that this build does not have. */
  fieldsOf: (type: string) => readonly EditorField[] | undefined;
  /** Symbols that were asked for, by entry. */
  symbols: ReadonlyMap<string, BuilderContent>;
}

/** More elements than any page has, and deeper: the rest is left out, and said so. */
const MAX_ELEMENTS = 5000;
const MAX_DEPTH = 30;
const MAX_ID_LENGTH = 100;

interface Walk extends ElementMapping {
  /** Symbols that the page shows and nobody has brought. */
  missing: Map<string, SymbolAddress>;
  left: number;
  depth: number;
  /** Entries of the symbols around: one that shows itself ends there. */
  inside: readonly string[];
  /** Goes before ids, so that a symbol that is shown twice names nothing twice. */
  prefix: string;
}

export interface MappedElements {
  components: RawComponent[];
  missing: SymbolAddress[];
}

/**
 * Builder.io's elements as components of page info. Code in them is never run: an element whose values are computed is
 * left out. What cannot be mapped stands in the list under a type that no block has (`toUnknownType`), so that the
 * verdict on it reports it. Never throws.
 */
export function mapElements(elements: readonly unknown[], mapping: ElementMapping): MappedElements {
  const walk: Walk = { ...mapping, missing: new Map(), left: MAX_ELEMENTS, depth: 0, inside: [], prefix: '' };
  const components = mapList(elements, walk);
  return { components, missing: [...walk.missing.values()] };
}

function mapList(elements: readonly unknown[], walk: Walk): RawComponent[] {
  if (walk.depth > MAX_DEPTH) return [unknown('nesting too deep')];
  const deeper = { ...walk, depth: walk.depth + 1 };
  const components = elements.flatMap((raw) => {
    if (deeper.left <= 0) return [];
    deeper.left -= 1;
    return mapElement(raw, deeper);
  });
  walk.left = deeper.left;
  return components;
}

function mapElement(raw: unknown, walk: Walk): RawComponent[] {
  const read = builderElement.safeParse(raw);
  if (!read.success) return [unknown('an element of another shape')];
  const element = read.data;
  if (isPixel(element)) return [];
  const id = toId(element, walk);
  const name = element.component?.name || `<${element.tagName ?? 'div'}>`;
  if (isComputed(element)) return [unknown(`bindings of ${name}`, id)];
  const components = mapStatic(element, name, id, walk);
  const hasActions = Object.keys({ ...element.actions, ...element.code?.actions }).length > 0;
  return hasActions ? [...components, unknown(`actions of ${name}`)] : components;
}

function mapStatic(
  element: BuilderElement,
  name: string,
  id: Pick<RawComponent, 'id'>,
  walk: Walk,
): RawComponent[] {
  if (!element.component) return mapTag(element, name, id, walk);
  const { options } = element.component;
  const type = toBlockType(name);
  if (type !== null) return [mapBlock(type, element, id, walk)];
  if (name === 'Symbol' || name === 'Builder:Symbol') return mapSymbol(options, id, walk);
  if (name === 'Columns') return mapColumns(options, walk);
  if (BOXES.has(name)) return mapList(element.children, walk);
  const own = OWN_COMPONENTS.get(name);
  return [own === undefined ? unknown(name, id) : { ...id, ...own(options) }];
}

/** Boxes that only group; what else HTML can do no block of ours has. */
const PLAIN_TAGS = new Set(['div', 'section', 'main', 'article', 'header', 'footer', 'aside', 'span']);

function mapTag(
  element: BuilderElement,
  name: string,
  id: Pick<RawComponent, 'id'>,
  walk: Walk,
): RawComponent[] {
  const isPlain = PLAIN_TAGS.has(element.tagName ?? 'div');
  return [...(isPlain ? [] : [unknown(name, id)]), ...mapList(element.children, walk)];
}

function mapBlock(
  type: string,
  element: BuilderElement,
  id: Pick<RawComponent, 'id'>,
  walk: Walk,
): RawComponent {
  const options = element.component?.options ?? {};
  const read = readOptions(walk.fieldsOf(type) ?? [], options);
  if (read === null) return unknown(`options of ${type}`, id);
  const children = mapList(element.children, walk);
  return {
    ...id,
    type,
    props: read.props,
    ...(read.version === undefined ? {} : { version: read.version }),
    ...(children.length > 0 ? { children } : {}),
  };
}

/** Columns stand one below the other: no block lays out others side by side. */
function mapColumns({ columns }: Readonly<Record<string, unknown>>, walk: Walk): RawComponent[] {
  if (!Array.isArray(columns)) return [unknown('Columns')];
  const elements = columns.flatMap((column: unknown): unknown[] =>
    isRecord(column) && Array.isArray(column['blocks']) ? column['blocks'] : [],
  );
  return [...mapList(elements, walk), ...(columns.length > 1 ? [unknown('Columns side by side')] : [])];
}

function mapSymbol(
  options: Readonly<Record<string, unknown>>,
  id: Pick<RawComponent, 'id'>,
  walk: Walk,
): RawComponent[] {
  const symbol = readSymbol(options);
  const entry = symbol?.entry ?? '';
  const brought = walk.symbols.get(entry);
  const elements = symbol?.elements ?? (brought && listElements(brought));
  if (elements === undefined || walk.inside.includes(entry)) {
    if (symbol && entry !== '' && elements === undefined)
      walk.missing.set(entry, { model: symbol.model, entry });
    return [unknown(`Symbol ${entry}`, id)];
  }
  const inner = { ...walk, prefix: id.id ? `${id.id}-` : walk.prefix, inside: [...walk.inside, entry] };
  const components = mapList(elements, inner);
  walk.left = inner.left;
  return components;
}

/** Builder.io counts views by a picture of no size. */
function isPixel({ id = '', properties }: BuilderElement): boolean {
  const { src } = properties;
  return id.startsWith('builder-pixel-') || (typeof src === 'string' && src.includes('/api/v1/pixel'));
}

/** Would code decide what the element shows? Styles do not count: none of them is taken over. */
function isComputed({ bindings, code, repeat }: BuilderElement): boolean {
  const names = Object.keys({ ...bindings, ...code?.bindings });
  return isRecord(repeat) || names.some((name) => !/^(responsiveStyles|style)\b/.test(name));
}

function toId({ id }: BuilderElement, { prefix }: Walk): Pick<RawComponent, 'id'> {
  const whole = `${prefix}${id?.trim() ?? ''}`;
  return id?.trim() && whole.length <= MAX_ID_LENGTH ? { id: whole } : {};
}

function unknown(what: string, id: Pick<RawComponent, 'id'> = {}): RawComponent {
  return { ...id, type: toUnknownType(what) };
}
