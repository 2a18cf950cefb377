import { pageFields } from '#schemas/page';
import { isRecord } from '../fields/editor-field';
import { toUnknownType } from './component-names';
import { listElements, type BuilderContent } from './content-answer';
import { mapElements, type ElementMapping, type SymbolAddress } from './map-elements';
import type { RawComponent } from './own-components';

export interface MappedContent {
  /** Raw page info, or the raw document of another model. */
  raw: Record<string, unknown>;
  /** Symbols that have to be fetched before all of it can be mapped. */
  missing: SymbolAddress[];
}

/**
 * An entry of the model `page` as raw page info. Its fields are those of the model that are called like page info's
 * (`type`, `meta`, `breadcrumbs`…); `description` becomes the meta tag. Never throws.
 */
export function toPageInfo(content: BuilderContent, mapping: ElementMapping): MappedContent {
  const { data, id, name } = content;
  const own = Object.keys(pageFields).flatMap((field) =>
    data[field] === undefined ? [] : [[field, data[field]] as const],
  );
  const { components, missing } = toComponents(content, mapping);
  const raw = { title: name, ...Object.fromEntries(own), uuid: id, meta: toMeta(data), components };
  return { raw, missing };
}

/** An entry of another model: its fields as they are, its elements as components. */
export function toDocument(content: BuilderContent, mapping: ElementMapping): MappedContent {
  const { blocks: _elements, blocksString: _text, ...fields } = content.data;
  const { components, missing } = toComponents(content, mapping);
  return { raw: components.length > 0 ? { ...fields, components } : fields, missing };
}

function toComponents(content: BuilderContent, mapping: ElementMapping) {
  const { components, missing } = mapElements(listElements(content), mapping);
  return { components: [...components, ...listCode(content)], missing };
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

function toMeta({ meta, description }: BuilderContent['data']): unknown {
  const tags: unknown[] = Array.isArray(meta) ? meta : [];
  return typeof description === 'string' && description !== ''
    ? [...tags, { name: 'description', content: description }]
    : tags;
}
