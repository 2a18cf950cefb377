import type { ActionFunctionArgs } from '@remix-run/node';
import { actionInput } from '#app/studio/action-input.server';
import { requirePage } from '#app/studio/composer/require-page.server';
import { savePage, saveRequest } from '#app/studio/composer/save-page.server';
import { requireEditor } from '#app/studio/session/require-editor.server';
import { studioAnswer } from '#app/studio/studio-answer.server';

/** The composer saves its draft here. */
export async function action(args: ActionFunctionArgs) {
  const editor = await requireEditor(args, 'edit');
  const { entry } = await requirePage(args.context, args.params['id']);
  const read = await actionInput(args.request, saveRequest);
  if (!read.ok) return studioAnswer(read.faults, { status: 422 });
  return studioAnswer(await savePage(entry.id, read.value, editor, args.context));
}
