import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { findStyleClashes } from './find-style-clashes';
import { findLooks, type Look } from './find-looks';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
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
export async function findFaults(page: Page, { within, rules = 'wcag' }: Scope = {}): Promise<string[]> {
  await addAxe(page);
  // Into a corner: a button under the pointer has other colours.
  await page.mouse.move(0, 0);
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await settle(page, colorScheme);
    found.push(...(await findPaleTexts(page, within ?? null)));
  }
  const others = await runAxe(page, within ?? null, toOptions(rules));
  return [...found, ...others, ...(await findStyleClashes(page))];
}

async function addAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
}

/** Looks that axe has passed on a page of this worker. */
const passed = new Set<number>();

/** Of texts that are drawn alike one is looked at, and none that was passed on another page. */
async function findPaleTexts(page: Page, place: string | null): Promise<string[]> {
  const looks = await page.evaluateHandle(findLooks, { place, known: [...passed] });
  const judged = await looks.evaluate(judgeContrast);
  for (const look of judged.passed) passed.add(look);
  return judged.pale;
}

/** Runs in the page. What axe is not sure of, such as a text beneath a window, is neither pale nor passed. */
async function judgeContrast(looks: Look[]): Promise<{ pale: string[]; passed: number[] }> {
  if (looks.length === 0) return { pale: [], passed: [] };
  const { violations, passes } = await window.axe.run(
    { include: looks.map(({ element }) => element) },
    {
      runOnly: { type: 'rule', values: ['color-contrast'] },
      resultTypes: ['violations', 'passes'],
      iframes: false,
      selectors: false,
      elementRef: true,
    },
  );
  const well = new Set<Element | undefined>(
    passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );
  return {
    pale: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    passed: looks.filter(({ element }) => well.has(element)).map(({ look }) => look),
  };
}

/** Colours are read once nothing moves any more. */
async function settle(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** All but the contrast of colours. */
function toOptions(rules: 'wcag' | 'all'): axe.RunOptions {
  const options: axe.RunOptions = { rules: { 'color-contrast': { enabled: false } } };
  return rules === 'all' ? options : { ...options, runOnly: { type: 'tag', values: WCAG } };
}

/** @param place a selector; null: the whole page */
function runAxe(page: Page, place: string | null, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(
    async ([include, own]) => {
      const { violations } = await window.axe.run(
        { include: [include ?? document] },
        { iframes: false, resultTypes: ['violations'], ...own },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [place, options] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
