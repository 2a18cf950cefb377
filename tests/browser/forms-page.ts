import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { waitForFlow } from './block-assets';
import type { Site } from './site';

/** A form of a page, as a visitor meets it, and what the sandbox has of those that were sent. */

const submissions = z.array(
  z.looseObject({
    form: z.string(),
    fields: z.record(z.string(), z.unknown()),
    files: z.array(z.looseObject({ name: z.string(), url: z.string() })),
  }),
);
export type Submission = z.output<typeof submissions>[number];

export const flowOf = (page: Page): Locator => page.locator('main [data-flow="feedback-form"]');

/** Opens a page with a form; with scripts waits until the form is alive. */
export async function openForm(page: Page, url: string, isLive: boolean): Promise<Locator> {
  await page.goto(url);
  const flow = flowOf(page);
  await flow.scrollIntoViewIfNeeded();
  if (isLive) await waitForFlow(page, 'feedback-form');
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
export async function findSubmission(site: Site, value: string): Promise<Submission | undefined> {
  const answer = await site.get('/dev/submissions', { headers: { Accept: 'application/json' } });
  const all = submissions.parse(await answer.json());
  return all.find(({ fields }) => Object.values(fields).includes(value));
}

/** An e-mail address that no other test has. */
export const newEmail = () => `visitor-${Math.random().toString(36).slice(2, 10)}@example.test`;

/** A day of this year's calendar as a form wants it, so many days from now. */
export function toFormDate(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format(date);
}
