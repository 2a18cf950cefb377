import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page';
import { findStandIns, toPagePath } from '#app/page/route-rules';
import { hasClosed, toKeyText, type PageKey } from './page-key';
import { Shelf } from './shelf';

/** How long a page is good as it is, in milliseconds. */
const FRESH_MS = 2000;
/** How long it is when its last renewal gave the same bytes as before (docs/decisions/0101). */
const STEADY_FRESH_MS = 4000;
/** How long it may be sent while a new one is being made, or cannot be made. */
const STALE_MS = 24 * 60 * 60 * 1000;
const MAX_BYTES = 256_000_000;
/** Anybody can make up queries and ports: their pages have a shelf of their own, so that they push out no others. */
const MAX_MADE_UP_BYTES = 64_000_000;
/** More than the server lets wait; what began before that many others answers those who wait for it, and is not kept. */
const MOST_UNDER_WAY = 1000;

/**
 * Renders a page. Gives a page that may be kept and sent to everybody, or else an answer for this one request. A renewal
 * is made while visitors still get the older page. Rejects with BusyError when the server has too much to do.
 */
export type Render = (key: PageKey, options: { isRenewal: boolean }) => Promise<CachedPage | Response>;

interface RenderUnderWay {
  path: string;
  made: Promise<CachedPage | Response>;
}

/**
 * Whole pages, kept as bytes (docs/decisions/0006, 0030). Bounded by bytes; equal misses share one render; errors, and
 * whatever the loader did not mark as the same for everybody, are never kept.
 */
export class PageCache {
  private readonly plain: Shelf;
  private readonly madeUp: Shelf;
  /** Renders that may still be kept. In no `Map`, where a page stays in memory long after it was deleted (decision 0098). */
  private readonly underWay = new LRUCache<string, RenderUnderWay>({ max: MOST_UNDER_WAY });

  constructor(
    private readonly render: Render,
    private readonly onError: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {
    this.plain = new Shelf(MAX_BYTES, now);
    this.madeUp = new Shelf(MAX_MADE_UP_BYTES, now);
  }

  /** A page that may be sent at once, however old within a day; when it is past its best, a new one is begun. */
  find(key: PageKey): CachedPage | null {
    const page = this.findKept(key);
    if (page === null) return null;
    const now = this.now();
    // What was planned for a time is not told late, nor for longer.
    if (page.facts.changesAt !== null && page.facts.changesAt <= now) return null;
    // The clock may have been set back since the page was made: its age is unknown then, and it is made anew.
    const freshMs = page.isSteady ? STEADY_FRESH_MS : FRESH_MS;
    const isFresh = page.renderedAt <= now && now - page.renderedAt <= freshMs;
    if (!isFresh) this.renew(key, { isRenewal: true }).catch(this.onError);
    return page;
  }

  /** The page of a key, rendered when there is none to send; an older one stands in for a failure. */
  async obtain(key: PageKey): Promise<CachedPage | Response> {
    try {
      const rendered = await this.renew(key, { isRenewal: false });
      const stale = this.findKept(key);
      if (rendered instanceof Response && rendered.status >= 500 && stale) return stale;
      // Those who shared the render share its answer; a Response can be read only once.
      return rendered instanceof Response ? rendered.clone() : rendered;
    } catch (error) {
      // Looked for when the render has failed: by then it may have been dropped.
      const stale = this.findKept(key);
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
    const isDropped = (path: string) =>
      paths === 'all' || listShownPaths(path).some((shown) => paths.has(shown));
    for (const shelf of [this.plain, this.madeUp]) {
      for (const { text, path } of shelf.places()) if (isDropped(path)) shelf.delete(text);
    }
    const begun = [...this.underWay.entries()];
    for (const [text, { path }] of begun) if (isDropped(path)) this.underWay.delete(text);
  }

  private findKept(key: PageKey): CachedPage | null {
    // Who brings no mark has closed nothing.
    const isClosed = key.noticeMark !== '' && hasClosed(key, this.findNotice(key) ?? '');
    const page = this.shelfOf(key).get(toKeyText(key, isClosed));
    return page !== undefined && this.now() - page.renderedAt <= STALE_MS ? page : null;
  }

  /** The version of the notice on the pages of this address, as the last render has seen it; null before the first. */
  private findNotice(key: PageKey): string | null {
    const shelf = this.shelfOf(key);
    const open = shelf.get(toKeyText(key, false));
    const closed = key.noticeMark === '' ? undefined : shelf.get(toKeyText(key, true));
    const isClosedNewer = closed !== undefined && closed.renderedAt > (open?.renderedAt ?? 0);
    return (isClosedNewer ? closed : open)?.facts.notice ?? null;
  }

  private renew(key: PageKey, options: { isRenewal: boolean }): Promise<CachedPage | Response> {
    const notice = this.findNotice(key);
    // Before the first render any mark may be the right one.
    const counts = notice === null ? key.noticeMark !== '' : hasClosed(key, notice);
    const wanted = counts ? key : { ...key, noticeMark: '' };
    const text = `${toKeyText(wanted, counts)} ${wanted.noticeMark}`;
    const known = this.underWay.get(text);
    if (known) return known.made;
    const isCurrent = (): boolean => this.underWay.get(text)?.made === made;
    const made: Promise<CachedPage | Response> = this.render(wanted, options)
      .then((rendered) => (isCurrent() ? this.keep(wanted, rendered) : rendered))
      .finally(() => isCurrent() && this.underWay.delete(text));
    this.underWay.set(text, { path: key.path, made });
    return made;
  }

  private shelfOf({ query, isUsualPort }: PageKey): Shelf {
    return query === '' && isUsualPort ? this.plain : this.madeUp;
  }

  private keep(key: PageKey, rendered: CachedPage | Response): CachedPage | Response {
    const shelf = this.shelfOf(key);
    if (rendered instanceof Response) {
      if (rendered.status < 500) shelf.delete(toKeyText(key, hasClosed(key, this.findNotice(key) ?? '')));
      return rendered;
    }
    const text = toKeyText(key, hasClosed(key, rendered.facts.notice));
    const place = { text, path: key.path };
    const before = shelf.get(text);
    if (before?.etag !== rendered.etag) {
      shelf.set(place, rendered);
      return rendered;
    }
    // Nothing has changed: what was compressed stays good.
    before.renderedAt = rendered.renderedAt;
    before.facts = rendered.facts;
    before.isSteady = true;
    shelf.set(place, before);
    return before;
  }
}

/** The paths of the pages that an address may show: its own, and those that stand in for it. */
function listShownPaths(pathname: string): string[] {
  const path = toPagePath(pathname);
  return [path, ...findStandIns(path)];
}
