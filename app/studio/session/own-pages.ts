import type { Environment } from '#app/site/environment';
import { hasOwnPages } from '#app/site/own-content';

/**
 * Screens of pages, of what frames them and of what is tried on them. What stands deeper below an entry (its publishing,
 * its history) serves documents as well.
 */
const OF_PAGES =
  /^\/studio\/(?:pages(?:\/[^/]+(?:\/(?:save|read|render|live))?)?|(?:layouts|experiments)(?:\/.*)?)$/;

/** Whether a screen works on pages that this site does not show: they come from elsewhere, and are changed there. */
export function isOfPagesElsewhere(pathname: string, env: Pick<Environment, 'CONTENT_SOURCE'>): boolean {
  return !hasOwnPages(env) && OF_PAGES.test(pathname);
}
