import type { Finding } from '#schemas/finding';
import type { Audience } from '#schemas/page';
import {
  findItemRoute,
  findLegacyTarget,
  findStandIns,
  isCorporatePath,
  isOutsideSectionRoutes,
  toPagePath,
} from '#app/page/route-rules';
import type { OwnFiles } from './own-files.server';
import { OF_PAGE, type RawComponent } from './page-components';
import { listAddresses, type PlacedText } from './page-strings';
import { pickFor, type PublishedPage, type PublishedPages } from './published-pages.server';

interface Linking {
  path: string;
  audience: Audience;
  /** The regions that the page is shown in. */
  regions: readonly string[];
  components: readonly RawComponent[];
  /** Addresses of the document itself: its breadcrumbs, its menus. */
  own: readonly PlacedText[];
  pages: PublishedPages;
  files: OwnFiles;
}

/** A finding, and the regions that it holds in. */
export interface RegionalFinding {
  finding: Finding;
  regions: readonly string[];
}

/** Addresses of the application itself, which no content source knows. */
const OWN_ROUTES =
  /^\/(?:403|500|robots\.txt|sitemap\.xml|news\.(?:rss|atom)|favicon\.ico|(?:region|sandbox|captcha|dev)\/.+|chat)$/;

type Place = Pick<Finding, 'id' | 'type' | 'version' | 'pointer'>;

/** Links of the content that lead to no published page, or to no file. */
export async function checkLinks(linking: Linking): Promise<RegionalFinding[]> {
  const { components, own, regions } = linking;
  const ofComponents = components.flatMap(({ id, type, version, props, regions: scoped }) =>
    listAddresses(props, ['props']).map(({ text, pointer }) => ({
      address: text,
      place: { id, type, version, pointer },
      regions: scoped === null ? regions : regions.filter((region) => scoped.includes(region)),
    })),
  );
  const ofDocument = own.map(({ text, pointer }) => ({
    address: text,
    place: { ...OF_PAGE, pointer },
    regions,
  }));
  const checked = await Promise.all(
    [...ofDocument, ...ofComponents].map(({ address, place, regions: where }) =>
      checkAddress(address, place, where, linking),
    ),
  );
  return checked.flat();
}

async function checkAddress(
  address: string,
  place: Place,
  regions: readonly string[],
  linking: Linking,
): Promise<RegionalFinding[]> {
  // Anchors of the page itself are looked for in its HTML.
  if (!address.startsWith('/')) return [];
  const pathname = toPathname(address);
  if (pathname === null) return [{ finding: deadLink(address, place), regions }];
  if (linking.files.isFile(pathname)) {
    const size = await linking.files.sizeOf(pathname);
    return size === null ? [{ finding: deadFile(address, place), regions }] : [];
  }
  const lost = await findLost(pathname, regions, linking);
  return lost.length === 0 ? [] : [{ finding: deadLink(address, place), regions: lost }];
}

function toPathname(address: string): string | null {
  try {
    return toPagePath(decodeURIComponent(new URL(address, 'http://site.invalid').pathname));
  } catch {
    // A path that is not valid UTF-8 names no page.
    return null;
  }
}

/** The regions whose visitors find nothing at the path. */
async function findLost(
  pathname: string,
  regions: readonly string[],
  { path, audience, pages }: Linking,
): Promise<readonly string[]> {
  if (OWN_ROUTES.test(pathname) || pathname === path) return [];
  const legacy = findLegacyTarget(pathname, '');
  const wanted = legacy === null ? pathname : (toPathname(legacy) ?? pathname);
  if (isOutsideSectionRoutes(wanted)) return regions;
  // A corporate host leads on to the consumers' page of the path (PAGE-204).
  const audiences = isCorporatePath(wanted) ? (['b2b'] as const) : new Set([audience, 'b2c'] as const);
  // The page that shows an item is there; the item may not be.
  const paths = findItemRoute(wanted) === null ? [wanted, ...findStandIns(wanted)] : [wanted];
  const found = await Promise.all(
    paths.flatMap((where) => [...audiences].map((reader) => pages.at(where, reader))),
  );
  return regions.filter((region) => !found.some((variants) => isThere(variants, region)));
}

function isThere(pages: readonly PublishedPage[], region: string): boolean {
  const page = pickFor(pages, region);
  return page !== null && !page.is404 && (page.uuid !== null || page.redirect301 !== null);
}

const deadLink = (address: string, place: Place): Finding => ({
  code: 'dead-link',
  severity: 'warning',
  ...place,
  about: address,
  message: `leads to ${address}, where no page is published for these visitors`,
  fix: 'Correct the address, or publish that page first.',
});

const deadFile = (address: string, place: Place): Finding => ({
  code: 'dead-file',
  severity: 'warning',
  ...place,
  about: address,
  message: `the file ${address} is not there`,
  fix: 'Choose a file of the media library.',
});
