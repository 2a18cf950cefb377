/** Addresses of the site's own pages that other places name. */
export const OLD_BROWSER_PATH = '/old-browser';
