import type { Page } from '@playwright/test';
import { BREAKPOINTS } from '#blocks/ui/breakpoints';

/** The narrowest screen of each layout (SHELL-210): what fits there has more room until the next layout begins. */
const WIDTHS = Object.values(BREAKPOINTS).sort((a, b) => a - b);
const HEIGHT = 800;

/** The widths at which the page can be moved sideways, each with what sticks out. */
export async function findOverflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const culprits = await page.evaluate(findWideElements);
    if (culprits !== null) found.push(`${width} px: ${culprits}`);
  }
  return found;
}

/** Runs in the page. Null when nothing sticks out. */
function findWideElements(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const wide = [...document.querySelectorAll('main *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const names = wide.slice(-3).map((element) => `<${element.tagName.toLowerCase()} ${element.className}>`);
  return `${scrollWidth} > ${clientWidth}, ${names.join(' ')}`;
}
