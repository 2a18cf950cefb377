import { redirect } from '@remix-run/node';
import { requireEditor, type StudioArgs } from './session/require-editor.server';

/** A form of a preview that is sent without a script: nothing is done, and the preview is shown again. */
export async function showPreviewAgain(args: StudioArgs): Promise<Response> {
  await requireEditor(args, 'read');
  return redirect(new URL(args.request.url).pathname, 303);
}
