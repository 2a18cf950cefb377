import type { Read } from '../entry-states';
import { toChunks } from '../entry-usage';
import type { EntryTable, EntryUsageTable } from '../tables';

/** Which documents use a component, a file or an address, as `entry-usage` has noted it. */

type Of = EntryUsageTable['of'];
type State = EntryUsageTable['state'];

/** A document as lists name it. */
export type NamedEntry = Pick<EntryTable, 'id' | 'kind' | 'name' | 'title' | 'audience' | 'region'>;

export const NAMED = [
  'entry.id',
  'entry.kind',
  'entry.name',
  'entry.title',
  'entry.audience',
  'entry.region',
] as const;

/** What is used, with the number of documents that use it, the most used first. */
export async function countUses(
  read: Read,
  of: Of,
  most: number,
): Promise<{ value: string; entries: number }[]> {
  const rows = await read
    .selectFrom('entry_usage')
    .select('value')
    .select(({ fn }) => fn.count<number>('entry_id').distinct().as('entries'))
    .where('of', '=', of)
    .groupBy('value')
    .orderBy('entries', 'desc')
    .orderBy('value')
    .limit(most)
    .execute();
  return rows.map(({ value, entries }) => ({ value, entries: Number(entries) }));
}

/** Each document once, with the states of it that use the value. */
export async function listUsers(
  read: Read,
  { of, value }: { of: Of; value: string },
  most: number,
): Promise<(NamedEntry & { states: State[] })[]> {
  const rows = await read
    .selectFrom('entry_usage')
    .innerJoin('entry', 'entry.id', 'entry_usage.entry_id')
    .select(NAMED)
    .select(({ fn }) => [fn.min('entry_usage.state').as('first'), fn.max('entry_usage.state').as('last')])
    .where('entry_usage.of', '=', of)
    .where('entry_usage.value', '=', value)
    .groupBy(NAMED)
    .orderBy('entry.kind')
    .orderBy('entry.name')
    .limit(most)
    .execute();
  return rows.map(({ first, last, ...row }) => ({ ...row, states: [...new Set([last, first])] }));
}

/**
 * Documents that link to a path, drafts among them; of one audience and of both, or of any when it is empty: a page of
 * the other audience at the same address is another page.
 */
export async function listLinkingTo(
  read: Read,
  path: string,
  audience: EntryTable['audience'],
): Promise<NamedEntry[]> {
  let query = read
    .selectFrom('entry_usage')
    .innerJoin('entry', 'entry.id', 'entry_usage.entry_id')
    .select(NAMED)
    .distinct()
    .where('entry_usage.of', '=', 'link')
    .where('entry_usage.value', '=', path);
  if (audience !== '') query = query.where('entry.audience', 'in', [audience, '']);
  return query.orderBy('entry.kind').orderBy('entry.name').orderBy('entry.id').execute();
}

const CHUNK = 200;

/** The entries that link to any of these paths in what is published. */
export async function listPublishedLinking(read: Read, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const part of toChunks(paths, CHUNK)) {
    const rows = await read
      .selectFrom('entry_usage')
      .select('entry_id')
      .distinct()
      .where('of', '=', 'link')
      .where('state', '=', 'published')
      .where('value', 'in', part)
      .execute();
    found.push(...rows.map(({ entry_id: id }) => id));
  }
  return found;
}
