import type { ActionFunctionArgs, LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import { toContentVersion } from '#cms/sources/content-version';
import { createPublishRequests } from '#cms/store/publish-requests';
import type { OpenedEntry } from '#cms/store/entry-states';
import { actionInput } from '../../action-input.server';
import type { Editor } from '../../session/editor';
import { requireEditor } from '../../session/require-editor.server';
import { hasRight } from '../../session/rights';
import { refuseAction, refuseInput, studioAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { requireEntry, toEntryHead } from '../entry-head.server';
import { compareStates, listStates } from '../revisions/compare-states.server';
import { findFormerRevision } from './former-revision.server';
import { publishOpened, putBack, type PublishAnswer } from './publish-change.server';
import { simulateOpened } from './simulate-opened.server';

const note = z.string().trim().max(500).default('');
const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('publish'),
    mark: z.string(),
    version: z.string(),
    note,
    accepts: z.literal('yes').optional(),
  }),
  z.object({ intent: z.literal('ask'), mark: z.string(), note }),
  z.object({ intent: z.literal('unpublish') }),
  z.object({ intent: z.literal('undo'), revision: z.string() }),
]);

/**
 * `/studio/pages/ID/publish`: what a publication would change and show. With `?check` the simulation is run; the screen
 * asks for it by itself, so that what differs is there to be read meanwhile.
 */
export async function publishLoader(args: LoaderFunctionArgs) {
  const editor = await requireEditor(args, 'read');
  const { context, params, request } = args;
  const { site } = context;
  const opened = await requireEntry(context, params['id']);
  const states = listStates(opened, await site.entries.history(opened.entry.id));
  const live = states.find(({ isLive }) => isLive)?.ref ?? null;
  const [former, requests, comparison] = await Promise.all([
    findFormerRevision(opened.entry, site),
    createPublishRequests(site.store, Date.now).list({ entryId: opened.entry.id }),
    live === null
      ? null
      : compareStates(opened, states, { before: live, after: states[0]?.ref ?? null }, site),
  ]);
  const isChecked = new URL(request.url).searchParams.has('check');
  return studioAnswer({
    head: toEntryHead(opened, editor, context),
    version: toContentVersion(JSON.parse(opened.body)),
    former: former && { id: former.id, number: former.number },
    request: requests[0] ?? null,
    diff: comparison?.diff ?? null,
    report: isChecked ? await simulateOpened(opened.entry, opened.body, site) : null,
  });
}

export async function publishAction(args: ActionFunctionArgs): Promise<TypedResponse<PublishAnswer>> {
  const editor = await requireEditor(args, 'edit');
  const { context, params, request } = args;
  const opened = await requireEntry(context, params['id']);
  const read = await actionInput(request, form);
  if (!read.ok) return refuseInput(read.faults);
  const wanted = read.value;
  if (wanted.intent === 'ask') return ask(opened, wanted, editor, args);
  if (!hasRight(editor.role, 'publish')) await requireEditor(args, 'publish');
  const t = studioTexts('publish');
  switch (wanted.intent) {
    case 'publish':
      return publishOpened(
        opened,
        { ...wanted, acceptsWarnings: wanted.accepts !== undefined },
        editor,
        context.site,
      );
    case 'undo':
      return putBack(opened, wanted.revision, editor, context.site);
    case 'unpublish': {
      const left = await context.site.entries.unpublish(opened.entry.id, editor);
      return left === null
        ? refuseAction(t('gone'), 404)
        : studioAnswer<PublishAnswer>({ said: t('unpublished') });
    }
  }
}

/** Keeps the state for whoever may publish it; the wish stands on the studio's home. */
async function ask(
  { entry }: OpenedEntry,
  change: { mark: string; note: string },
  editor: Editor,
  { context: { site } }: ActionFunctionArgs,
): Promise<TypedResponse<PublishAnswer>> {
  const t = studioTexts('publish');
  const asked = await createPublishRequests(site.store, Date.now).ask(entry.id, change, editor);
  if (asked.outcome === 'conflict') return refuseAction(t('conflict'), 409);
  if (asked.outcome !== 'published') return refuseAction(t('gone'), 404);
  return studioAnswer<PublishAnswer>({ said: t('asked') });
}
