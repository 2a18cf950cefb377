import { takeAllSteps, type Steps } from '#schemas/values/steps';
import { isRecord, type UnknownRecord } from '../fields/editor-field';
import { toBlockType } from './component-names';
import { readElement, type BuilderElement } from './content-answer';
import { resolveCode, type ContentState } from './content-state';
import { fillPictures } from './fill-pictures';
import { groupLoose, toGroup } from './group-components';
import { joinTexts } from './join-texts';
import { localise } from './localise';
import { fillBlockPicture, OWN_COMPONENTS, toTextComponents } from './own-components';
import { mapRow, OWN_LAYOUTS, toBox, withLink } from './own-layouts';
import { readOptions } from './read-options';
import { hasBackgroundPicture, isRow, listHiddenScreens } from './responsive-styles';
import { escapeMarkup, toLinkUrl } from './split-markup';
import {
  canNest,
  toInside,
  unknown,
  type ElementMapping,
  type RawComponent,
  type RawId,
  type SymbolAddress,
  type Walk,
} from './walk';

/** More elements than any page has, and deeper: the rest is left out, and said so. */
const MAX_ELEMENTS = 2000;
const MAX_DEPTH = 30;
const MAX_ID_LENGTH = 100;
const MAX_REPEATS = 100;
const SCREENS = 3;

export interface MappedElements {
  components: RawComponent[];
  missing: SymbolAddress[];
  /** Pictures whose size nothing says, by their addresses in the content. */
  unsized: string[];
}

/**
 * Builder.io's elements as components of page info. Code in them is never run: what it would compute is left out, unless
 * it only names a value that the entry carries. What cannot be mapped stands in the list under a type that no block has
 * (`toUnknownType`), so that the verdict on it reports it. Never throws.
 */
export function mapElements(
  elements: readonly unknown[],
  mapping: ElementMapping,
  state: ContentState = {},
): MappedElements {
  return takeAllSteps(mapElementsInSteps(elements, mapping, state));
}

/** The same, an element of the page a step. */
export function* mapElementsInSteps(
  elements: readonly unknown[],
  mapping: ElementMapping,
  state: ContentState,
): Steps<MappedElements> {
  const walk = beginWalk(mapping, state);
  const components: RawComponent[] = [];
  for (const raw of elements) {
    components.push(...mapTop(raw, walk));
    yield;
  }
  return finish(components, walk);
}

/** The place of the page's own elements. */
function beginWalk(mapping: ElementMapping, state: ContentState): Walk {
  const shared = {
    missing: new Map<string, SymbolAddress>(),
    unsized: new Set<string>(),
    left: MAX_ELEMENTS,
    hasHeading: false,
    joinable: new WeakSet<RawComponent>(),
    sections: new WeakSet<RawComponent>(),
  };
  // One level is kept for the groups of the page.
  return { mapping, shared, depth: 0, nesting: 1, inside: [], prefix: '', state, mapList };
}

function mapTop(raw: unknown, walk: Walk): RawComponent[] {
  return walk.shared.left < 0 ? [] : mapRaw(localise(raw), { ...walk, depth: 1 });
}

function finish(mapped: readonly RawComponent[], walk: Walk): MappedElements {
  const { shared } = walk;
  const components = groupLoose(joinTexts(mapped, walk), walk);
  if (shared.left < 0) components.push(unknown(`more than ${MAX_ELEMENTS} elements`));
  return { components, missing: [...shared.missing.values()], unsized: [...shared.unsized] };
}

function mapList(elements: readonly unknown[], walk: Walk): RawComponent[] {
  if (elements.length === 0) return [];
  if (walk.depth > MAX_DEPTH) return [unknown('nesting too deep')];
  const deeper = { ...walk, depth: walk.depth + 1 };
  return joinTexts(
    elements.flatMap((raw) => mapRaw(raw, deeper)),
    walk,
  );
}

function mapRaw(raw: unknown, walk: Walk): RawComponent[] {
  if (walk.shared.left < 0) return [];
  walk.shared.left -= 1;
  if (walk.shared.left < 0) return [];
  const element = readElement(raw);
  if (element === null) return [unknown('an element of another shape')];
  if (isPixel(element)) return [];
  return element.repeat === null ? mapElement(element, walk) : mapRepeated(element, element.repeat, walk);
}

/** What is shown once for each item of a list that the entry carries. */
function mapRepeated(element: BuilderElement, repeat: UnknownRecord, walk: Walk): RawComponent[] {
  const { collection, itemName } = repeat;
  const items = resolveCode(collection, walk.state)?.value;
  if (!Array.isArray(items)) return [unknown(`a repetition of ${nameOf(element)}`, toId(element, walk))];
  const last = String(collection).split('.').at(-1)?.trim() ?? '';
  const name = typeof itemName === 'string' && itemName !== '' ? itemName : `${last}Item`;
  const shown = items.slice(0, MAX_REPEATS).flatMap((item: unknown, index) =>
    mapElement(element, {
      ...walk,
      prefix: index === 0 ? walk.prefix : `${walk.prefix}${index + 1}-`,
      state: { ...walk.state, $index: index, $item: item, [name]: item },
    }),
  );
  return items.length > MAX_REPEATS ? [...shown, unknown(`more than ${MAX_REPEATS} repetitions`)] : shown;
}

