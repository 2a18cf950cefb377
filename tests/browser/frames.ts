import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** What a visitor saw in one frame. Equal neighbours are one frame. */
export interface Frame {
  path: string;
  heading: string;
  /** How the watched elements were drawn: `null` while an element was not there. */
  looks: (string | null)[];
}

declare global {
  interface Window {
    recordedFrames: Frame[];
    layoutShift: number;
  }
}

/** Records every frame of the pages that open from now on, and how far their layout shifted. */
export async function recordFrames(page: Page, selectors: readonly string[]): Promise<void> {
  await page.addInitScript(recordInPage, selectors);
}

/** Runs in the page. Frames come with rendering: none before the stylesheets in the head have loaded. */
function recordInPage(selectors: readonly string[]): void {
  window.recordedFrames = [];
  window.layoutShift = 0;
  const PROPERTIES = [
    'display',
    'fontSize',
    'fontWeight',
    'paddingTop',
    'paddingLeft',
    'borderTopWidth',
  ] as const;
  const look = (selector: string) => {
    const element = document.querySelector(selector);
    if (element === null) return null;
    const style = getComputedStyle(element);
    return PROPERTIES.map((property) => style[property]).join(' ');
  };
  const read = () => {
    requestAnimationFrame(read);
    const heading = document.querySelector('h1')?.textContent ?? '';
    // The first content opens the record; after it, a frame without a heading is a hole.
    if (heading === '' && window.recordedFrames.length === 0) return;
    const frame = { path: location.pathname, heading, looks: selectors.map(look) };
    if (JSON.stringify(frame) !== JSON.stringify(window.recordedFrames.at(-1)))
      window.recordedFrames.push(frame);
  };
  requestAnimationFrame(read);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
        window.layoutShift += Number(entry.value);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export function readFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(() => window.recordedFrames);
}

/** Every frame that showed the page that is there now drew the watched elements as they are drawn now. */
export async function expectStyledFrames(page: Page): Promise<void> {
  const frames = await readFrames(page);
  const settled = frames.at(-1);
  const looks = frames.filter(({ heading }) => heading === settled?.heading).map((frame) => frame.looks);
  // On a busy machine the first frame comes before the end of the document is read: what is not there is not drawn.
  const drawn = (settled?.looks ?? []).map((_look, index) =>
    fromFirst(looks.map((frame) => frame[index] ?? null)),
  );
  expect(drawn).toEqual(drawn.map((own, index) => own.map(() => settled?.looks[index])));
  expect(settled?.looks).not.toContain(null);
}

function fromFirst(looks: readonly (string | null)[]): (string | null)[] {
  return looks.slice(looks.findIndex((look) => look !== null));
}
