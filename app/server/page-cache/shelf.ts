import type { CachedPage } from './cached-page';

/** Of a shelf's bytes: what has been rendered once alone, and what the variants of one path may take. */
const NEWCOMER_SHARE = 0.25;
const PATH_SHARE = 0.25;
/** So many of the pages that were renewed longest ago are compared when one has to go. */
const COMPARED = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where a page stands: its text is its whole key, its path the part that all its variants have in common. */
export interface Place {
  text: string;
  path: string;
}

interface Entry extends Place {
  page: CachedPage;
  /** How often it was rendered: a page in demand is rendered again and again. */
  worth: number;
}

/**
 * Pages of bounded size. A page that was rendered again is worth more than one that was not, and is pushed out by none
 * that is worth less while it may still stand in for a failure (a day). So a flood of addresses that nobody asks for
 * twice pushes out itself alone, and the variants of one path each other.
 */
export class Shelf {
  private readonly newcomers: Part;
  private readonly proven: Part;

  constructor(
    maxBytes: number,
    private readonly now: () => number,
  ) {
    this.newcomers = new Part(maxBytes * NEWCOMER_SHARE);
    this.proven = new Part(maxBytes * (1 - NEWCOMER_SHARE));
  }

  get(text: string): CachedPage | undefined {
    return (this.proven.entries.get(text) ?? this.newcomers.entries.get(text))?.page;
  }

  /** Keeps what was just rendered, or looked at again and found unchanged. */
  set(place: Place, page: CachedPage): void {
    const before = this.proven.remove(place.text) ?? this.newcomers.remove(place.text);
    const entry = { ...place, page, worth: (before?.worth ?? 0) + 1 };
    if (before !== null && this.proven.put(entry, (other) => this.isWorthLess(other, entry))) return;
    this.newcomers.put(entry, () => true);
  }

  delete(text: string): void {
    this.proven.remove(text);
    this.newcomers.remove(text);
  }

  places(): Place[] {
    return [...this.proven.entries.values(), ...this.newcomers.entries.values()];
  }

  private isWorthLess(other: Entry, than: Entry): boolean {
    return other.worth < than.worth || this.now() - other.page.renderedAt > DAY_MS;
  }
}

/** Entries in the order of their last render, the oldest first; by path as well. */
class Part {
  readonly entries = new Map<string, Entry>();
  private readonly byPath = new Map<string, Map<string, Entry>>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /** Makes room by what may go; false when that is not enough. */
  put(entry: Entry, mayGo: (other: Entry) => boolean): boolean {
    const { text, path, page } = entry;
    if (page.size > this.maxBytes * PATH_SHARE) return false;
    while (this.bytesOf(path) + page.size > this.maxBytes * PATH_SHARE) {
      if (!this.removeOne(this.byPath.get(path), mayGo)) return false;
    }
    while (this.bytes + page.size > this.maxBytes) if (!this.removeOne(this.entries, mayGo)) return false;
    this.bytes += page.size;
    this.entries.set(text, entry);
    const variants = this.byPath.get(path) ?? new Map<string, Entry>();
    this.byPath.set(path, variants.set(text, entry));
    return true;
  }

  remove(text: string): Entry | null {
    const entry = this.entries.get(text);
    if (entry === undefined) return null;
    const { path, page } = entry;
    const variants = this.byPath.get(path);
    this.bytes -= page.size;
    this.entries.delete(text);
    variants?.delete(text);
    if (variants?.size === 0) this.byPath.delete(path);
    return entry;
  }

  /** Of those rendered longest ago the one that is worth least. */
  private removeOne(from: ReadonlyMap<string, Entry> | undefined, mayGo: (other: Entry) => boolean): boolean {
    let least: Entry | null = null;
    let compared = 0;
    for (const entry of from?.values() ?? []) {
      if (mayGo(entry) && (least === null || entry.worth < least.worth)) least = entry;
      compared += 1;
      if (compared === COMPARED) break;
    }
    return least !== null && this.remove(least.text) !== null;
  }

  private bytesOf(path: string): number {
    let bytes = 0;
    for (const { page } of this.byPath.get(path)?.values() ?? []) bytes += page.size;
    return bytes;
  }
}
