import { withoutTrailingSlashes } from '#schemas/values/path-text';
import { pageTypes } from '#app/page-catalog.server';

/**
 * What visitors and old links write in place of a page's address: capitals, `.html` too much or too little, an index
 * file, the folder of a section that has no page of its own.
 */

const INDEX_FILE = /\/index(?:\.html?|\.php)?$/;
const PAGE_SUFFIX = /\.html?$/;

/**
 * The paths that may have been meant by a path without a page, the likeliest first. At most four, so that a made-up
 * address costs a bounded number of look-ups. `path` has no slash at its end.
 */
export function findSpellings(path: string): string[] {
  const plain = path.toLowerCase().replace(INDEX_FILE, '') || '/';
  const bare = plain.replace(PAGE_SUFFIX, '') || '/';
  const withSuffix = bare === '/' || isOtherFile(bare) ? [] : [`${bare}.html`];
  const folderPage = pageTypes.findFolderPage(bare);
  const spelled = [plain, bare, ...withSuffix, ...(folderPage === null ? [] : [folderPage])];
  return [...new Set(spelled)].filter((spelling) => spelling !== path);
}

/** A file of another kind than a page: nobody means a page by `/.env` or `/wp-login.php`. */
const isOtherFile = (path: string) => path.lastIndexOf('.') > path.lastIndexOf('/');

/** The address of a request for a page, without the slash at its end; null where there is none. */
export function withoutSlash({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  // Double slashes were sent on before, so this is never the address of another host.
  return pathname !== '/' && pathname.endsWith('/') ? `${withoutTrailingSlashes(pathname)}${search}` : null;
}

/** A path of a page as it is written in an address. */
export function toPageAddress(path: string): string {
  return encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
}
