import type { Page } from '@playwright/test';

/** What jumped on a page, and how far: the shifts that no press or key of the last half second has caused. */
export interface LayoutShifts {
  /** Their sum so far (Cumulative Layout Shift, without its windows of five seconds), with what moved. */
  read: () => Promise<{ sum: number; moved: string[] }>;
}

/** Watches a page from its next document on. */
export async function watchLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.addInitScript(noteShifts);
  return { read: () => page.evaluate(() => globalThis.layoutShifts ?? { sum: 0, moved: [] }) };
}

declare global {
  // eslint-disable-next-line no-var
  var layoutShifts: { sum: number; moved: string[] } | undefined;
}

/** Not in TypeScript's library yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Runs in the page. */
function noteShifts(): void {
  const noted = { sum: 0, moved: [] as string[] };
  globalThis.layoutShifts = noted;
  const observer = new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      if (shift.hadRecentInput) continue;
      noted.sum += shift.value;
      const nodes = shift.sources.map(({ node }) =>
        node instanceof Element ? node.className : node?.nodeName,
      );
      noted.moved.push(`${shift.value.toFixed(4)} ${nodes.join(', ')}`);
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}
