import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { composePage } from '#cms/composing/compose-page';
import { registry } from '#app/catalog.server';
import { actionInput } from '#app/studio/action-input.server';
import { contentText } from '#app/studio/content-text.server';
import { requirePage } from '#app/studio/composer/require-page.server';
import { requireEditor } from '#app/studio/session/require-editor.server';
import { studioAnswer } from '#app/studio/studio-answer.server';

const MAX_LENGTH = 2_000_000;
const readRequest = z.object({ body: contentText(MAX_LENGTH) });

/** Reads a page's JSON for the composer: what is pasted, another's version, work that was left in the browser. */
export async function action(args: ActionFunctionArgs) {
  await requireEditor(args, 'read');
  await requirePage(args.context, args.params['id']);
  const read = await actionInput(args.request, readRequest);
  if (!read.ok) return studioAnswer(read.faults, { status: 422 });
  return studioAnswer(composePage(read.value.body, registry.find));
}
