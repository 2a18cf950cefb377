import { keepText, readKept } from '#blocks/ui/browser-storage';
import { isRecord } from '#cms/fields/editor-field';
import type { LocalCopy } from './draft-keeper';

const toKey = (id: string) => `studio-page ${id}`;

export function keepLocalCopy(id: string, copy: LocalCopy | null): void {
  keepText(toKey(id), copy === null ? null : JSON.stringify(copy));
}

/** What was not saved when the composer was left: after a crash, a power cut, a browser that was closed. */
export function readLocalCopy(id: string): LocalCopy | null {
  const kept = readKept(toKey(id));
  if (kept === null) return null;
  const value = parse(kept);
  if (!isRecord(value)) return null;
  const { body, mark, at } = value;
  const isCopy = typeof body === 'string' && typeof mark === 'string' && typeof at === 'number';
  return isCopy ? { body, mark, at } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something else has written under this key.
    return null;
  }
}
