import type { TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import { createTrash } from '#cms/store/trash';
import { actionInput } from '../action-input.server';
import { toEditorPath } from '#app/studio/history/entry-paths';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { refuseAction, refuseInput, studioAnswer, type ActionAnswer } from '../studio-answer.server';
import { studioTexts } from '../texts/studio-texts';

export interface TrashAnswer extends ActionAnswer {
  /** Where the document is that has just come back. */
  restored?: { title: string; href: string };
}

const form = z.object({ id: z.string().min(1).max(60) });

/** `/studio/trash`: what was removed, and can be brought back. `?removed=ID` names what has just been. */
export async function trashLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const rows = await createTrash(args.context.site.store, Date.now).list();
  return studioAnswer({ rows, removed: new URL(args.request.url).searchParams.get('removed') });
}

export async function trashAction(args: StudioArgs): Promise<TypedResponse<TrashAnswer>> {
  const editor = await requireEditor(args, 'edit');
  const t = studioTexts('place');
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  const back = await createTrash(args.context.site.store, Date.now).restore(read.value.id, editor);
  if (back.outcome === 'missing') return refuseAction(t('restoredGone'), 404);
  if (back.outcome === 'taken') {
    return refuseAction(t('restoredTaken', { title: back.by.title || back.by.name }), 409);
  }
  const title = back.entry.title || back.entry.name;
  return studioAnswer<TrashAnswer>({ restored: { title, href: toEditorPath(back.entry) } });
}
