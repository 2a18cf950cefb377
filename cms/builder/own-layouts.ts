import { isRecord, type UnknownRecord } from '../fields/editor-field';
import { listElements, readState, readSymbol, type BuilderElement } from './content-answer';
import { joinTexts } from './join-texts';
import { isFinding, isPlainText } from './component-kinds';
import { toTitle, type MapOwn } from './own-components';
import { readTone, type Screen } from './responsive-styles';
import { toLinkUrl } from './split-markup';
import { meetsTargeting } from './targeting';
import { canNest, toInside, unknown, type RawComponent, type RawId, type Walk } from './walk';

/** Components of Builder.io's own that hold others. */
export const OWN_LAYOUTS: ReadonlyMap<string, MapOwn> = new Map<string, MapOwn>([
  ['Columns', mapColumns],
  ['Builder:Tabs', mapTabs],
  ['Tabs', mapTabs],
  ['Builder:Accordion', mapAccordion],
  ['Accordion', mapAccordion],
  ['Builder:Carousel', mapCarousel],
  ['Carousel', mapCarousel],
  ['Symbol', mapSymbol],
  ['Builder:Symbol', mapSymbol],
  ['Slot', mapSlot],
  ['PersonalizationContainer', mapPersonalised],
  ['Builder:StateProvider', mapStateProvider],
  ['Builder: StateProvider', mapStateProvider],
]);

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isShown = (component: RawComponent): boolean => !isFinding(component);

interface Column {
  share: number | null;
  url: string | null;
  isLinkLost: boolean;
  blocks: RawComponent[];
}

const TRACKS = 12;

function mapColumns({ options }: BuilderElement, walk: Walk, id: RawId): RawComponent[] {
  if (!Array.isArray(options['columns'])) return [unknown('Columns', id)];
  const inside = canNest(walk) ? toInside(toInside(walk)) : walk;
  const columns = options['columns'].filter(isRecord).map((column) => readColumn(column, inside));
  return toColumns(columns, { ...id, props: toColumnProps(options) }, walk);
}

function readColumn({ blocks, width, link }: UnknownRecord, walk: Walk): Column {
  const url = toLinkUrl(link);
  const share = typeof width === 'number' && width > 0 ? Math.round((width / 100) * TRACKS) : null;
  return {
    share: share === null ? null : Math.min(TRACKS, Math.max(1, share)),
    url,
    isLinkLost: url === null && typeof link === 'string' && link.trim() !== '',
    blocks: walk.mapList(toList(blocks), walk),
  };
}

const STACKING: Readonly<Record<string, string>> = { mobile: 'phone', never: 'never' };
const SMALL_GAP = 16;

function toColumnProps({ stackColumnsAt, reverseColumnsWhenStacked, space }: UnknownRecord): UnknownRecord {
  const stackAt = typeof stackColumnsAt === 'string' ? STACKING[stackColumnsAt] : undefined;
  const gap = typeof space !== 'number' || space > SMALL_GAP ? null : space > 0 ? 'small' : 'none';
  return {
    ...(stackAt === undefined ? {} : { stackAt }),
    ...(reverseColumnsWhenStacked === true ? { reversed: true } : {}),
    ...(gap === null ? {} : { gap }),
  };
}

/** Columns side by side; one alone, and what would nest too deep, stands by itself. */
function toColumns(
  columns: readonly Column[],
  around: Omit<RawComponent, 'type'>,
  walk: Walk,
): RawComponent[] {
  const lost = columns.filter(({ isLinkLost }) => isLinkLost).map(() => unknown('a link of Columns'));
  const shown = columns.filter(({ blocks }) => blocks.some(isShown));
  if (shown.length < 2 || !canNest(walk)) {
    return [...columns.flatMap((column) => withLink(column.blocks, column.url, walk)), ...lost];
  }
  const isEven = columns.every(({ share }) => share === columns[0]?.share);
  const boxes = columns.map(({ share, url, blocks }): RawComponent => {
    const link = url === null ? {} : { link: toLink(blocks, url) };
    const width = isEven || share === null ? {} : { share };
    return { type: 'box', props: { ...width, ...link }, children: blocks };
  });
  return [{ ...around, type: 'columns', children: boxes }, ...lost];
}

/** The children of a row of Builder.io's boxes, side by side where they are more than a line of words. */
export function mapRow(element: BuilderElement, walk: Walk, id: RawId): RawComponent[] | null {
  const { children } = element;
  if (children.length < 2 || children.length > 4 || !canNest(walk)) return null;
  const inside = toInside(toInside(walk));
  const columns = children.map((child) => {
    const blocks = walk.mapList([child], inside);
    return { share: null, url: null, isLinkLost: false, blocks };
  });
  const isLine = columns.every(({ blocks }) => blocks.every((one) => isPlainText(one, walk)));
  if (isLine)
    return joinTexts(
      columns.flatMap(({ blocks }) => blocks),
      walk,
    );
  return toColumns(columns, { ...id, props: { stackAt: 'phone', gap: 'small' } }, walk);
}

