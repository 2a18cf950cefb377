import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page';
import { findStandIns, toPagePath } from '#app/page/route-rules';
import { toKeyText, toPathOfKey, type PageKey } from './page-key';

/** How long a page is good as it is, in milliseconds. */
const FRESH_MS = 2000;
/** How long it may still be sent while a new one is being made. */
const STALE_WHILE_REVALIDATE_MS = 60_000;
/** How long it stands in when a new one cannot be made. */
const STALE_ON_ERROR_MS = 24 * 60 * 60 * 1000;
const MAX_BYTES = 256_000_000;
/** Anybody can make up queries: their pages have a shelf of their own, so that they push out no others. */
const MAX_QUERIED_BYTES = 32_000_000;

/** Renders the page of a key: the page when it can be shared, or else the answer for this one request. */
export type Render = (key: PageKey) => Promise<CachedPage | Response>;

/**
 * Whole pages, kept as bytes (docs/decisions/0006). Bounded by bytes; equal misses share one render; errors, and
 * whatever the loader did not mark as the same for everybody, are never kept.
 */
export class PageCache {
  private readonly plain = createShelf(MAX_BYTES);
  private readonly queried = createShelf(MAX_QUERIED_BYTES);
  /** Renders that may still be kept. */
  private readonly underWay = new Map<string, Promise<CachedPage | Response>>();

  constructor(
    private readonly render: Render,
    private readonly onError: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** A page that may be sent at once; when it is past its best, a new one is begun. */
  find(key: PageKey): CachedPage | null {
    const page = this.shelfOf(key).get(toKeyText(key));
    if (page === undefined) return null;
    const age = this.now() - page.renderedAt;
    if (age > STALE_WHILE_REVALIDATE_MS) return null;
    if (age > FRESH_MS) this.renew(key).catch(this.onError);
    return page;
  }

  /** The page of a key, rendered when there is none to send; an older one stands in for a failure. */
  async obtain(key: PageKey): Promise<CachedPage | Response> {
    try {
      const rendered = await this.renew(key);
      const stale = this.findStandIn(key);
      if (rendered instanceof Response && rendered.status >= 500 && stale) return stale;
      // Those who shared the render share its answer; a Response can be read only once.
      return rendered instanceof Response ? rendered.clone() : rendered;
    } catch (error) {
      const stale = this.findStandIn(key);
      if (!stale) throw error;
      this.onError(error);
      return stale;
    }
  }

  /**
   * Forgets the pages of these paths on every host, or all pages: what they show has changed. A render that began before
   * answers those who wait for it, and is not kept; who asks from now on gets a new one. Without a stand-in: what was
   * taken from the site must not come back when the next render fails.
   */
  drop(paths: ReadonlySet<string> | 'all'): void {
    for (const known of [this.plain, this.queried, this.underWay]) {
      for (const text of [...known.keys()]) {
        if (paths === 'all' || listShownPaths(toPathOfKey(text)).some((path) => paths.has(path)))
          known.delete(text);
      }
    }
  }

  /** Looked for when the render has failed: by then it may have been dropped. */
  private findStandIn(key: PageKey): CachedPage | null {
    const page = this.shelfOf(key).get(toKeyText(key));
    return page !== undefined && this.now() - page.renderedAt < STALE_ON_ERROR_MS ? page : null;
  }

  private renew(key: PageKey): Promise<CachedPage | Response> {
    const text = toKeyText(key);
    const known = this.underWay.get(text);
    if (known) return known;
    const isCurrent = (): boolean => this.underWay.get(text) === made;
    const made: Promise<CachedPage | Response> = this.render(key)
      .then((rendered) => (isCurrent() ? this.keep(key, rendered) : rendered))
      .finally(() => isCurrent() && this.underWay.delete(text));
    this.underWay.set(text, made);
    return made;
  }

  private shelfOf({ query }: PageKey): LRUCache<string, CachedPage> {
    return query === '' ? this.plain : this.queried;
  }

  private keep(key: PageKey, rendered: CachedPage | Response): CachedPage | Response {
    const shelf = this.shelfOf(key);
    const text = toKeyText(key);
    if (rendered instanceof Response) {
      if (rendered.status < 500) shelf.delete(text);
      return rendered;
    }
    const before = shelf.peek(text);
    if (before?.etag !== rendered.etag) {
      shelf.set(text, rendered);
      return rendered;
    }
    // Nothing has changed: what was compressed stays good.
    before.renderedAt = rendered.renderedAt;
    return before;
  }
}

function createShelf(maxSize: number): LRUCache<string, CachedPage> {
  return new LRUCache({ maxSize, sizeCalculation: (page) => page.size });
}

/** The paths of the pages that an address may show: its own, and those that stand in for it. */
function listShownPaths(pathname: string): string[] {
  const path = toPagePath(pathname);
  return [path, ...findStandIns(path)];
}
