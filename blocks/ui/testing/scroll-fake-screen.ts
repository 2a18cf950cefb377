interface Watch {
  element: Element;
  tell: (ratio: number) => void;
}

function countReached(thresholds: readonly number[], ratio: number): number {
  return ratio <= 0 ? 0 : thresholds.filter((threshold) => threshold <= ratio).length;
}

/**
 * For tests with a DOM, which has no layout: an `IntersectionObserver` that speaks, as a browser's does, when the
 * share of an element in view passes one of its thresholds; `show` sets that share.
 */
export function createScreen() {
  const watches = new Set<Watch>();
  const shares = new Map<Element, number>();

  class Observer implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin: string;
    readonly scrollMargin = '';
    readonly thresholds: readonly number[];
    private own: Watch[] = [];

    constructor(
      private readonly callback: IntersectionObserverCallback,
      { rootMargin = '', threshold = 0 }: IntersectionObserverInit = {},
    ) {
      this.rootMargin = rootMargin;
      this.thresholds = [threshold].flat();
    }

    observe(target: Element): void {
      let reached = 0;
      const tell = (ratio: number) => {
        const now = countReached(this.thresholds, ratio);
        if (now === reached) return;
        reached = now;
        const rect = target.getBoundingClientRect();
        const seen = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null, target, time: 0 };
        this.callback([{ ...seen, intersectionRatio: ratio, isIntersecting: ratio > 0 }], this);
      };
      const watch = { element: target, tell };
      this.own.push(watch);
      watches.add(watch);
      // What is in view already is told soon after the call, not during it.
      queueMicrotask(() => watches.has(watch) && tell(shares.get(target) ?? 0));
    }

    unobserve(target: Element): void {
      for (const watch of this.own) if (watch.element === target) watches.delete(watch);
    }

    disconnect(): void {
      for (const watch of this.own) watches.delete(watch);
    }

    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  }

  return {
    Observer,
    /** Puts this share of the element, from 0 to 1, into view. */
    show: (element: Element, ratio: number) => {
      shares.set(element, ratio);
      for (const watch of watches) if (watch.element === element) watch.tell(ratio);
    },
  };
}