const MAX_LINK_TEXT = 80;
const LEADS_ON = 'Подробнее';

function toLink(blocks: readonly RawComponent[], url: string): UnknownRecord {
  return { text: toPictureTitle(blocks) || LEADS_ON, url };
}

function toPictureTitle(blocks: readonly RawComponent[]): string {
  const picture = blocks.length === 1 ? blocks[0]?.props?.['image'] : undefined;
  const alt = isRecord(picture) && typeof picture['alt'] === 'string' ? picture['alt'].trim() : '';
  return alt.slice(0, MAX_LINK_TEXT);
}

/** What an element shows, with the address that all of it leads to. */
export function withLink(components: RawComponent[], url: string | null, walk: Walk): RawComponent[] {
  const shown = components.filter(isShown);
  if (url === null || shown.length === 0) return components;
  const [only] = shown;
  const linked =
    shown.length === 1 && only !== undefined && isPlainText(only, walk) ? linkText(only, url) : null;
  if (linked !== null) {
    walk.shared.joinable.add(linked);
    return components.map((one) => (one === only ? linked : one));
  }
  const props = { link: toLink(shown, url) };
  return [
    canNest(walk)
      ? { type: 'box', props, children: components }
      : { type: 'text', props: { html: `<p><a href="${encodeURI(url)}">${LEADS_ON}</a></p>` } },
  ];
}

/** A text of one paragraph, or of bare words, as a link; null for one that is more. */
function linkText(text: RawComponent, url: string): RawComponent | null {
  const html = typeof text.props?.['html'] === 'string' ? text.props['html'].trim() : '';
  const [, open = '', words, close = ''] =
    /^(<(?:p|h[1-6])\b[^<>]{0,500}>)?([\s\S]{1,2000}?)(<\/(?:p|h[1-6])>)?$/i.exec(html) ?? [];
  if (words === undefined || /<(?:a|p|div|h[1-6]|ul|ol|table|li)\b/i.test(words)) return null;
  const href = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return { ...text, props: { html: `${open || '<p>'}<a href="${href}">${words}</a>${close || '</p>'}` } };
}

interface Panel {
  title: string;
  /** Where all of it is text; null when it holds more. */
  html: string | null;
  blocks: RawComponent[];
}

const MAX_TAB = 80;
const MAX_QUESTION = 240;

function readPanels(items: unknown, names: readonly [string, string], longest: number, walk: Walk): Panel[] {
  const inside = canNest(walk) ? toInside(walk) : walk;
  return toList(items)
    .filter(isRecord)
    .map((item) => {
      const title = toPanelTitle(item[names[0]], inside, longest);
      const blocks = walk.mapList(toList(item[names[1]]), inside);
      const shown = blocks.filter(isShown);
      const isText = shown.every((one) => isPlainText(one, walk));
      const html = shown.map(({ props }) => String(props?.['html'] ?? '')).join('');
      return { title, html: isText && html !== '' ? html : null, blocks };
    })
    .filter(({ title, blocks }) => title !== '' || blocks.length > 0);
}

function toPanelTitle(label: unknown, walk: Walk, longest: number): string {
  return typeof label === 'string'
    ? label.slice(0, longest)
    : toTitle(walk.mapList(toList(label), walk), longest);
}

function mapTabs({ options }: BuilderElement, walk: Walk, id: RawId): RawComponent[] {
  const panels = readPanels(options['tabs'], ['label', 'content'], MAX_TAB, walk);
  const prefix = id.id?.replaceAll(/[^\p{L}\d_-]/gu, '-') ?? 'tabs';
  const tabs = panels.map(({ title, html }, index) => ({ title, hashes: `${prefix}-${index + 1}`, html }));
  return toPanelBlock(panels, { ...id, type: 'tabs', props: { tabs } }, walk);
}

function mapAccordion({ options }: BuilderElement, walk: Walk, id: RawId): RawComponent[] {
  const panels = readPanels(options['items'], ['title', 'detail'], MAX_QUESTION, walk);
  const items = panels.map(({ title, html }) => ({ title, html }));
  return toPanelBlock(panels, { ...id, type: 'accordion', props: { items } }, walk);
}

