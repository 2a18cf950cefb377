import type { Locator, Page } from '@playwright/test';
import { findSentForm, type SentForm } from '#tests/sent-forms';
import { waitForFlow } from './block-assets';
import type { Site } from './site';

/** A form of a page, as a visitor meets it, and what the sandbox has of those that were sent. */

export const flowOf = (page: Page): Locator => page.locator('main [data-flow="feedback-form"]');

/** Opens a page with a form, and waits until the form is alive. */
export async function openForm(page: Page, url: string): Promise<Locator> {
  await page.goto(url);
  const flow = flowOf(page);
  await flow.scrollIntoViewIfNeeded();
  await waitForFlow(page, 'feedback-form');
  return flow;
}

/** Fills texts by their labels; a mask may write them otherwise. */
export async function fillForm(flow: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    // Beside the label may stand that the field need not be filled.
    await flow.getByLabel(label).first().fill(text);
  }
}

/** The newest form whose fields have this value somewhere. */
export async function findSubmission(site: Site, value: string): Promise<SentForm | undefined> {
  const answer = await site.get('/dev/submissions', { headers: { Accept: 'application/json' } });
  return findSentForm(await answer.json(), value);
}
