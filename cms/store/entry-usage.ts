import type { Write } from './entry-records';
import { listUsage } from './list-usage';
import type { EntryUsageTable } from './tables';

export interface UsedBody {
  entryId: string;
  state: EntryUsageTable['state'];
  /** As parsed; undefined when that state is gone. */
  raw: unknown;
}

const CHUNK = 500;

/** Notes what bodies use, in the place of what was noted before. */
export async function writeUsage(write: Write, bodies: readonly UsedBody[]): Promise<void> {
  for (const state of ['draft', 'published'] as const) {
    const ids = bodies.flatMap((body) => (body.state === state ? body.entryId : []));
    for (const part of toChunks(ids, CHUNK)) {
      await write
        .deleteFrom('entry_usage')
        .where('entry_id', 'in', part)
        .where('state', '=', state)
        .execute();
    }
  }
  const rows = bodies.flatMap(({ entryId, state, raw }) =>
    raw === undefined ? [] : listUsage(raw).map((usage) => ({ entry_id: entryId, state, ...usage })),
  );
  for (const part of toChunks(rows, CHUNK)) await write.insertInto('entry_usage').values(part).execute();
}

/** Databases take so many values in one statement. */
export function toChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
