import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { findLastDetails } from '#cms/store/accounts/audit';
import type { EntryRecord } from '#cms/store/entry-records';
import type { RevisionTable } from '#cms/store/tables';

const publishedDetails = z.object({ from: z.string().nullable().catch(null) });

/** What visitors saw before what they see now; null when there was nothing, or nothing is published. */
export async function findFormerRevision(
  { id, published_revision: current }: EntryRecord,
  { store, entries }: AppLoadContext['site'],
): Promise<RevisionTable | null> {
  if (current === null) return null;
  const details = await findLastDetails(store, { entryId: id, action: 'published' });
  const from = details === null ? null : publishedDetails.parse(details).from;
  return from === null || from === current ? null : entries.readRevision(id, from);
}
