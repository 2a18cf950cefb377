/** The browser's own storage for this site, where it may keep nothing at all: blocked, full, or a private window. */

/** What was kept; null where there is nothing, or nothing can be. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or lets go of it with null. False where the browser keeps nothing: the visitor types it again. */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