function mapElement(given: BuilderElement, walk: Walk): RawComponent[] {
  const name = nameOf(given);
  const id = toId(given, walk);
  const element = fillBindings(given, walk.state);
  const hiddenOn = listHiddenScreens(given.responsiveStyles);
  if (hiddenOn.length === SCREENS) return [];
  const visibility = element === null ? null : readVisibility(element);
  if (visibility === 'hidden') return [];
  if (element === null) return [unknown(`bindings of ${name}`, id)];
  const components = mapStatic(element, name, id, walk);
  const linked = addLink(components, element, walk);
  const boxed = toBox(linked, element, hiddenOn, walk);
  return [...boxed, ...listLost(element, name)];
}

/** What of an element visitors do not get although its own place is filled. */
function listLost({ actions, responsiveStyles }: BuilderElement, name: string): RawComponent[] {
  return [
    ...(Object.keys(actions).length > 0 ? [unknown(`actions of ${name}`)] : []),
    ...(hasBackgroundPicture(responsiveStyles) ? [unknown(`a background picture of ${name}`)] : []),
  ];
}

const nameOf = ({ name, tagName }: BuilderElement): string => name || `<${tagName || 'div'}>`;

/** Hidden by its own switch, or by a value that a binding has given to it. */
function readVisibility({ hide, show, properties }: BuilderElement): 'hidden' | 'shown' {
  const isHidden = isOn(hide ?? properties['hide']);
  const shows = show ?? properties['show'];
  return isHidden || (shows !== undefined && !isOn(shows)) ? 'hidden' : 'shown';
}

const isOn = (value: unknown): boolean => Boolean(value) && value !== 'false';

/** Only the looks of an element; none of them is taken over. */
const LOOKS = /^(?:responsiveStyles|style|animations|class)\b/;

/** The element with the values that its bindings name; null when only running code could tell one of them. */
function fillBindings(element: BuilderElement, state: ContentState): BuilderElement | null {
  const bindings = Object.entries(element.bindings).filter(
    ([path]) => path.trim() !== '' && !LOOKS.test(path),
  );
  let filled = element;
  for (const [path, code] of bindings) {
    const resolved = resolveCode(code, state);
    const next = resolved === null ? null : setBound(filled, path, resolved.value);
    if (next === null)
      return path === 'hide' || path === 'show' ? null : toHiddenOrNull(filled, bindings, state);
    filled = next;
  }
  return filled;
}

/** What is hidden needs no other value. */
function toHiddenOrNull(
  element: BuilderElement,
  bindings: readonly (readonly [string, unknown])[],
  state: ContentState,
): BuilderElement | null {
  const hidden = bindings.some(([path, code]) => {
    const resolved = resolveCode(code, state);
    return (
      resolved !== null &&
      ((path === 'hide' && isOn(resolved.value)) || (path === 'show' && !isOn(resolved.value)))
    );
  });
  return hidden ? { ...element, hide: true } : null;
}

const OPTION = /^(?:component\.)?options\.([\w$]+)((?:\.[\w$]+)*)$/;

function setBound(element: BuilderElement, path: string, value: unknown): BuilderElement | null {
  if (path === 'hide') return { ...element, hide: value };
  if (path === 'show') return { ...element, show: value === undefined ? false : value };
  if (path === 'linkUrl' || path === 'properties.href' || path === 'href')
    return { ...element, linkUrl: value };
  const property = /^properties\.([\w$]+)$/.exec(path)?.[1];
  if (property !== undefined) return { ...element, properties: { ...element.properties, [property]: value } };
  const [, option, rest = ''] = OPTION.exec(path) ?? [];
  if (option === undefined || value === undefined) return null;
  const options = setIn(element.options, [option, ...rest.split('.').filter(Boolean)], value);
  return { ...element, options };
}

function setIn(
  record: UnknownRecord,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): UnknownRecord {
  const inner = record[name];
  const next = rest.length === 0 ? value : setIn(isRecord(inner) ? inner : {}, rest, value);
  return { ...record, [name]: next };
}

/** Boxes whose contents stand by themselves. */
const BOXES: ReadonlySet<string> = new Set(['Core:Fragment', 'Fragment', 'Box']);
/** Boxes that are a part of the page. */
const SECTIONS: ReadonlySet<string> = new Set(['Core:Section', 'Section']);
/** They bring their own address. */
const LINKS: ReadonlySet<string> = new Set(['Core:Button', 'Button', 'Columns']);

