import { createContext } from 'react';

/**
 * Lets the server find the block whose view threw, and render the page again without it. Rendering to a string
 * is synchronous and goes through blocks in order, so the one begun last is the one that failed.
 */
export class RenderGuard {
  private readonly dropped = new Set<string>();
  private current: string | null = null;

  begin(key: string): void {
    this.current = key;
  }

  isDropped(key: string): boolean {
    return this.dropped.has(key);
  }

  /** Drops the block begun last. False when there is none: the fault lies outside the blocks. */
  dropCurrent(): string | null {
    const key = this.current;
    this.current = null;
    if (key === null || this.dropped.has(key)) return null;
    this.dropped.add(key);
    return key;
  }
}

/** Null in the browser, where error boundaries do this work. */
export const RenderGuardContext = createContext<RenderGuard | null>(null);

/** Marks the place of a block that the server dropped, so that the browser leaves it out as well. */
export const DROPPED_ATTRIBUTE = 'data-block-dropped';
