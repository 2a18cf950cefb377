import { toDocumentName, type EntryKind } from '../store/entry-address';
import { listUnknownNamed } from '../store/published/published-documents';
import type { Store } from '../store/tables';
import type { ContentScope } from './content-source';
import { readParsed, type Parsed } from './read-parsed';

/**
 * The published document that a visitor of this scope gets: the region's own before the one of all regions, the
 * audience's before the shared one. Null when there is none.
 */
export async function readScoped(
  store: Store,
  { kind, name }: { kind: EntryKind; name: string },
  { region, audience }: ContentScope,
): Promise<Parsed | null> {
  const names = [audience, '' as const].flatMap((whose) =>
    [region.code, ''].map((where) => toDocumentName({ kind, name, audience: whose, region: where })),
  );
  return readFirstNamed(store, names);
}

/** The first of these documents that is published, by the names that `toDocumentName` gives. Null when none is. */
export function readFirstNamed(store: Store, names: readonly string[]): Promise<Parsed | null> {
  return readParsed(names.join('\n'), async (known) => {
    const rows = await listUnknownNamed(store, names, known);
    return names.flatMap((wanted) => rows.find((row) => row.name === wanted) ?? []).at(0) ?? null;
  });
}
