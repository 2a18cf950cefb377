import { writeChange } from '../content-changes';
import type { Write } from '../entry-records';
import { toChunks, writeUsage, type UsedBody } from '../entry-usage';
import { readKnown, toAddressText } from './known-documents';
import { planDocument, type DocumentPlan, type Origin, type WholeDocument } from './plan-document';
import { writePublications } from '../read-model';

const CHUNK = 500;

/**
 * Writes many documents with few statements: their entries, revisions, drafts and what the site reads. The caller has
 * locked the entries; what it writes besides comes in `tell`, before the line that calls the other processes, which is
 * the last. Gives what was changed; throws AddressTaken, and nothing is written.
 */
export async function writeDocuments(
  write: Write,
  documents: readonly WholeDocument[],
  origin: Origin,
  tell: (plans: readonly DocumentPlan[]) => Promise<void> = async () => undefined,
): Promise<DocumentPlan[]> {
  const known = await readKnown(
    write,
    documents.map(({ address }) => address),
  );
  const plans = documents.flatMap(
    (document) => planDocument(document, known.get(toAddressText(document.address)), origin) ?? [],
  );
  for (const part of toChunks(plans, CHUNK)) await writeRows(write, part);
  await writeUsage(write, plans.flatMap(toUsedBodies));
  const published = plans.flatMap(({ entry, published }) =>
    published === null ? [] : [{ entryId: entry.id, address: entry, body: published, now: origin.now }],
  );
  await writePublications(write, published);
  await tell(plans);
  if (published.length > 0) {
    await writeChange(
      write,
      published.map(({ address }) => address),
      origin.now,
    );
  }
  return plans;
}

async function writeRows(write: Write, plans: readonly DocumentPlan[]): Promise<void> {
  await write
    .insertInto('entry')
    .values(plans.map(({ entry }) => entry))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        search: ref('excluded.search'),
        saves: ref('excluded.saves'),
        published_revision: ref('excluded.published_revision'),
        published_at: ref('excluded.published_at'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
  const revisions = plans.flatMap(({ revisions }) => revisions);
  if (revisions.length > 0) await write.insertInto('revision').values(revisions).execute();
  const drafts = plans.flatMap(({ draft }) => draft ?? []);
  if (drafts.length === 0) return;
  await write
    .deleteFrom('draft')
    .where(
      'entry_id',
      'in',
      drafts.map(({ entry_id }) => entry_id),
    )
    .execute();
  await write.insertInto('draft').values(drafts).execute();
}

function toUsedBodies({ entry: { id: entryId }, published, draft }: DocumentPlan): UsedBody[] {
  return [
    ...(published === null ? [] : [{ entryId, state: 'published' as const, raw: parse(published) }]),
    ...(draft === null ? [] : [{ entryId, state: 'draft' as const, raw: parse(draft.body) }]),
  ];
}

const parse = (body: string): unknown => JSON.parse(body);
