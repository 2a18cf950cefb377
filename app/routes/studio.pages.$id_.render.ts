import type { ActionFunctionArgs } from '@remix-run/node';
import { actionInput } from '#app/studio/action-input.server';
import { noteVisit } from '#app/studio/composer/presence.server';
import type { RenderAnswer } from '#app/studio/composer/render-request';
import { renderItems, renderRequest } from '#app/studio/composer/render-items.server';
import { requirePage } from '#app/studio/composer/require-page.server';
import { requireEditor } from '#app/studio/session/require-editor.server';
import { studioAnswer } from '#app/studio/studio-answer.server';

/** The composer's canvas asks here how blocks look and what is wrong with them; that the editor is here is noted. */
export async function action(args: ActionFunctionArgs) {
  const editor = await requireEditor(args, 'read');
  const { entry } = await requirePage(args.context, args.params['id']);
  const read = await actionInput(args.request, renderRequest);
  if (!read.ok) return studioAnswer(read.faults, { status: 422 });
  const rendered = await renderItems(read.value, args.context, entry.name);
  const others = await noteVisit(args.context.site.store, entry.id, editor, Date.now());
  return studioAnswer<RenderAnswer>({ ...rendered, others });
}
