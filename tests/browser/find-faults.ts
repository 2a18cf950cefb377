import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { findStyleClashes } from './find-style-clashes';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Look {
  /** A selector: nothing else on the page is looked at. */
  within?: string;
  /** `wcag`, or what axe advises beyond it as well. */
  rules?: 'wcag' | 'all';
}

/**
 * What keeps people from using a page as it stands: what axe finds in the light scheme, the colours that it finds in
 * the dark one (the markup is the same, so nothing else can differ), and the styles that do not reach what they are
 * for. A line each. Frames show pages with tests of their own.
 */
export async function findFaults(page: Page, { within, rules = 'wcag' }: Look = {}): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await settle(page, colorScheme);
    found.push(...(await runAxe(page, within ?? null, toRunOnly(colorScheme, rules))));
  }
  return [...found, ...(await findStyleClashes(page))];
}

/** Colours are read once nothing moves any more. */
async function settle(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

function toRunOnly(colorScheme: 'light' | 'dark', rules: 'wcag' | 'all'): axe.RunOnly | null {
  if (colorScheme === 'dark') return { type: 'rule', values: ['color-contrast'] };
  return rules === 'all' ? null : { type: 'tag', values: WCAG };
}

function runAxe(page: Page, within: string | null, runOnly: axe.RunOnly | null): Promise<string[]> {
  return page.evaluate(
    async ([place, only]) => {
      const { violations } = await window.axe.run(place ?? document, {
        iframes: false,
        resultTypes: ['violations'],
        ...(only !== null && { runOnly: only }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [within, runOnly] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
