/** The browser's own storage for this site, where it may keep nothing at all: blocked, full, or a private window. */

/** `session` lasts as long as the tab. */
export type Lifetime = 'local' | 'session';

/** What was kept; null where there is nothing, or nothing can be. */
export function readKept(key: string, lifetime: Lifetime = 'local'): string | null {
  try {
    return toStorage(lifetime).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or lets go of it with null. False where the browser keeps nothing: the visitor types it again. */
export function keepText(key: string, text: string | null, lifetime: Lifetime = 'local'): boolean {
  try {
    if (text === null) toStorage(lifetime).removeItem(key);
    else toStorage(lifetime).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The keys of what was kept for good that begin so. */
export function listKept(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Where storage is blocked, asking for it throws already. */
const toStorage = (lifetime: Lifetime) => (lifetime === 'local' ? localStorage : sessionStorage);
