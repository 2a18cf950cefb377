import type { ActionFunctionArgs, LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import { restoreBlock } from '#cms/history/restore-block';
import { restoreDraft } from '#cms/store/restore-draft';
import type { RevisionTable } from '#cms/store/tables';
import { actionInput } from '../../action-input.server';
import { requireEditor } from '../../session/require-editor.server';
import { refuseAction, refuseInput, studioAnswer, type ActionAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { toDocumentKind } from '../document-kinds.server';
import { requireEntry, toEntryHead } from '../entry-head.server';
import { compareStates, listStates } from './compare-states.server';

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('restore-page'), revision: z.string(), mark: z.string() }),
  z.object({ intent: z.literal('restore-block'), revision: z.string(), mark: z.string(), block: z.string() }),
]);
type Restoration = z.output<typeof form>;

/** `/studio/pages/ID/history`: the versions of a document, two of them side by side. */
export async function historyLoader(args: LoaderFunctionArgs) {
  const editor = await requireEditor(args, 'read');
  const { context, params, request } = args;
  const opened = await requireEntry(context, params['id']);
  const revisions = await context.site.entries.history(opened.entry.id);
  const states = listStates(opened, revisions);
  const { searchParams } = new URL(request.url);
  const wanted = { before: searchParams.get('before'), after: searchParams.get('after') };
  return studioAnswer({
    head: toEntryHead(opened, editor, context),
    states: states.map((state) => ({ ...state, ...toStory(state.ref, revisions) })),
    comparison: await compareStates(opened, states, wanted, context.site),
  });
}

function toStory(ref: string, revisions: readonly Omit<RevisionTable, 'body'>[]) {
  const revision = revisions.find(({ id }) => id === ref);
  return { note: revision?.note ?? '', origin: revision?.origin ?? 'edit' };
}

/** Puts a version, or one block of it, into the draft; what visitors see stays as it is. */
export async function historyAction(args: ActionFunctionArgs): Promise<TypedResponse<ActionAnswer>> {
  const editor = await requireEditor(args, 'edit');
  const { context, params, request } = args;
  const { entry, body } = await requireEntry(context, params['id']);
  const read = await actionInput(request, form);
  if (!read.ok) return refuseInput(read.faults);
  const t = studioTexts('history');
  const revision = await context.site.entries.readRevision(entry.id, read.value.revision);
  if (revision === null) return refuseAction(t('gone'), 404);
  const restored = toRestored(read.value, body, revision, toDocumentKind(entry.kind, context.site.regions()));
  if ('fault' in restored) return refuseAction(t(restored.fault), 409);
  const { mark } = read.value;
  const block = read.value.intent === 'restore-block' ? read.value.block : null;
  // The body was made from what stood there a moment ago; the mark is what the editor saw. Both must still stand.
  const change = { body: restored.body, mark, revision: revision.number, block };
  const saved = await restoreDraft(context.site.store, entry.id, change, editor, Date.now());
  if (saved.outcome === 'missing') return refuseAction(t('gone'), 404);
  if (saved.outcome === 'conflict') return refuseAction(t('conflict'), 409);
  return studioAnswer<ActionAnswer>({ said: restored.said });
}

function toRestored(
  wanted: Restoration,
  body: string,
  revision: RevisionTable,
  kind: ReturnType<typeof toDocumentKind>,
): { body: string; said: string } | { fault: 'blockMissing' | 'notLifted' } {
  const t = studioTexts('history');
  if (wanted.intent === 'restore-page') {
    return { body: revision.body, said: t('pageRestored', { number: revision.number }) };
  }
  const outcome = restoreBlock(body, revision.body, wanted.block, kind);
  if (outcome.outcome === 'missing') return { fault: 'blockMissing' };
  if (outcome.outcome === 'not-lifted') return { fault: 'notLifted' };
  return { body: outcome.body, said: t('blockRestored') };
}
