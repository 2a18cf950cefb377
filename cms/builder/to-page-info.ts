import { pageFields } from '#schemas/page';
import { takeStepsInTurns } from '../do-in-turn';
import { isRecord } from '../fields/editor-field';
import { toUnknownType } from './component-names';
import { listElements, readState, type BuilderContent } from './content-answer';
import { readdressFields } from './document-pictures';
import { localise } from './localise';
import { mapElements, mapElementsInSteps, type MappedElements } from './map-elements';
import type { ElementMapping, RawComponent, SymbolAddress } from './walk';

export interface MappedContent {
  /** Raw page info, or the raw document of another model. */
  raw: Record<string, unknown>;
  /** Symbols that have to be fetched before all of it can be mapped. */
  missing: SymbolAddress[];
  /** Pictures whose size nothing says, by their addresses. */
  unsized: string[];
}

/**
 * An entry of the model `page` as raw page info. Its fields are those of the model that are called like page info's
 * (`type`, `meta`, `breadcrumbs`…); `description` becomes the meta tag. Never throws.
 */
export function toPageInfo(
  content: BuilderContent,
  mapping: ElementMapping,
  elements = mapNow(content, mapping),
): MappedContent {
  const { id } = content;
  const data = toLocalised(content);
  const own = Object.keys(pageFields).flatMap((field) =>
    data[field] === undefined ? [] : [[field, data[field]] as const],
  );
  const { components, ...open } = addCode(elements, content);
  const title = toTitle(data.title, components);
  const raw = { ...Object.fromEntries(own), title, uuid: id, meta: toMeta(data), components };
  return { raw, ...open };
}

/** An entry of another model: its fields, with pictures where visitors get them from, and its elements as components. */
export function toDocument(
  content: BuilderContent,
  mapping: ElementMapping,
  elements = mapNow(content, mapping),
): MappedContent {
  const { blocks: _elements, blocksString: _text, ...given } = toLocalised(content);
  const fields = mapping.toPicture ? readdressFields(given, mapping.toPicture) : given;
  const { components, ...open } = addCode(elements, content);
  return { raw: components.length > 0 ? { ...fields, components } : fields, ...open };
}

const mapNow = (content: BuilderContent, mapping: ElementMapping): MappedElements =>
  mapElements(listElements(content), mapping, readState(content));

/** The elements of an entry, for `toPageInfo` and `toDocument`, with pauses for other requests. */
export const mapInTurns = (content: BuilderContent, mapping: ElementMapping): Promise<MappedElements> =>
  takeStepsInTurns(mapElementsInSteps(listElements(content), mapping, readState(content)));

function addCode(mapped: MappedElements, content: BuilderContent): MappedElements {
  return { ...mapped, components: [...mapped.components, ...listCode(content)] };
}

/** The fields of an entry in the site's language; its elements are localised where they are mapped. */
function toLocalised({ data }: BuilderContent): BuilderContent['data'] {
  const { blocks, ...fields } = data;
  const localised = localise(fields);
  return {
    ...fields,
    ...(isRecord(localised) ? localised : {}),
    ...(blocks === undefined ? {} : { blocks }),
  };
}

/** Fields of an entry that hold code; it is reported, and never run. */
const CODE_FIELDS = ['jsCode', 'tsCode', 'cssCode', 'customFonts', 'httpRequests'];

function listCode({ data }: BuilderContent): RawComponent[] {
  return CODE_FIELDS.filter((name) => hasContent(data[name])).map((name) => ({
    type: toUnknownType(`${name} of the page`),
  }));
}

function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isRecord(value) ? Object.keys(value).length > 0 : typeof value === 'string' && value.trim() !== '';
}

/** An entry's own name is for its editors; a page without a title is called by its heading. */
function toTitle(given: unknown, components: readonly RawComponent[]): string {
  return typeof given === 'string' && given.trim() !== '' ? given : (findHeading(components) ?? '');
}

function findHeading(components: readonly RawComponent[]): string | null {
  for (const { type, props, children = [] } of components) {
    const heading = type === 'box' ? props?.['heading'] : undefined;
    if (typeof heading === 'string') return heading;
    const inside = findHeading(children);
    if (inside !== null) return inside;
  }
  return null;
}

/** The tags of the model's usual fields stand beside those that it lists. */
function toMeta(data: BuilderContent['data']): unknown {
  const { meta } = data;
  const tags: unknown[] = Array.isArray(meta) ? meta : [];
  const image = [data['ogImage'], data['image']].find((one) => typeof one === 'string' && one !== '');
  const { description } = data;
  return [
    ...tags,
    ...(typeof description === 'string' && description !== ''
      ? [{ name: 'description', content: description }]
      : []),
    ...(data['noIndex'] === true || data['noindex'] === true ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
  ];
}
