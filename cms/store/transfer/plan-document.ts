import type { EntryAddress } from '../entry-address';
import { toRevision, toSearch, toTitle, type Author } from '../entry-records';
import type { KnownDocument } from './known-documents';
import { newId } from '../new-id';
import type { DraftTable, EntryTable, RevisionTable } from '../tables';

/** A document with what is published of it and what is still being written. */
export interface WholeDocument {
  address: EntryAddress;
  /** JSON text, kept as it is; null leaves what is published alone. */
  published: string | null;
  /** JSON text; null leaves the draft alone. */
  draft: string | null;
  /** Of the published revision. */
  note: string;
}

export interface Origin {
  origin: 'seed' | 'import';
  author: Author;
  now: number;
}

/** The rows that a document needs; `entry` is what stands there afterwards. */
export interface DocumentPlan {
  entry: EntryTable;
  isNew: boolean;
  revisions: RevisionTable[];
  /** The body that is published anew, or null. */
  published: string | null;
  draft: DraftTable | null;
}

const KEPT_NOTE = 'Черновик, который был до\u00a0импорта';

/** Null when the store has exactly this already. A draft that is replaced is kept as a revision: nobody's work is lost. */
export function planDocument(
  { address, published, draft, note }: WholeDocument,
  known: KnownDocument | undefined,
  origin: Origin,
): DocumentPlan | null {
  const { author, now } = origin;
  const entry = known?.entry ?? toNewEntry(address, now);
  const revisions: RevisionTable[] = [];
  const add = (body: string, rest: { note: string; author: Author; origin: RevisionTable['origin'] }) => {
    const number = (known?.newest?.number ?? 0) + revisions.length + 1;
    const revision = toRevision({ entryId: entry.id, body, now, ...rest }, number);
    revisions.push(revision);
    return revision;
  };
  const hasDraft = draft !== null && draft !== (known?.draft?.body ?? openBody(known));
  const hasPublished = published !== null && published !== known?.published?.body;
  if (known !== undefined && !hasDraft && !hasPublished) return null;

  if (hasDraft && known?.draft != null && known.draft.body !== known.newest?.body) {
    add(known.draft.body, {
      note: KEPT_NOTE,
      origin: 'edit',
      author: { id: null, name: known.draft.saved_by },
    });
  }
  const pointed =
    hasPublished && published !== null
      ? revisions.length === 0 && known?.newest?.body === published
        ? known.newest
        : add(published, { note, origin: origin.origin, author })
      : null;
  const saves = entry.saves + (hasDraft ? 1 : 0);
  const raw: unknown = JSON.parse(draft ?? known?.draft?.body ?? published ?? '{}');
  const title = toTitle(raw);
  return {
    isNew: known === undefined,
    revisions,
    published: pointed?.body ?? null,
    entry: {
      ...entry,
      title,
      search: toSearch(title, entry.name),
      saves,
      updated_at: now,
      ...(pointed !== null && { published_revision: pointed.id, published_at: now }),
    },
    draft: !hasDraft
      ? null
      : {
          entry_id: entry.id,
          body: draft,
          lock: saves,
          saved_at: now,
          saved_by: author.name,
          base_revision: revisions.at(-1)?.id ?? known?.newest?.id ?? null,
        },
  };
}

/** What an editor goes on from when there is no draft, unless it is what is published. */
function openBody(known: KnownDocument | undefined): string | null {
  if (known?.newest == null || known.newest.id === known.published?.id) return null;
  return known.newest.body;
}

function toNewEntry({ kind, name, audience, region }: EntryAddress, now: number): EntryTable {
  return {
    id: newId(now),
    kind,
    name,
    audience,
    region,
    title: '',
    search: '',
    saves: 0,
    published_revision: null,
    published_at: null,
    created_at: now,
    updated_at: now,
  };
}
