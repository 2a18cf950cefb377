import { isRecord, type UnknownRecord } from '#cms/fields/editor-field';
import type { KeptReason } from '#cms/composing/composer-item';
import type { CatalogBlock } from '../../composer/block-catalog';
import type { Placement, RegionOption } from '../../fields/placement-form';
import { withProperty } from '../../fields/with-property';

/** What this build knows of blocks, and of the older ones that the document has. */
export interface KnownBlocks {
  blocks: ReadonlyMap<string, CatalogBlock>;
  /** JSON of their props as this build reads them, by `toLiftKey`. */
  lifts: Readonly<Record<string, string>>;
  /** Where a block may be shown. */
  regions: readonly RegionOption[];
}

/** A component as an editor may treat it: by the fields of its block, or not at all. */
type EditedComponent =
  | { isKept: false; type: string; version: number; block: CatalogBlock; props: UnknownRecord }
  | { isKept: true; type: string; version: number; reason: KeptReason };

/** Names an older component by all that its lifted props follow from. */
export function toLiftKey(type: string, version: number, props: unknown): string {
  return JSON.stringify([type, version, props]);
}

/** Reads one component of a list. What this build does not know, or is newer than it, is kept and not edited. */
export function readComponent(
  raw: unknown,
  { blocks, lifts }: Pick<KnownBlocks, 'blocks' | 'lifts'>,
): EditedComponent {
  const { type, version = 1, props = {} }: UnknownRecord = isRecord(raw) ? raw : {};
  if (typeof type !== 'string' || type === '' || typeof version !== 'number' || !isRecord(props)) {
    return { isKept: true, type: typeof type === 'string' ? type : '?', version: 1, reason: 'malformed' };
  }
  const kept = (reason: KeptReason): EditedComponent => ({ isKept: true, type, version, reason });
  const block = blocks.get(type);
  if (block === undefined) return kept('unknown');
  if (version > block.version) return kept('newer');
  if (version === block.version) return { isKept: false, type, version, block, props };
  const lifted: unknown = JSON.parse(lifts[toLiftKey(type, version, props)] ?? 'null');
  return isRecord(lifted) ? { isKept: false, type, version, block, props: lifted } : kept('stuck');
}

/** The component with other props, which are of this build's version. Whatever else it has stays. */
export function withProps(raw: unknown, block: CatalogBlock, props: UnknownRecord): UnknownRecord {
  const component = isRecord(raw) ? raw : {};
  const isOlder = typeof component['version'] === 'number' ? component['version'] < block.version : true;
  return {
    ...component,
    ...(isOlder && block.version > 1 ? { version: block.version } : {}),
    props,
  };
}

/** To whom a component is shown and what it is called; null for a scope that no form can show. */
export function readPlacement({ id, section, scope = {} }: UnknownRecord): Placement | null {
  return isRecord(scope) ? { id: toText(id), section: toText(section), scope } : null;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The component with another placement; what is empty is taken out. */
export function withPlacement(component: UnknownRecord, change: Partial<Placement>): UnknownRecord {
  return Object.entries(change).reduce((changed, [name, value]) => {
    const isEmpty = value === '' || (isRecord(value) && Object.keys(value).length === 0);
    return withProperty(changed, name, isEmpty ? undefined : value);
  }, component);
}

/** A new block with the props of its first example, under a name of its own. */
export function createComponent({ type, version, example }: CatalogBlock): UnknownRecord {
  const mark = Math.random().toString(36).slice(2, 8);
  return { id: `${type}-${mark}`, type, version, props: JSON.parse(example) as unknown };
}