function addLink(components: RawComponent[], element: BuilderElement, walk: Walk): RawComponent[] {
  const given = element.linkUrl ?? element.properties['href'];
  if (typeof given !== 'string' || given.trim() === '') return components;
  if (LINKS.has(element.name ?? '') && element.options['link']) return components;
  const url = toLinkUrl(given);
  if (url === null) return [...components, unknown(`a link of ${nameOf(element)}`)];
  return withLink(components, url, walk);
}

function mapStatic(element: BuilderElement, name: string, id: RawId, walk: Walk): RawComponent[] {
  if (element.name === null || element.name === '') return mapTag(element, name, id, walk);
  const type = toBlockType(name);
  if (type !== null) {
    const block = mapBlock(type, element, id, walk);
    walk.shared.sections.add(block);
    return [block];
  }
  if (SECTIONS.has(name)) return mapSection(element, walk);
  if (BOXES.has(name)) return mapGroup(element, id, walk);
  const map = OWN_COMPONENTS.get(name) ?? OWN_LAYOUTS.get(name);
  // What is not known is named, and what stands in it is shown all the same.
  return map?.(element, walk, id) ?? [unknown(name, id), ...walk.mapList(element.children, walk)];
}

function mapSection({ children }: BuilderElement, walk: Walk): RawComponent[] {
  return canNest(walk) ? toGroup(walk.mapList(children, toInside(walk)), walk) : walk.mapList(children, walk);
}

function mapGroup(element: BuilderElement, id: RawId, walk: Walk): RawComponent[] {
  const row = isRow(element.responsiveStyles) ? mapRow(element, walk, id) : null;
  return row ?? walk.mapList(element.children, walk);
}

/** Boxes that only group; what else HTML can do no block of ours has. */
const PLAIN_TAGS = new Set(
  'div section main article header footer aside span nav a p ul ol li figure figcaption label button'.split(
    ' ',
  ),
);
const HEADINGS = /^h[1-6]$/;
/** They act, and show nothing. */
const SILENT_TAGS = new Set(['script', 'style', 'link', 'meta', 'template', 'noscript']);

function mapTag(element: BuilderElement, name: string, id: RawId, walk: Walk): RawComponent[] {
  const { children, properties } = element;
  const tagName = element.tagName || 'div';
  if (SILENT_TAGS.has(tagName)) return [unknown(name, id)];
  const own = TAG_COMPONENTS.get(tagName);
  if (own !== undefined) return OWN_COMPONENTS.get(own)?.(element, walk, id) ?? [];
  const words = element.text || (typeof properties['text'] === 'string' ? properties['text'] : '');
  const tag = HEADINGS.test(tagName) ? tagName : 'p';
  const text = words === '' ? [] : toTextComponents(`<${tag}>${escapeMarkup(words)}</${tag}>`, walk, id);
  const isPlain = PLAIN_TAGS.has(tagName) || HEADINGS.test(tagName);
  const heading = HEADINGS.test(tagName) ? toHeadingChildren(children, tagName) : children;
  const inside = mapGroup({ ...element, children: heading }, id, walk);
  return [...(isPlain ? [] : [unknown(name, id)]), ...text, ...inside];
}

const TAG_COMPONENTS: ReadonlyMap<string, string> = new Map([
  ['img', 'Image'],
  ['video', 'Video'],
  ['form', 'Form:Form'],
]);

/** Texts inside a heading are headings. */
function toHeadingChildren(children: readonly unknown[], tagName: string): readonly unknown[] {
  return children.map((child) => (isRecord(child) && !child['tagName'] ? { ...child, tagName } : child));
}

function mapBlock(type: string, element: BuilderElement, id: RawId, walk: Walk): RawComponent {
  const fields = walk.mapping.fieldsOf(type) ?? [];
  const read = readOptions(fields, element.options);
  if (read === null) return unknown(`options of ${type}`, id);
  const { version, place } = read;
  const props = fillPictures(fields, read.props, (picture) => fillBlockPicture(picture, walk));
  const children = walk.mapList(element.children, toInside(walk));
  return {
    ...(place.anchor === undefined ? id : { id: place.anchor }),
    type,
    props,
    ...(version === undefined ? {} : { version }),
    ...(place.scope === undefined ? {} : { scope: place.scope }),
    ...(children.length > 0 ? { children } : {}),
  };
}

/** Builder.io counts views by a picture of no size. */
function isPixel({ id, properties }: BuilderElement): boolean {
  const { src } = properties;
  return id.startsWith('builder-pixel-') || (typeof src === 'string' && src.includes('/api/v1/pixel'));
}

function toId({ id }: BuilderElement, { prefix }: Walk): RawId {
  const whole = `${prefix}${id}`;
  return id !== '' && whole.length <= MAX_ID_LENGTH ? { id: whole } : {};
}
