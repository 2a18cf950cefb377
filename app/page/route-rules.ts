/**
 * The site's addresses that follow rules, in one table (PAGE-103, PAGE-204, PAGE-205). Any other path is looked up
 * in the content source as it stands.
 */

/** Corporate pages live below this prefix (PAGE-204). */
export const CORP_PREFIX = '/corp';
/** Try-out variants of pages live below this prefix, as pages of their own (PAGE-205). */
export const TEST_PREFIX = '/test';
/** Paths that get the corporate header whatever the host (SHELL-05). */
export const CORP_PATHS = [CORP_PREFIX];

/** Old addresses lose their last segment and gain the marker (PAGE-16). */
export const LEGACY_PATHS = [
  /^\/tariffs\/all\/[^/]+\/print$/,
  /^\/services\/[^/]+\/mobile$/,
  /^\/help\/info\/[^/]+\/amp$/,
];
export const LEGACY_MARKER = { name: 'from', value: 'legacy' };

const SLUG = '[^/]+';

/**
 * Sections whose pages follow patterns: a path below the prefix that matches none is 404 even when a content
 * source would know it (PAGE-12 to PAGE-15).
 */
export const SECTION_ROUTES: readonly { prefix: string; patterns: readonly RegExp[] }[] = [
  { prefix: '/news', patterns: [/^\/news$/, new RegExp(`^/news/${SLUG}$`)] },
  { prefix: '/corp/news', patterns: [/^\/corp\/news$/, new RegExp(`^/corp/news/${SLUG}$`)] },
  {
    prefix: '/action',
    patterns: [/^\/action$/, /^\/action\/archive$/, new RegExp(`^/action/${SLUG}\\.html$`)],
  },
  { prefix: '/help/faq', patterns: [/^\/help\/faq$/, new RegExp(`^/help/faq/${SLUG}\\.html$`)] },
  {
    prefix: '/roaming',
    patterns: [
      /^\/roaming$/,
      /^\/roaming\/world$/,
      new RegExp(`^/roaming/(about_national|national|world|cruises)/${SLUG}\\.html$`),
    ],
  },
  {
    prefix: '/services',
    patterns: [/^\/services$/, /^\/services\/archive$/, new RegExp(`^/services/${SLUG}\\.html$`)],
  },
  { prefix: '/stories', patterns: [new RegExp(`^/stories/${SLUG}$`)] },
];

/** The path without the slash at its end, and in the one spelling that pages are stored under. */
export function toPagePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

/** Is this a path that its section has no route for? The try-out prefix changes nothing about it. */
export function isOutsideSectionRoutes(path: string): boolean {
  const plain = isBelow(path, TEST_PREFIX) && path !== TEST_PREFIX ? path.slice(TEST_PREFIX.length) : path;
  const section = SECTION_ROUTES.find(({ prefix }) => isBelow(plain, prefix));
  return section !== undefined && !section.patterns.some((pattern) => pattern.test(plain));
}

/** Where a legacy path leads now; null for all other paths (PAGE-16). */
export function findLegacyTarget(path: string, search: string): string | null {
  if (!LEGACY_PATHS.some((pattern) => pattern.test(path))) return null;
  const query = new URLSearchParams(search);
  query.set(LEGACY_MARKER.name, LEGACY_MARKER.value);
  return `${path.slice(0, path.lastIndexOf('/'))}?${query}`;
}

export function isCorporatePath(path: string): boolean {
  return CORP_PATHS.some((prefix) => isBelow(path, prefix));
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
