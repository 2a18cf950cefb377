import { expect, type Page } from '@playwright/test';

/** Cumulative Layout Shift that the steps of a flow may have together. */
const MOST_SHIFT = 0.02;

interface NotedShifts {
  sum: number;
  /** How far, and the classes of what moved. */
  moved: string[];
}

declare global {
  interface Window {
    notedShifts: NotedShifts;
  }
}

/** Not in TypeScript's library yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Notes from the page's next document on what jumps without a press or a key in the half second before. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Nothing on the watched page has jumped so far that anybody would notice. */
export async function expectNoJumps(page: Page): Promise<void> {
  expect(await findJumps(page)).toEqual([]);
}

/** What has moved on the watched page so far, when anybody would notice it. */
export async function findJumps(page: Page): Promise<string[]> {
  const { sum, moved } = await page.evaluate(() => window.notedShifts);
  return sum > MOST_SHIFT ? moved : [];
}

/** Runs in the page. */
function noteShifts(): void {
  const noted: NotedShifts = { sum: 0, moved: [] };
  window.notedShifts = noted;
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
