import { isRecord, type UnknownRecord } from '../fields/editor-field';

/** A component of a raw document, where it stands. */
export interface PlacedBlock {
  /** Its id; for one without, its type and its place among those: `banner#2`. Unique within the document. */
  key: string;
  type: string;
  raw: UnknownRecord;
  /** The way to it from the document's root. */
  path: readonly (string | number)[];
  /** The key of the block that it stands in; null on the page itself. */
  parent: string | null;
}

/** Deeper and more than any page has; what lies beyond is compared with the block that it stands in. */
const MAX_DEPTH = 10;
const MAX_BLOCKS = 5000;

/** Every component of a document, those inside others right after them. What is no component is left out. */
export function listBlocks(document: unknown): PlacedBlock[] {
  const found: PlacedBlock[] = [];
  const seen = new Set<string>();
  const visit = (list: unknown, path: readonly (string | number)[], parent: string | null, depth: number) => {
    if (!Array.isArray(list) || depth > MAX_DEPTH) return;
    list.forEach((raw: unknown, index) => {
      if (!isRecord(raw) || found.length >= MAX_BLOCKS) return;
      const type = typeof raw['type'] === 'string' ? raw['type'] : '';
      const key = nameBlock(raw, type, seen);
      const own = [...path, index];
      found.push({ key, type, raw, path: own, parent });
      visit(raw['children'], [...own, 'children'], key, depth + 1);
    });
  };
  const root = findRoot(document);
  visit(root.value['components'], [...root.path, 'components'], null, 0);
  return found;
}

/** A document may stand in an envelope: `{data: …}` (see `parsePageInfo`). */
export function findRoot(document: unknown): { value: UnknownRecord; path: readonly string[] } {
  const value = isRecord(document) ? document : {};
  const inner = value['data'];
  const isEnvelope = isRecord(inner) && value['uuid'] === undefined && value['components'] === undefined;
  return isEnvelope ? { value: inner, path: ['data'] } : { value, path: [] };
}

/** Equal ids are told apart as `parsePageInfo` does it. */
function nameBlock(raw: UnknownRecord, type: string, seen: Set<string>): string {
  const own = typeof raw['id'] === 'string' ? raw['id'].trim() : '';
  const separator = own === '' ? '#' : '-';
  const wanted = own === '' ? type : own;
  let key = own === '' ? `${wanted}#1` : wanted;
  for (let count = 2; seen.has(key); count += 1) key = `${wanted}${separator}${count}`;
  seen.add(key);
  return key;
}
