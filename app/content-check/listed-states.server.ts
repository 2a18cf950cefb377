import type { Store } from '#cms/store/tables';
import type { EntryAddress } from '#cms/store/entry-address';
import type { DocumentState } from './document-states';

/** One state of one document. */
export interface ListedState {
  entryId: string;
  address: EntryAddress;
  title: string;
  state: DocumentState;
  /** Null for a draft. */
  revision: { id: string; number: number } | null;
  /** JSON text. */
  body: string;
  /** When the document is planned to go, in milliseconds since 1970. */
  until: number | null;
  /** Where the revision comes from; null for a draft. */
  origin: string | null;
}

const RECENT = 5;

/** All states of these kinds, document by document; of equal bodies of one document the first alone. */
export async function listStates(
  store: Store,
  states: readonly DocumentState[],
  entryIds?: readonly string[],
): Promise<ListedState[]> {
  const entries = await store.selectFrom('entry').selectAll().orderBy('kind').orderBy('name').execute();
  const wanted = entryIds === undefined ? null : new Set(entryIds);
  const listed: ListedState[] = [];
  for (const entry of entries.filter(({ id }) => wanted === null || wanted.has(id))) {
    const { id: entryId, kind, name, audience, region, title, published_revision: published } = entry;
    const plans = await store
      .selectFrom('plan')
      .select(['action', 'revision_id', 'at'])
      .where('entry_id', '=', entryId)
      .where('state', '=', 'waiting')
      .execute();
    const until = plans.find(({ action }) => action === 'unpublish')?.at ?? null;
    const shared = { entryId, title, address: { kind, name, audience, region } };
    const scheduled = plans.flatMap(({ revision_id: id }) => id ?? []);
    const found = [
      ...(states.includes('published') && published !== null
        ? await listRevisions(store, [published], 'published')
        : []),
      ...(states.includes('draft') ? await listDraft(store, entryId) : []),
      ...(states.includes('scheduled') ? await listRevisions(store, scheduled, 'scheduled') : []),
      ...(states.includes('recent') ? await listRecent(store, entryId) : []),
    ].map((state) => ({ ...shared, ...state, until: until === null ? null : Number(until) }));
    listed.push(...found.filter(({ body }, at) => found.findIndex((other) => other.body === body) === at));
  }
  return listed;
}

type FoundState = Pick<ListedState, 'state' | 'revision' | 'body' | 'origin'>;

async function listRevisions(
  store: Store,
  ids: readonly string[],
  state: DocumentState,
): Promise<FoundState[]> {
  if (ids.length === 0) return [];
  const rows = await store
    .selectFrom('revision')
    .select(['id', 'number', 'body', 'origin'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, number, body, origin }) => ({ revision: { id, number }, body, origin, state }));
}

async function listRecent(store: Store, entryId: string): Promise<FoundState[]> {
  const rows = await store
    .selectFrom('revision')
    .select(['id', 'number', 'body', 'origin'])
    .where('entry_id', '=', entryId)
    .orderBy('number', 'desc')
    .limit(RECENT)
    .execute();
  return rows.map(({ id, number, body, origin }) => ({
    revision: { id, number },
    body,
    origin,
    state: 'recent' as const,
  }));
}

async function listDraft(store: Store, entryId: string): Promise<FoundState[]> {
  const rows = await store.selectFrom('draft').select('body').where('entry_id', '=', entryId).execute();
  return rows.map(({ body }) => ({ revision: null, body, origin: null, state: 'draft' as const }));
}
