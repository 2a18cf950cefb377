import type { EditorField, UnknownRecord } from '../fields/editor-field';
import { toUnknownType } from './component-names';
import type { BuilderContent } from './content-answer';
import type { ContentState } from './content-state';

/** A component of page info, as content sources give it. */
export interface RawComponent {
  id?: string;
  type: string;
  version?: number;
  props?: UnknownRecord;
  scope?: UnknownRecord;
  children?: RawComponent[];
}

export type RawId = Pick<RawComponent, 'id'>;

export interface SymbolAddress {
  model: string;
  entry: string;
}

export interface PictureSize {
  width: number;
  height: number;
}

export interface ElementMapping {
  /** The fields of a block or flow; undefined for types that this build does not have. */
  fieldsOf: (type: string) => readonly EditorField[] | undefined;
  /** Symbols that were asked for, by entry. */
  symbols: ReadonlyMap<string, BuilderContent>;
  /** What containers are personalised by: path, region and audience. */
  attributes?: UnknownRecord;
  /** The address that visitors get a picture from; null for one that their browsers would refuse. */
  toPicture?: (url: string) => string | null;
  /** Sizes of pictures that were measured, by their addresses in the content. */
  sizes?: ReadonlyMap<string, PictureSize>;
}

/** What the whole page shares while it is mapped. */
interface Shared {
  /** Symbols that the page shows and nobody has brought. */
  missing: Map<string, SymbolAddress>;
  /** Pictures whose size nothing says. */
  unsized: Set<string>;
  /** How many elements may still be mapped. */
  left: number;
  /** A page has one heading of the first order. */
  hasHeading: boolean;
  /** Texts that may be joined with their neighbours: those that no block of ours was chosen for. */
  joinable: WeakSet<RawComponent>;
  /** What is a section of the page by itself: blocks of ours, groups, surfaces. */
  sections: WeakSet<RawComponent>;
}

/** Where in a page the mapping stands. */
export interface Walk {
  mapping: ElementMapping;
  shared: Shared;
  depth: number;
  /** How many blocks stand around. */
  nesting: number;
  /** Entries of the symbols around: one that shows itself ends there. */
  inside: readonly string[];
  /** Goes before ids, so that a symbol that is shown twice names nothing twice. */
  prefix: string;
  state: ContentState;
  mapList: (elements: readonly unknown[], walk: Walk) => RawComponent[];
}

/** Page info is read six blocks deep; columns take two of them at once. */
const MAX_NESTING = 5;

export const canNest = ({ nesting }: Walk): boolean => nesting < MAX_NESTING;

/** The place inside a block. */
export const toInside = (walk: Walk): Walk => ({ ...walk, nesting: walk.nesting + 1 });

/** What cannot be shown, under a type that no block has: the verdict on it is a finding. */
export function unknown(what: string, id: RawId = {}): RawComponent {
  return { ...id, type: toUnknownType(what) };
}
