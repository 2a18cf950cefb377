import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findStyleClashes } from './find-style-clashes';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe has against a page in a colour scheme, and the styles that do not reach what they are for, once it stands still. Frames show pages with tests of their own. */
export async function findFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude('iframe').analyze();
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...(await findStyleClashes(page)),
  ];
}