/** The block, where it can hold the panels; else they stand one below the other, so that nothing is lost. */
function toPanelBlock(panels: readonly Panel[], block: RawComponent, walk: Walk): RawComponent[] {
  if (panels.length === 0) return [unknown(`an empty ${block.type}`)];
  const fits = panels.every(({ title, html }) => title !== '' && html !== null);
  const findings = panels.flatMap(({ blocks }) => blocks.filter(isFinding));
  if (fits) return [block, ...findings];
  return panels.flatMap(({ title, blocks }) =>
    canNest(walk) && title !== '' ? [{ type: 'section', props: { title }, children: blocks }] : blocks,
  );
}

/** Slides of a carousel are seen one at a time; here they stand below each other, up to four side by side. */
function mapCarousel({ options }: BuilderElement, walk: Walk, id: RawId): RawComponent[] {
  const inside = canNest(walk) ? toInside(toInside(walk)) : walk;
  const slides = toList(options['slides']).filter(isRecord);
  const columns = slides.map(({ content }) => ({
    share: null,
    url: null,
    isLinkLost: false,
    blocks: walk.mapList(toList(content), inside),
  }));
  if (columns.length === 0) return [unknown('Carousel', id)];
  if (columns.length > 4) return columns.flatMap(({ blocks }) => blocks);
  return toColumns(columns, { ...id, props: {} }, walk);
}

function mapSymbol({ options }: BuilderElement, walk: Walk, id: RawId): RawComponent[] {
  const symbol = readSymbol(options);
  const entry = symbol?.entry ?? '';
  const content = symbol?.content ?? walk.mapping.symbols.get(entry);
  if (symbol === null || content === undefined || walk.inside.includes(entry)) {
    if (symbol !== null && entry !== '' && content === undefined) {
      walk.shared.missing.set(entry, { model: symbol.model, entry });
    }
    return [unknown(`Symbol ${entry}`, id)];
  }
  const inherited = options['inheritState'] === true ? walk.state : {};
  const inner: Walk = {
    ...walk,
    prefix: id.id ? `${id.id}-` : walk.prefix,
    inside: [...walk.inside, entry],
    state: { ...readState(content), ...inherited, ...symbol.inputs },
  };
  return walk.mapList(listElements(content), inner);
}

/** Where a symbol shows the elements that the page has put into it. */
function mapSlot({ options }: BuilderElement, walk: Walk): RawComponent[] {
  const name = typeof options['name'] === 'string' ? options['name'] : 'children';
  return walk.mapList(toList(walk.state[name]), walk);
}

/** The first variant meant for everybody who sees this page; else what stands there for all. */
function mapPersonalised({ options, children }: BuilderElement, walk: Walk): RawComponent[] {
  const attributes = walk.mapping.attributes ?? {};
  const variants = toList(options['variants']).filter(isRecord);
  const chosen = variants.find(({ query, startDate, endDate }) => {
    const isTimed = Boolean(startDate) || Boolean(endDate);
    return !isTimed && Array.isArray(query) && query.length > 0 && meetsTargeting(query, attributes);
  });
  const blocks = chosen === undefined ? children : toList(chosen['blocks']);
  const others = variants.length - (chosen === undefined ? 0 : 1);
  const shown = walk.mapList(blocks, walk);
  return others > 0 ? [...shown, unknown('variants of PersonalizationContainer')] : shown;
}

function mapStateProvider({ options, children }: BuilderElement, walk: Walk): RawComponent[] {
  const given = isRecord(options['state']) ? options['state'] : {};
  const blocks = children.length > 0 ? children : toList(options['blocks']);
  return walk.mapList(blocks, { ...walk, state: { ...walk.state, ...given } });
}

/** Boxes whose looks make them more than a group: on a surface of their own, or away from some screens. */
export function toBox(
  components: RawComponent[],
  { responsiveStyles }: BuilderElement,
  hiddenOn: readonly Screen[],
  walk: Walk,
): RawComponent[] {
  const hasOwnLook = components.filter(isShown).length > 0 && canNest(walk);
  const tone = hasOwnLook ? readTone(responsiveStyles) : 'plain';
  if (hiddenOn.length === 0 && tone === 'plain') return components;
  if (!hasOwnLook)
    return hiddenOn.length > 0 && components.some(isShown)
      ? [unknown('an element of some screens')]
      : components;
  const props = { ...(tone === 'plain' ? {} : { tone }), ...(hiddenOn.length > 0 ? { hiddenOn } : {}) };
  const [only] = components;
  const isGroup = components.length === 1 && only !== undefined && isBareGroup(only);
  const box: RawComponent = isGroup ? { ...only, props } : { type: 'box', props, children: components };
  walk.shared.sections.add(box);
  return [box];
}

/** A group that says nothing of itself yet. */
function isBareGroup({ type, props = {} }: RawComponent): boolean {
  return type === 'box' && Object.keys(props).length === 0;
}
