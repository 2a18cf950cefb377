import { isRecord } from '../fields/editor-field';
import { diffFields, type FieldChange } from './diff-values';
import type { BlockKind, DocumentKind } from './document-kind';
import type { PlacedBlock } from './list-blocks';
import { isSame } from './same-value';
import { toPlainText } from './show-value';

export interface BlockChange {
  /** See {@link PlacedBlock}; the older state's for a block that is gone. */
  key: string;
  /** What editors call it: «Баннер»; its type when this build does not have it. */
  label: string;
  /** What it says of itself: the beginning of its title or text. */
  title: string;
  /** The label of the block that it stands in. */
  inside: string | null;
  isAdded: boolean;
  isRemoved: boolean;
  isMoved: boolean;
  /** False for a type or a version that this build does not know: its fields are told as JSON. */
  isKnown: boolean;
  fields: FieldChange[];
}

const MAX_TITLE = 80;
const CALLED_BY = ['title', 'header', 'name', 'label', 'text', 'caption'];

/** What differs between two states of a block; null is a state without it. Null when nothing does. */
export function diffBlock(
  before: PlacedBlock | null,
  after: PlacedBlock | null,
  isMoved: boolean,
  kind: DocumentKind,
): Omit<BlockChange, 'inside'> | null {
  const block = after ?? before;
  if (block === null) return null;
  const { label, title, known } = nameBlockFor(block, kind);
  const fields = diffEnvelopes(before, after, kind.envelope, known);
  const isChanged = before === null || after === null || isMoved || fields.length > 0;
  if (!isChanged) return null;
  const { key } = block;
  return {
    key,
    label,
    title,
    isMoved,
    fields,
    isAdded: before === null,
    isRemoved: after === null,
    isKnown: known !== null,
  };
}

/** A block's label and title; `known` is null for a type, or a version, that this build does not have. */
export function nameBlockFor(
  { raw, type }: PlacedBlock,
  kind: DocumentKind,
): { label: string; title: string; known: BlockKind | null } {
  const found = kind.findBlock(type);
  const known = found !== null && toVersion(raw) <= found.version ? found : null;
  return { label: found?.label ?? (type || 'Блок без типа'), title: toBlockTitle(raw['props']), known };
}

function toBlockTitle(props: unknown): string {
  if (!isRecord(props)) return '';
  const name = CALLED_BY.map((property) => props[property]).find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  const text = toPlainText(name ?? '').replace(/\s+/g, ' ');
  return text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE - 1)}…` : text;
}

function toVersion(raw: PlacedBlock['raw'] | undefined): number {
  const version = raw?.['version'];
  return typeof version === 'number' ? version : 1;
}

/** Children are blocks of their own; the id is what the two states have met by. */
function diffEnvelopes(
  before: PlacedBlock | null,
  after: PlacedBlock | null,
  envelope: DocumentKind['envelope'],
  known: BlockKind | null,
): FieldChange[] {
  const isPair = before !== null && after !== null;
  const isOfAnotherType = isPair && before.type !== after.type;
  const [left, right] = [before, after].map((block) => toEnvelope(block, { isPair, isOfAnotherType }));
  const [was, is] = toComparable(before, after, known);
  return [
    ...diffFields(envelope, left, right),
    ...diffFields(known?.fields ?? [], was, is).map((change) => ({
      ...change,
      pointer: `/props${change.pointer}`,
    })),
  ];
}

/** The type is said by the label, and of a block without a counterpart the version says nothing. */
function toEnvelope(
  block: PlacedBlock | null,
  { isPair, isOfAnotherType }: { isPair: boolean; isOfAnotherType: boolean },
): unknown {
  if (block === null) return {};
  const { id: _id, type, props, children, version = 1, ...rest } = block.raw;
  return {
    ...(isOfAnotherType && { type }),
    ...(isPair && { version }),
    ...rest,
    ...(props !== undefined && !isRecord(props) && { props }),
    ...(children !== undefined && !Array.isArray(children) && { children }),
  };
}

/** Props of two versions are compared in today's shape; where that cannot be had, as they are. */
function toComparable(
  before: PlacedBlock | null,
  after: PlacedBlock | null,
  known: BlockKind | null,
): unknown[] {
  const blocks = [before, after];
  const asTheyAre = blocks.map((block) => block?.raw['props']);
  const versions = blocks.flatMap((block) => (block === null ? [] : [toVersion(block.raw)]));
  if (known === null || new Set(versions).size < 2) return asTheyAre;
  const lifted = blocks.map((block) => block && known.lift(toVersion(block.raw), block.raw['props']));
  return lifted.some((props) => isSame(props, null)) ? asTheyAre : lifted;
}
