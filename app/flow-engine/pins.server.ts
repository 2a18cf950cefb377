import { createHash } from 'node:crypto';
import type { Store } from '#cms/store/tables';
import type { Pins } from '#registry/flow-load';

/** Pins unused for 30 days are deleted. */
const KEPT_MS = 30 * 24 * 3_600_000;
const SWEEP_CHANCE = 0.02;
/** A text in use is marked so at most this often: reading it is no write. */
const MARK_EVERY_MS = 24 * 3_600_000;
const FORM = /^[\w-]{43}$/;

/** Texts of the operator's that visitors have begun with, in the store. They say nothing of anybody. */
export function createPins(store: Store, now: () => number): Pins {
  /** What this process knows to be kept, so that a page that is rendered again writes nothing. */
  const known = new Map<string, number>();

  async function put(text: string): Promise<string> {
    const pin = createHash('sha256').update(text).digest('base64url');
    const at = now();
    if (at - (known.get(pin) ?? -Infinity) < MARK_EVERY_MS) return pin;
    await store
      .insertInto('pinned_text')
      .values({ pin, text, used_at: at })
      .onConflict((conflict) => conflict.column('pin').doUpdateSet({ used_at: at }))
      .execute();
    known.set(pin, at);
    if (Math.random() < SWEEP_CHANCE) await sweep();
    return pin;
  }

  async function get(pin: string): Promise<string | null> {
    if (!FORM.test(pin)) return null;
    const row = await store
      .selectFrom('pinned_text')
      .select('text')
      .where('pin', '=', pin)
      .executeTakeFirst();
    return row?.text ?? null;
  }

  async function sweep(): Promise<void> {
    const before = now() - KEPT_MS;
    await store.deleteFrom('pinned_text').where('used_at', '<', before).execute();
    for (const [pin, at] of known) if (at < before) known.delete(pin);
  }

  return { put, get };
}
