import { isDeeperThan } from '#schemas/json-depth';
import { isRecord } from '../fields/editor-field';
import { align } from './align';
import { diffBlock, nameBlockFor, type BlockChange } from './diff-block';
import { diffFields, diffWhole, type FieldChange } from './diff-values';
import type { DocumentKind } from './document-kind';
import { findRoot, listBlocks, type PlacedBlock } from './list-blocks';

/** What two states of a document do not share. Plain JSON. */
export interface DocumentDiff {
  /** The document's own fields. */
  fields: FieldChange[];
  /** The blocks that differ, in the order of the newer state; those that are gone stand where they stood. */
  blocks: BlockChange[];
  unchangedBlocks: number;
}

/** Deeper than anything that can be published. */
const MAX_DEPTH = 60;

/** Compares two states of a document; `null` is one that is not there yet. Blocks meet by their ids. */
export function diffPages(before: unknown, after: unknown, kind: DocumentKind): DocumentDiff {
  const isDeep = isDeeperThan(before, MAX_DEPTH) || isDeeperThan(after, MAX_DEPTH);
  const itself = isDeep ? null : (kind.fields.find(({ name }) => name === '') ?? null);
  if (isDeep || itself !== null || [before, after].some(isNoObject)) {
    return { fields: diffWhole(itself, before, after), blocks: [], unchangedBlocks: 0 };
  }
  const fields = diffFields(kind.fields, withoutBlocks(before), withoutBlocks(after));
  return { fields, ...diffBlocks(listBlocks(before), listBlocks(after), kind) };
}

function isNoObject(document: unknown): boolean {
  return document !== null && document !== undefined && !isRecord(document);
}

/** What stands among the components and is none stays a field, so that no difference goes untold. */
function withoutBlocks(document: unknown): unknown {
  const { components, ...own } = findRoot(document).value;
  if (components === undefined || components === null) return own;
  if (!Array.isArray(components)) return { ...own, components };
  const others = components.filter((component) => !isRecord(component));
  return others.length === 0 ? own : { ...own, components: others };
}

function diffBlocks(
  before: readonly PlacedBlock[],
  after: readonly PlacedBlock[],
  kind: DocumentKind,
): Pick<DocumentDiff, 'blocks' | 'unchangedBlocks'> {
  const old = new Map(before.map((block) => [block.key, block]));
  const fresh = new Map(after.map((block) => [block.key, block]));
  const moved = findMoved(before, after, old, fresh);
  const blocks: BlockChange[] = [];
  let unchangedBlocks = 0;
  for (const [from, to] of align(toKeys(before), toKeys(after))) {
    const left = from === null ? undefined : before[from];
    const right = to === null ? undefined : after[to];
    // A block that has moved is told where it stands now.
    if (right === undefined && left !== undefined && fresh.has(left.key)) continue;
    const was = right === undefined ? left : old.get(right.key);
    const change = diffBlock(was ?? null, right ?? null, right !== undefined && moved.has(right.key), kind);
    if (change === null) unchangedBlocks += 1;
    else
      blocks.push({ ...change, inside: nameParent(right ?? left, right === undefined ? old : fresh, kind) });
  }
  return { blocks, unchangedBlocks };
}

const toKeys = (blocks: readonly PlacedBlock[]) => blocks.map(({ key }) => key);

function nameParent(
  block: PlacedBlock | undefined,
  blocks: ReadonlyMap<string, PlacedBlock>,
  kind: DocumentKind,
): string | null {
  const parent = block?.parent == null ? undefined : blocks.get(block.parent);
  return parent === undefined ? null : nameBlockFor(parent, kind).label;
}

/** Blocks that stand in another block now, or in another order among those that have stayed. */
function findMoved(
  before: readonly PlacedBlock[],
  after: readonly PlacedBlock[],
  old: ReadonlyMap<string, PlacedBlock>,
  fresh: ReadonlyMap<string, PlacedBlock>,
): ReadonlySet<string> {
  const stays = ({ key, parent }: PlacedBlock) =>
    old.get(key)?.parent === parent && fresh.get(key)?.parent === parent;
  const elsewhere = after.filter(({ key, parent }) => old.has(key) && old.get(key)?.parent !== parent);
  const parents = new Set(after.map(({ parent }) => parent));
  const reordered = [...parents].flatMap((parent) => {
    const among = (blocks: readonly PlacedBlock[]) =>
      toKeys(blocks.filter((block) => block.parent === parent && stays(block)));
    const now = among(after);
    return align(among(before), now).flatMap(([from, to]) =>
      from === null && to !== null ? [now[to] ?? ''] : [],
    );
  });
  return new Set([...toKeys(elsewhere), ...reordered]);
}
