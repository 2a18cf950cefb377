import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page';
import { toKeyText, type PageKey } from './page-key';

/** How long a page is good as it is, in milliseconds. */
export const FRESH_MS = 2000;
/** How long it may still be sent while a new one is being made. */
export const STALE_WHILE_REVALIDATE_MS = 60_000;
/** How long it stands in when a new one cannot be made. */
export const STALE_ON_ERROR_MS = 24 * 60 * 60 * 1000;
const MAX_BYTES = 256_000_000;

/** Renders the page of a key: the page when it can be shared, or else the answer for this one request. */
export type Render = (key: PageKey) => Promise<CachedPage | Response>;

/**
 * Whole pages, kept as bytes (docs/decisions/0006). Bounded by bytes; equal misses share one render; errors, and
 * whatever the loader did not mark as the same for everybody, are never kept.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.size,
  });
  private readonly underWay = new Map<string, Promise<CachedPage | Response>>();

  constructor(
    private readonly render: Render,
    private readonly onError: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** A page that may be sent at once; when it is past its best, a new one is begun. */
  find(key: PageKey): CachedPage | null {
    const page = this.pages.get(toKeyText(key));
    if (page === undefined) return null;
    const age = this.now() - page.renderedAt;
    if (age > STALE_WHILE_REVALIDATE_MS) return null;
    if (age > FRESH_MS) this.renew(key).catch(this.onError);
    return page;
  }

  /** The page of a key, rendered when there is none to send; an older one stands in for a failure. */
  async obtain(key: PageKey): Promise<CachedPage | Response> {
    const stale = this.pages.get(toKeyText(key));
    try {
      const rendered = await this.renew(key);
      if (rendered instanceof Response && rendered.status >= 500 && this.canStandIn(stale)) return stale;
      // Those who shared the render share its answer; a Response can be read only once.
      return rendered instanceof Response ? rendered.clone() : rendered;
    } catch (error) {
      if (!this.canStandIn(stale)) throw error;
      this.onError(error);
      return stale;
    }
  }

  private canStandIn(page: CachedPage | undefined): page is CachedPage {
    return page !== undefined && this.now() - page.renderedAt < STALE_ON_ERROR_MS;
  }

  private renew(key: PageKey): Promise<CachedPage | Response> {
    const text = toKeyText(key);
    const known = this.underWay.get(text);
    if (known) return known;
    const made = this.render(key)
      .then((rendered) => this.keep(text, rendered))
      .finally(() => this.underWay.delete(text));
    this.underWay.set(text, made);
    return made;
  }

  private keep(text: string, rendered: CachedPage | Response): CachedPage | Response {
    if (rendered instanceof Response) {
      if (rendered.status < 500) this.pages.delete(text);
      return rendered;
    }
    const before = this.pages.peek(text);
    if (before?.etag !== rendered.etag) {
      this.pages.set(text, rendered);
      return rendered;
    }
    // Nothing has changed: what was compressed stays good.
    before.renderedAt = rendered.renderedAt;
    return before;
  }
}
