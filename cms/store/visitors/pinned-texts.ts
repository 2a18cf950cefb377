import type { Store } from '../tables';

/** Texts of the operator's that visitors have begun with, by their hash. */

export async function writePinnedText(
  store: Store,
  { pin, text, at }: { pin: string; text: string; at: number },
): Promise<void> {
  await store
    .insertInto('pinned_text')
    .values({ pin, text, used_at: at })
    .onConflict((conflict) => conflict.column('pin').doUpdateSet({ used_at: at }))
    .execute();
}

export async function findPinnedText(store: Store, pin: string): Promise<string | null> {
  const row = await store.selectFrom('pinned_text').select('text').where('pin', '=', pin).executeTakeFirst();
  return row?.text ?? null;
}

/** Deletes texts that were last used before then. */
export async function forgetPinnedTexts(store: Store, before: number): Promise<void> {
  await store.deleteFrom('pinned_text').where('used_at', '<', before).execute();
}
