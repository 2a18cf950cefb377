import { expect, type Locator, type Page } from '@playwright/test';
import { findFaults } from './find-faults';

/** A step of a flow as it should be: the focus on its heading, no fault, nothing beyond the edge. */
export async function expectStep(page: Page, flow: Locator, title: string | RegExp): Promise<void> {
  await expect(flow.getByRole('heading', { name: title })).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}
