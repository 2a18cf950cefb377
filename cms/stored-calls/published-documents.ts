import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import type { Audience } from '#schemas/page';
import type { KindDefinition } from '../kinds/define-kind';
import type { EntryKind } from '../store/entry-address';
import { toChunks } from '../store/entry-usage';
import {
  listDocumentsNamed,
  listDocumentVersions,
  type DocumentVersion,
} from '../store/published/published-documents';
import type { Store } from '../store/tables';

export interface PublishedDocument<Body> {
  name: string;
  body: Body;
}

interface Wanted {
  audience: Audience;
  /** The code of a region; empty for what all regions share alone. */
  region: string;
}

/**
 * The documents of a kind as a visitor gets them, by name: the audience's own before the shared one, the region's own
 * before the one of all regions. What its schema refuses is left out. Null when nothing of the kind is published for
 * these people.
 */
export async function readPublished<Schema extends z.ZodType>(
  store: Store,
  { kind, schema }: Pick<KindDefinition<Schema>, 'kind' | 'schema'>,
  wanted: Wanted,
): Promise<PublishedDocument<z.output<Schema>>[] | null> {
  const rows = await listNewest(store, kind, wanted);
  if (rows.length === 0) return null;
  const bodies = await readBodies(store, { kind, schema }, rows);
  return rows.flatMap(({ name, version }) => {
    const body = bodies.get(version) ?? null;
    // Read by this very schema.
    return body === null ? [] : [{ name, body: body as z.output<Schema> }];
  });
}

async function listNewest(store: Store, kind: EntryKind, wanted: Wanted): Promise<DocumentVersion[]> {
  const rows = await listDocumentVersions(store, kind, wanted);
  const rank = (row: DocumentVersion) => (row.audience === '' ? 0 : 2) + (row.region === '' ? 0 : 1);
  const best = new Map<string, DocumentVersion>();
  for (const row of rows) {
    const known = best.get(row.name);
    if (known === undefined || rank(row) > rank(known)) best.set(row.name, row);
  }
  // Databases sort texts each in its own way; by code units they stand alike everywhere.
  return [...best.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const MAX_KEPT = 5000;
const CHUNK = 200;
/** Equal versions hold equal content, so each is read once: a call asks for all documents of a kind. */
const kept = new LRUCache<string, { body: unknown }>({ max: MAX_KEPT });

async function readBodies(
  store: Store,
  { kind, schema }: Pick<KindDefinition, 'kind' | 'schema'>,
  rows: readonly DocumentVersion[],
) {
  const bodies = new Map<string, unknown>();
  const unknown: string[] = [];
  for (const { version, row } of rows) {
    const known = kept.get(`${kind} ${version}`);
    if (known === undefined) unknown.push(row);
    else bodies.set(version, known.body);
  }
  for (const part of toChunks(unknown, CHUNK)) {
    const read = await listDocumentsNamed(store, part);
    for (const { version, body: text } of read) {
      const body = schema.safeParse(JSON.parse(text)).data ?? null;
      kept.set(`${kind} ${version}`, { body });
      bodies.set(version, body);
    }
  }
  return bodies;
}
