import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { findPageText } from '#cms/composing/page-text';
import type { OpenedEntry } from '#cms/store/entry-states';
import { contentText } from '../content-text.server';
import type { Editor } from '../session/editor';
import type { SavedAnswer, StandingState } from './save-answer';

const MAX_LENGTH = 2_000_000;

export const saveRequest = z.object({
  body: contentText(MAX_LENGTH).refine((body) => findPageText(body) !== null),
  mark: z.string().max(200),
});

/** Saves the draft that an editor has in the composer. Somebody else's work is never overwritten. */
export async function savePage(
  id: string,
  change: z.output<typeof saveRequest>,
  editor: Editor,
  { site }: AppLoadContext,
): Promise<SavedAnswer> {
  const saved = await site.entries.save(id, change, editor);
  if (saved.outcome === 'missing') return { outcome: 'missing' };
  if (saved.outcome === 'saved') return saved;
  return { outcome: 'conflict', standing: toStanding(saved.current) };
}

/** Who has left the state that stands now, and when. */
export function toStanding({ mark, draft, newest, body }: OpenedEntry): StandingState {
  const last = draft ?? (newest && { savedAt: newest.created_at, savedBy: newest.created_by });
  return { mark, body, savedAt: last?.savedAt ?? null, savedBy: last?.savedBy ?? null };
}
