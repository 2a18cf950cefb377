import { toDocumentName, type EntryKind } from '../store/entry-address';
import { listDocumentsNamed } from '../store/published/published-documents';
import type { Store } from '../store/tables';
import type { ContentScope } from './content-source';

/**
 * The published document that a visitor of this scope gets: the region's own before the one of all regions, the
 * audience's before the shared one. Null when there is none.
 */
export async function readScoped(
  store: Store,
  { kind, name }: { kind: EntryKind; name: string },
  { region, audience }: ContentScope,
): Promise<{ body: string; version: string } | null> {
  const names = [audience, '' as const].flatMap((whose) =>
    [region.code, ''].map((where) => toDocumentName({ kind, name, audience: whose, region: where })),
  );
  const rows = await listDocumentsNamed(store, names);
  return names.flatMap((wanted) => rows.find((row) => row.name === wanted) ?? []).at(0) ?? null;
}
