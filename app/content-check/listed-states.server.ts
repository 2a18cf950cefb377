import { listEntries } from '#cms/store/lists/listed-entries';
import {
  findDraftBody,
  listNewestRevisions,
  listRevisions,
  type WrittenRevision,
} from '#cms/store/lists/written-bodies';
import { readPlans } from '#cms/store/plan-records';
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
  const entries = await listEntries(store);
  const wanted = entryIds === undefined ? null : new Set(entryIds);
  const listed: ListedState[] = [];
  for (const entry of entries.filter(({ id }) => wanted === null || wanted.has(id))) {
    const { id: entryId, kind, name, audience, region, title, published_revision: published } = entry;
    const plans = await readPlans(store, { entryId, states: ['waiting'] });
    const until = plans.find(({ action }) => action === 'unpublish')?.at ?? null;
    const shared = { entryId, title, until, address: { kind, name, audience, region } };
    const scheduled = plans.flatMap(({ revisionId }) => revisionId ?? []);
    const found = [
      ...(states.includes('published') && published !== null
        ? toStates(await listRevisions(store, [published]), 'published')
        : []),
      ...(states.includes('draft') ? toDraft(await findDraftBody(store, entryId)) : []),
      ...(states.includes('scheduled') ? toStates(await listRevisions(store, scheduled), 'scheduled') : []),
      ...(states.includes('recent')
        ? toStates(await listNewestRevisions(store, entryId, RECENT), 'recent')
        : []),
    ].map((state) => ({ ...shared, ...state }));
    listed.push(...found.filter(({ body }, at) => found.findIndex((other) => other.body === body) === at));
  }
  return listed;
}

type FoundState = Pick<ListedState, 'state' | 'revision' | 'body' | 'origin'>;

function toStates(revisions: readonly WrittenRevision[], state: DocumentState): FoundState[] {
  return revisions.map(({ id, number, body, origin }) => ({ revision: { id, number }, body, origin, state }));
}

function toDraft(body: string | null): FoundState[] {
  return body === null ? [] : [{ revision: null, body, origin: null, state: 'draft' }];
}
