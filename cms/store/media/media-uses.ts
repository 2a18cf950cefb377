import type { EntryKind } from '../entry-address';
import type { Read } from '../entry-states';

/** One document that uses a file. */
export interface MediaUse {
  entryId: string;
  kind: EntryKind;
  /** The path of a page; empty for what there is one of. */
  name: string;
  title: string;
  audience: string;
  region: string;
  /** `planned`: a revision that waits for its time. */
  states: ('draft' | 'published' | 'planned')[];
}

/** Above it a database takes no more values. */
const CHUNK = 400;

const toAddress = (name: string) => `/media/${name}`;
const toName = (address: string) => address.slice('/media/'.length);

/** The documents that use files, by the files' names: drafts, what is published, and what waits to be published. */
export async function listMediaUses(read: Read, names: readonly string[]): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>();
  for (let from = 0; from < names.length; from += CHUNK) {
    const rows = await read
      .selectFrom('entry_usage')
      .innerJoin('entry', 'entry.id', 'entry_usage.entry_id')
      .select(['entry_usage.state', 'entry_usage.value', 'entry.id as entryId', 'entry.kind'])
      .select(['entry.name', 'entry.title', 'entry.audience', 'entry.region'])
      .where('entry_usage.of', '=', 'media')
      .where('entry_usage.value', 'in', names.slice(from, from + CHUNK).map(toAddress))
      .orderBy('entry.updated_at', 'desc')
      .orderBy('entry.id')
      .execute();
    for (const { value, state, ...use } of rows) note(uses, toName(value), { ...use, states: [state] });
  }
  // A screen asks for one name; for a whole list plans are no matter.
  const [only] = names;
  if (only !== undefined && names.length === 1) {
    for (const use of await listPlanned(read, only)) note(uses, only, use);
  }
  return uses;
}

function note(uses: Map<string, MediaUse[]>, name: string, use: MediaUse): void {
  const before = uses.get(name) ?? [];
  const same = before.find(({ entryId }) => entryId === use.entryId);
  if (same === undefined) uses.set(name, [...before, use]);
  else same.states = [...new Set([...same.states, ...use.states])];
}

/** Revisions that wait for their time may show a file that neither the draft nor the published page has. */
async function listPlanned(read: Read, name: string): Promise<MediaUse[]> {
  const rows = await read
    .selectFrom('plan')
    .innerJoin('revision', 'revision.id', 'plan.revision_id')
    .innerJoin('entry', 'entry.id', 'plan.entry_id')
    .select([
      'entry.id as entryId',
      'entry.kind',
      'entry.name',
      'entry.title',
      'entry.audience',
      'entry.region',
    ])
    .where('plan.state', '=', 'waiting')
    .where('revision.body', 'like', `%${toAddress(name)}%`)
    .execute();
  return rows.map((row) => ({ ...row, states: ['planned'] }));
}
