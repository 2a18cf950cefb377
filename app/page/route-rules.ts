import type { DocumentKind } from '#schemas/documents/document-kinds';
import { withoutTrailingSlashes } from '#schemas/values/path-text';

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

/** Folders of addresses that are no pages themselves, and the page that shows what lies below them. */
export const SECTION_ROOTS: Readonly<Record<string, string>> = {
  '/pay': '/pay/topup',
  '/tariffs': '/tariffs/all',
  '/tariffs/home': '/forhome',
  '/internet': '/internet/options',
  '/help/info': '/help',
  '/help/info/sim': '/help',
  '/roaming/about_national': '/roaming',
  '/roaming/national': '/roaming',
  '/roaming/cruises': '/roaming',
};

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

/**
 * Sections whose items are documents: an address without a page of content shows the item, with what the section's page
 * has around it (NEWS-07, NEWS-08, PROMO-03, FAQ-02).
 */
const ITEM_ROUTES: readonly ItemRoute[] = [
  { kind: 'news', type: 'news-item', pattern: new RegExp(`^/news/${SLUG}$`), section: '/news' },
  { kind: 'news', type: 'news-item', pattern: new RegExp(`^/corp/news/${SLUG}$`), section: '/corp/news' },
  {
    kind: 'faq',
    type: 'faq-article',
    pattern: new RegExp(`^/help/faq/${SLUG}\\.html$`),
    section: '/help/faq',
  },
  {
    kind: 'promotion',
    type: 'promotion-item',
    pattern: new RegExp(`^/action/${SLUG}\\.html$`),
    section: '/action',
  },
];

export interface ItemRoute {
  /** The kind of document. */
  kind: DocumentKind;
  /** The type of the page, and of the block that shows the item. */
  type: 'news-item' | 'promotion-item' | 'faq-article';
  pattern: RegExp;
  /** The path of the section's page. */
  section: string;
}

/** What an address of an item shows; null for all other paths. */
export function findItemRoute(path: string): ItemRoute | null {
  return ITEM_ROUTES.find(({ pattern }) => pattern.test(path)) ?? null;
}

/** Pages below this prefix are shown inside the mobile app, without the site's header and footer (d2 §2.5). */
export const WEBVIEW_PREFIX = '/webview';

/** What a product route opens. An option's page has a try-out variant too (OPT-212). */
export type ProductView = 'compare' | 'offer' | 'home-tariff' | 'tariff' | 'option';

export interface ProductRoute {
  readonly opens: ProductView;
  readonly pattern: RegExp;
  /** The path of the page that stands in where the source has none at the path itself; `$1`: as in `replace`. */
  readonly standIn?: string;
}

const NAME = `(${SLUG})`;
const PRODUCT = `(${SLUG}?)(?:\\.html)?`;
const OPTION = `(${SLUG}\\.html)`;

/**
 * Addresses of tariffs and options, in order: the first that matches wins (TRF-209). A page of content at the path
 * itself goes before any of them, so that each look-up has a bounded number of steps.
 */
export const PRODUCT_ROUTES: readonly ProductRoute[] = [
  { opens: 'compare', pattern: /^\/tariffs\/all\/compare$/ },
  // The tariff is found by removing `offer/` (TRF-01).
  {
    opens: 'offer',
    pattern: new RegExp(`^/tariffs/(all|archive)/offer/${PRODUCT}$`),
    standIn: '/tariffs/$1/$2',
  },
  { opens: 'home-tariff', pattern: new RegExp(`^/tariffs/home/${PRODUCT}$`), standIn: '/tariffs/home/$1' },
  {
    opens: 'home-tariff',
    pattern: new RegExp(`^${WEBVIEW_PREFIX}/home/${PRODUCT}$`),
    standIn: '/tariffs/home/$1',
  },
  { opens: 'tariff', pattern: new RegExp(`^/tariffs/${NAME}/${NAME}\\.html$`), standIn: '/tariffs/$1/$2' },
  { opens: 'tariff', pattern: new RegExp(`^/logics/tariffs/${PRODUCT}$`), standIn: '/tariffs/all/$1' },
  { opens: 'tariff', pattern: new RegExp(`^/newtariffs/${NAME}/${PRODUCT}$`), standIn: '/tariffs/$1/$2' },
  { opens: 'option', pattern: new RegExp(`^/internet/options/${OPTION}$`) },
  { opens: 'option', pattern: new RegExp(`^/services/${OPTION}$`) },
  { opens: 'option', pattern: new RegExp(`^/logics/options/${OPTION}$`), standIn: '/internet/options/$1' },
  { opens: 'option', pattern: new RegExp(`^/logics/sale/${OPTION}$`), standIn: '/services/$1' },
  { opens: 'option', pattern: new RegExp(`^/personal/${OPTION}$`), standIn: '/services/$1' },
  { opens: 'option', pattern: new RegExp(`^/roaming/(?:about_national|national|world|cruises)/${OPTION}$`) },
  { opens: 'option', pattern: new RegExp(`^/help/info/${OPTION}$`) },
  { opens: 'option', pattern: new RegExp(`^/forhome/${OPTION}$`) },
];

/** The first product route that a path matches; null for all other paths. A try-out path matches as without its prefix. */
export function findProductRoute(path: string): ProductRoute | null {
  const plain = withoutTestPrefix(path);
  const route = PRODUCT_ROUTES.find(({ pattern }) => pattern.test(plain)) ?? null;
  // Only options and services have try-out addresses of their own.
  return plain !== path && route?.opens !== 'option' ? null : route;
}

/**
 * The paths whose pages may stand in for a missing one, the nearest first: none, one, or two below the try-out prefix.
 */
export function findStandIns(path: string): string[] {
  const item = findItemRoute(path);
  if (item !== null) return [item.section];
  const route = findProductRoute(path);
  if (route === null) return [];
  const plain = withoutTestPrefix(path);
  const named = route.standIn === undefined ? [] : [plain.replace(route.pattern, route.standIn)];
  return (plain === path ? named : [plain, ...named]).filter((standIn) => standIn !== path);
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

function withoutTestPrefix(path: string): string {
  return path.startsWith(`${TEST_PREFIX}/`) ? path.slice(TEST_PREFIX.length) : path;
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
