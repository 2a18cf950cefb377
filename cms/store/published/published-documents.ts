import type { Audience } from '#schemas/page';
import type { EntryAddress, EntryKind } from '../entry-address';
import type { Read } from '../entry-states';
import type { DocumentTable } from '../tables';
import { toUnknownBody, type VersionedRow } from './unknown-body';

/** Published documents that are no pages, as `read-model` has written them. Bodies are JSON text. */

/** Whose documents are asked for: what is shared by all audiences or all regions is always among them. */
export type DocumentScope = Pick<EntryAddress, 'audience' | 'region'>;

/** By the names that `toDocumentName` gives. */
export async function listDocumentsNamed(
  read: Read,
  names: readonly string[],
): Promise<Pick<DocumentTable, 'name' | 'body' | 'version'>[]> {
  return read.selectFrom('document').select(['name', 'body', 'version']).where('name', 'in', names).execute();
}

/** The same, without the body of the one that has the version that is known. */
export async function listUnknownNamed(
  read: Read,
  names: readonly string[],
  known: string,
): Promise<(VersionedRow & Pick<DocumentTable, 'name'>)[]> {
  return read
    .selectFrom('document')
    .select(['name', 'version', toUnknownBody(known)])
    .where('name', 'in', names)
    .execute();
}

export interface DocumentVersion extends Pick<EntryAddress, 'name' | 'audience' | 'region'> {
  /** Equal versions hold equal content. */
  version: string;
  /** The name under which `listDocumentsNamed` gives its body. */
  row: string;
}

/** The documents of a kind without their bodies: a site has thousands, and most are known already. */
export async function listDocumentVersions(
  read: Read,
  kind: EntryKind,
  { audience, region }: DocumentScope,
): Promise<DocumentVersion[]> {
  return read
    .selectFrom('entry')
    .innerJoin('document', 'document.entry_id', 'entry.id')
    .select(['entry.name', 'entry.audience', 'entry.region', 'document.version', 'document.name as row'])
    .where('entry.kind', '=', kind)
    .where('entry.audience', 'in', [audience, ''])
    .where('entry.region', 'in', [region, ''])
    .execute();
}

/** The bodies of the documents of one kind and name. */
export async function listDocumentBodies(
  read: Read,
  { kind, name, audience, region }: EntryAddress,
): Promise<string[]> {
  const rows = await read
    .selectFrom('entry')
    .innerJoin('document', 'document.entry_id', 'entry.id')
    .select('document.body')
    .where('entry.kind', '=', kind)
    .where('entry.name', '=', name)
    .where('entry.audience', 'in', [audience, ''])
    .where('entry.region', 'in', [region, ''])
    .execute();
  return rows.map(({ body }) => body);
}

/** The names of the documents of a kind, in all regions. */
export async function listDocumentNames(
  read: Read,
  kind: EntryKind,
  audience: Audience,
): Promise<Pick<EntryAddress, 'name' | 'region'>[]> {
  return read
    .selectFrom('entry')
    .innerJoin('document', 'document.entry_id', 'entry.id')
    .select(['entry.name', 'entry.region'])
    .where('entry.kind', '=', kind)
    .where('entry.audience', 'in', [audience, ''])
    .execute();
}
