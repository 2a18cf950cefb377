import { withoutTrailingSlashes } from '#schemas/values/path-text';
import { pageTypes } from '#app/page-catalog.server';
import type { FoundRoute } from './create-page-types';
import type { PageTypeDefinition } from './define-page-type';

/**
 * The rules of the site's addresses (PAGE-103, PAGE-204, PAGE-205): prefixes that hold for pages of every type, and the
 * routes that page types declare. Any other path is looked up in the content source as it stands.
 */

/** Corporate pages live below this prefix (PAGE-204). */
export const CORP_PREFIX = '/corp';
/** Try-out variants of pages live below this prefix, as pages of their own (PAGE-205). */
export const TEST_PREFIX = '/test';
/** Paths that get the corporate header whatever the host (SHELL-05). */
export const CORP_PATHS = [CORP_PREFIX];
/** Pages below this prefix are shown inside the mobile app, without the site's header and footer (d2 §2.5). */
export const WEBVIEW_PREFIX = '/webview';
/** Old addresses lose their last segment and gain the marker (PAGE-16). */
export const LEGACY_MARKER = { name: 'from', value: 'legacy' };

/** The route of a path; null for all other paths. A try-out path matches as without its prefix, where there are such. */
export function findRoute(path: string): FoundRoute | null {
  const plain = withoutTestPrefix(path);
  const found = pageTypes.findRoute(plain);
  return plain !== path && found?.route.hasTryOut !== true ? null : found;
}

/** The route of an address that shows a document; null for all other paths. */
export function findItemRoute(
  path: string,
): (FoundRoute & { standIn: string; shows: NonNullable<FoundRoute['route']['shows']> }) | null {
  const found = findRoute(path);
  const shows = found?.route.shows;
  return found?.standIn == null || shows === undefined ? null : { ...found, standIn: found.standIn, shows };
}

/**
 * The paths whose pages may stand in for a missing one, the nearest first: none, one, or two below the try-out prefix.
 */
export function findStandIns(path: string): string[] {
  const found = findRoute(path);
  if (found === null) return [];
  const plain = withoutTestPrefix(path);
  const named = found.standIn === null ? [] : [found.standIn];
  return (plain === path ? named : [plain, ...named]).filter((standIn) => standIn !== path);
}

/** Where the addresses of a flow's steps begin, of one of them or of the flow's page; null where steps have none. */
export function findStepsRoot(path: string): string | null {
  const found = findRoute(path);
  if (found?.route.isStep) return found.standIn;
  const isRoot = ({ routes = [] }: PageTypeDefinition) =>
    routes.some(({ isStep, standIn }) => isStep === true && standIn === path);
  return pageTypes.all().some(isRoot) ? path : null;
}

/** Is this a try-out address? */
export function isTestPath(path: string): boolean {
  return isBelow(path, TEST_PREFIX);
}

export function isWebviewPath(path: string): boolean {
  return isBelow(path, WEBVIEW_PREFIX);
}

/** The path without the slash at its end, and in the one spelling that pages are stored under. */
export function toPagePath(pathname: string): string {
  return pathname.length > 1 ? withoutTrailingSlashes(pathname) : pathname;
}

/** Is this a path that its section has no route for? The try-out prefix changes nothing about it. */
export function isOutsideSectionRoutes(path: string): boolean {
  const plain = withoutTestPrefix(path);
  return pageTypes.isStrict(plain) && pageTypes.findRoute(plain) === null;
}

/** Where a legacy path leads now; null for all other paths (PAGE-16). */
export function findLegacyTarget(path: string, search: string): string | null {
  if (!pageTypes.isLegacy(path)) return null;
  const query = new URLSearchParams(search);
  query.set(LEGACY_MARKER.name, LEGACY_MARKER.value);
  return `${path.slice(0, path.lastIndexOf('/'))}?${query}`;
}

export function isCorporatePath(path: string): boolean {
  return CORP_PATHS.some((prefix) => isBelow(path, prefix));
}

function withoutTestPrefix(path: string): string {
  return path.startsWith(`${TEST_PREFIX}/`) ? path.slice(TEST_PREFIX.length) : path;
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
