import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '#cms/store/tables';
import { findPinnedText, forgetPinnedTexts, writePinnedText } from '#cms/store/visitors/pinned-texts';
import type { Pins } from '#registry/flow-load';

/** Pins unused for 30 days are deleted. */
const KEPT_MS = 30 * 24 * 3_600_000;
const SWEEP_CHANCE = 0.02;
/** A text in use is marked so at most this often: reading it is no write. */
const MARK_EVERY_MS = 24 * 3_600_000;
const FORM = /^[\w-]{43}$/;
/** A page waits no longer for its text to be written: the store may be held by another process. */
const PATIENCE_MS = 200;

/**
 * Texts of the operator's that visitors have begun with, in the store. They say nothing of anybody. `onFault` is told
 * what could not be written: this process knows the text all the same, and tries again when it is put again.
 */
export function createPins(store: Store, now: () => number, onFault: (error: unknown) => void): Pins {
  /** What this process knows to be kept, so that a page that is rendered again writes nothing. */
  const known = new Map<string, number>();

  /** What is not in the store yet. */
  const unwritten = new Map<string, string>();

  async function put(text: string): Promise<string> {
    const pin = createHash('sha256').update(text).digest('base64url');
    const at = now();
    if (at - (known.get(pin) ?? -Infinity) < MARK_EVERY_MS) return pin;
    known.set(pin, at);
    unwritten.set(pin, text);
    const written = write(pin, text, at).catch((error: unknown) => {
      known.delete(pin);
      onFault(error);
    });
    await Promise.race([written, sleep(PATIENCE_MS, undefined, { ref: false })]);
    return pin;
  }

  async function write(pin: string, text: string, at: number): Promise<void> {
    await writePinnedText(store, { pin, text, at });
    unwritten.delete(pin);
    if (Math.random() < SWEEP_CHANCE) await sweep();
  }

  async function get(pin: string): Promise<string | null> {
    if (!FORM.test(pin)) return null;
    return unwritten.get(pin) ?? findPinnedText(store, pin);
  }

  async function sweep(): Promise<void> {
    const before = now() - KEPT_MS;
    await forgetPinnedTexts(store, before);
    for (const [pin, at] of known) if (at < before) known.delete(pin);
  }

  return { put, get };
}
