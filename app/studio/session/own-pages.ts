import type { Environment } from '#app/site/environment';
import { hasOwnPages } from '#app/site/own-content';

/**
 * The addresses of pages, of menus and footer, and of experiments. Other addresses below `/studio/pages/ID/`, such as
 * `publish` and `history`, are not here: documents use them too.
 */
const OF_PAGES =
  /^\/studio\/(?:pages(?:\/[^/]+(?:\/(?:save|read|render|live))?)?|(?:layouts|experiments)(?:\/.*)?)$/;

/** Whether a screen is for pages, on a site whose pages come from another source and are changed there. */
export function isOfPagesElsewhere(pathname: string, env: Pick<Environment, 'CONTENT_SOURCE'>): boolean {
  return !hasOwnPages(env) && OF_PAGES.test(pathname);
}
