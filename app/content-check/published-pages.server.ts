import { listDocumentNames } from '#cms/store/published/published-documents';
import { listPageVariants } from '#cms/store/published/published-pages';
import type { Store } from '#cms/store/tables';
import type { EntryAddress } from '#cms/store/entry-address';
import type { Audience } from '#schemas/page';
import { toLastSegment } from '#schemas/values/path-text';
import { findItemRoute } from '#app/page/route-rules';

/** What a link that leads to a page finds there. */
export interface PublishedPage {
  /** Empty for the page of all regions. */
  region: string;
  uuid: string | null;
  redirect301: string | null;
  is404: boolean;
}

/** The pages that visitors reach, by path and audience: read from the store when first asked for. */
export interface PublishedPages {
  /** The page and its variants. */
  at: (path: string, audience: Audience) => Promise<readonly PublishedPage[]>;
}

/**
 * The published pages. `draft` stands in for what is published at its address: its own links may lead to itself, and
 * its redirect is judged as if it were there already.
 */
export function createPublishedPages(
  store: Store,
  draft?: { address: EntryAddress; raw: unknown },
): PublishedPages {
  const known = new Map<string, Promise<readonly PublishedPage[]>>();

  async function read(path: string, audience: Audience): Promise<readonly PublishedPage[]> {
    const rows = await listPageVariants(store, path, audience);
    const pages = rows.map(({ region, body }) => toPublished(region, JSON.parse(body)));
    pages.push(...(await readItems(store, path, audience)));
    if (draft === undefined || !stands(draft.address, path, audience)) return pages;
    const { region } = draft.address;
    return [...pages.filter((page) => page.region !== region), toPublished(region, draft.raw)];
  }

  return {
    at(path, audience) {
      const key = `${audience} ${path}`;
      const pages = known.get(key) ?? read(path, audience);
      known.set(key, pages);
      return pages;
    },
  };
}

/**
 * The published document that has its page at a path. When no document of its kind is published, the operator answers for
 * all of them; then any path counts as there, since the check does not ask the operator.
 */
async function readItems(store: Store, path: string, audience: Audience): Promise<PublishedPage[]> {
  const item = findItemRoute(path);
  if (item === null) return [];
  const published = await listDocumentNames(store, item.shows.document, audience);
  const toItem = (region: string): PublishedPage => ({ region, uuid: path, redirect301: null, is404: false });
  if (published.length === 0) return [toItem('')];
  const name = toLastSegment(path);
  return published.filter((one) => one.name === name).map(({ region }) => toItem(region));
}

function stands(address: EntryAddress, path: string, audience: Audience): boolean {
  const isPage = address.kind === 'page' || address.kind === 'redirect';
  return isPage && address.name === path && toAudience(address) === audience;
}

/** Pages have an audience of their own; one without is for consumers, as the site reads it. */
export function toAudience({ audience }: EntryAddress): Audience {
  return audience === '' ? 'b2c' : audience;
}

function toPublished(region: string, raw: unknown): PublishedPage {
  const { uuid, redirect301, is404 }: Record<string, unknown> = Object(raw);
  return {
    region,
    uuid: typeof uuid === 'string' ? uuid : null,
    redirect301: typeof redirect301 === 'string' ? redirect301 : null,
    is404: is404 === true,
  };
}

/** What a visitor of a region gets of a page and its variants. */
export function pickFor(pages: readonly PublishedPage[], region: string): PublishedPage | null {
  return pages.find((page) => page.region === region) ?? pages.find((page) => page.region === '') ?? null;
}
