import { sql } from 'kysely';
import type { Write } from '../entry-records';
import type { Store } from '../tables';

/** What a mistyped word is looked up in: `search_stem`. */

/** A shorter word is near too many others. */
const MIN_LENGTH = 4;
const LETTERS_ALONE = /^\p{L}+$/u;
/** Rows of one statement. */
const BATCH = 400;

/** May a word with this stem be mistyped? Numbers and short words are taken as they are. */
export const mayBeMistyped = (stem: string): boolean => stem.length >= MIN_LENGTH && LETTERS_ALONE.test(stem);

/** Notes what the words of entries are. In one order: two processes that do it at once do not wait for each other. */
export async function noteStems(write: Write, stems: Iterable<string>): Promise<void> {
  const rows = [...new Set(stems)]
    .filter(mayBeMistyped)
    .sort()
    .map((stem) => ({ initial: stem.charAt(0), stem }));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    await write
      .insertInto('search_stem')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The stems that begin as this one does and are about as long, and whether a longer one begins with the whole of it. */
export async function findStemsNear(
  store: Store,
  stem: string,
  lengthApart: number,
): Promise<{ isKnown: boolean; near: string[] }> {
  const shortest = stem.length - lengthApart;
  const longest = stem.length + lengthApart;
  const rows = await store
    .selectFrom('search_stem')
    .select('stem')
    .where('initial', '=', stem.charAt(0))
    .where(
      sql<boolean>`(length(stem) between ${shortest} and ${longest} or substr(stem, 1, ${stem.length}) = ${stem})`,
    )
    .execute();
  const stems = rows.map((row) => row.stem);
  return {
    isKnown: stems.some((one) => one.startsWith(stem)),
    near: stems.filter((one) => one.length >= shortest && one.length <= longest),
  };
}
