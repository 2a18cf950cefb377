import axe from 'axe-core';
import type { JSHandle, Page } from '@playwright/test';
import { findStyleClashes } from './find-style-clashes';
import { findLooks } from './find-looks';

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
    found.push(...(await findPaleTexts(page, within ?? null)));
  }
  const others = await runAxe(page, within ?? null, toOptions(rules));
  return [...found, ...others, ...(await findStyleClashes(page))];
}

/** Of texts that are drawn alike one is looked at. */
async function findPaleTexts(page: Page, place: string | null): Promise<string[]> {
  const looks = await page.evaluateHandle(findLooks, place);
  if (await looks.evaluate(({ length }) => length === 0)) return [];
  return runAxe(page, looks, { runOnly: { type: 'rule', values: ['color-contrast'] } });
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

/** All but the contrast of colours. */
function toOptions(rules: 'wcag' | 'all'): axe.RunOptions {
  const options: axe.RunOptions = { rules: { 'color-contrast': { enabled: false } } };
  return rules === 'all' ? options : { ...options, runOnly: { type: 'tag', values: WCAG } };
}

/** @param place a selector, or elements; null: the whole page */
function runAxe(
  page: Page,
  place: string | null | JSHandle<Element[]>,
  options: axe.RunOptions,
): Promise<string[]> {
  return page.evaluate(
    async ([include, own]) => {
      const { violations } = await window.axe.run(
        { include: Array.isArray(include) ? include : [include ?? document] },
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
