import { isRecord } from '../fields/editor-field';
import { setMemberText } from '../composing/json-text';
import type { DocumentKind } from './document-kind';
import { findRoot, listBlocks, type PlacedBlock } from './list-blocks';
import { cut, findValue, insertItem, splice } from './value-range';

export type RestoreOutcome =
  | { outcome: 'restored'; body: string }
  /** The revision has no such block. */
  | { outcome: 'missing' }
  /** Its migrations failed; nothing of it can be brought into today's shape. */
  | { outcome: 'not-lifted' };

/**
 * Puts one block of an earlier state into a document, lifted into today's version. What a container holds stays as it
 * is, unless the container itself was gone. A block of an unknown type or of a newer version comes back as it was.
 * Every other byte of the document stays. Both bodies are JSON text.
 */
export function restoreBlock(body: string, earlier: string, key: string, kind: DocumentKind): RestoreOutcome {
  const before = listBlocks(JSON.parse(earlier));
  const wanted = before.find((block) => block.key === key);
  if (wanted === undefined) return { outcome: 'missing' };
  const now = listBlocks(JSON.parse(body));
  const standing = now.find((block) => block.key === key);
  const present = new Set(now.map((block) => block.key));
  const text = standing
    ? liftBlock(earlier, wanted, kind)
    : liftWithChildren(earlier, wanted, before, present, kind);
  if (text === null) return { outcome: 'not-lifted' };
  return {
    outcome: 'restored',
    body: standing ? replaceBlock(body, standing, text) : insertBlock(body, { text, wanted, before, now }),
  };
}

/** The block as text, its props in today's version; null when they cannot be lifted. */
function liftBlock(earlier: string, { raw, type, path }: PlacedBlock, kind: DocumentKind): string | null {
  const range = findValue(earlier, path);
  if (range === null) return null;
  const text = cut(earlier, range);
  const known = kind.findBlock(type);
  const version = typeof raw['version'] === 'number' ? raw['version'] : 1;
  if (known === null || version >= known.version) return text;
  const lifted = known.lift(version, raw['props'] ?? {});
  if (!isRecord(lifted)) return null;
  return setMemberText(
    setMemberText(text, 'props', JSON.stringify(lifted)),
    'version',
    String(known.version),
  );
}

/** With the blocks inside it, each lifted; those that stand elsewhere by now stay there. */
function liftWithChildren(
  earlier: string,
  wanted: PlacedBlock,
  before: readonly PlacedBlock[],
  present: ReadonlySet<string>,
  kind: DocumentKind,
): string | null {
  const text = liftBlock(earlier, wanted, kind);
  if (text === null || !Array.isArray(wanted.raw['children'])) return text;
  const children = before
    .filter(({ parent, key }) => parent === wanted.key && !present.has(key))
    .map((child) => liftWithChildren(earlier, child, before, present, kind));
  return children.some((child) => child === null)
    ? null
    : setMemberText(text, 'children', `[${children.join(',')}]`);
}

function replaceBlock(body: string, standing: PlacedBlock, text: string): string {
  const range = findValue(body, standing.path);
  const inside = findValue(body, [...standing.path, 'children']);
  if (range === null) return body;
  return splice(body, range, inside === null ? text : setMemberText(text, 'children', cut(body, inside)));
}

interface Insertion {
  text: string;
  wanted: PlacedBlock;
  before: readonly PlacedBlock[];
  now: readonly PlacedBlock[];
}

/** After the nearest block that stood before it and still stands in that place; else where its container begins. */
function insertBlock(body: string, { text, wanted, before, now }: Insertion): string {
  const parent = now.find(({ key }) => key === wanted.parent);
  const list = parent ? [...parent.path, 'children'] : [...findRoot(JSON.parse(body)).path, 'components'];
  const parentKey = parent?.key ?? null;
  const siblings = before.filter((block) => block.parent === wanted.parent);
  const earlierOnes = siblings.slice(0, siblings.indexOf(wanted)).map(({ key }) => key);
  const standing = now.filter((block) => block.parent === parentKey);
  const neighbour = standing.findLast(({ key }) => earlierOnes.includes(key));
  const place = neighbour?.path.at(-1);
  // A block whose container is gone stands at the end of the page.
  const isHomeless = wanted.parent !== null && parent === undefined;
  return insertInto(body, list, typeof place === 'number' ? place + 1 : isHomeless ? Infinity : 0, text);
}

function insertInto(body: string, list: readonly (string | number)[], index: number, text: string): string {
  const array = findValue(body, list);
  if (array !== null && body[array.from] === '[') {
    return insertItem(body, array, index, text);
  }
  const owner = findValue(body, list.slice(0, -1));
  if (owner === null) return body;
  return splice(body, owner, setMemberText(cut(body, owner), String(list.at(-1)), `[${text}]`));
}
