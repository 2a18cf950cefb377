import type { ActionFunctionArgs, LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import { findCollisions } from '#cms/history/plan-collisions';
import type { OpenedEntry } from '#cms/store/entry-states';
import type { PlanOutcome } from '#cms/store/plans';
import { actionInput } from '../../action-input.server';
import { fromTyped } from '../../fields/moment';
import type { Editor } from '../../session/editor';
import { requireEditor } from '../../session/require-editor.server';
import { refuseAction, refuseInput, studioAnswer, type ActionAnswer } from '../../studio-answer.server';
import { writeMoment } from '../../shell/moment';
import { studioTexts } from '../../texts/studio-texts';
import { requireEntry, toEntryHead } from '../entry-head.server';
import type { PublishReport } from '../publish/publish-report';
import { simulateOpened } from '../publish/simulate-opened.server';
import { cancelPlan } from './cancel-plan.server';
import { toPlanRow } from './plan-rows.server';

const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('plan'),
    action: z.enum(['publish', 'unpublish']),
    mark: z.string(),
    date: z.iso.date({ error: () => studioTexts('plans')('wrongDate') }),
    time: z.iso.time({ precision: -1, error: () => studioTexts('plans')('wrongTime') }),
    accepts: z.literal('yes').optional(),
  }),
  z.object({ intent: z.literal('cancel'), plan: z.string().max(60) }),
]);
type Wanted = Extract<z.output<typeof form>, { intent: 'plan' }>;

export interface ScheduleAnswer extends ActionAnswer {
  /** What a check found that keeps the plan from being made, or has to be accepted first. */
  report?: Pick<PublishReport, 'refusals' | 'warnings'>;
  /** What was filled in, for a form that comes back without scripts. */
  typed?: { action: string; date: string; time: string };
  /** When the plan that was made is due. */
  planned?: number;
}

/** `/studio/pages/ID/schedule`: what is going to happen to one document by itself. */
export async function scheduleLoader(args: LoaderFunctionArgs) {
  const editor = await requireEditor(args, 'read');
  const { context, params } = args;
  const opened = await requireEntry(context, params['id']);
  const all = await context.site.plans.list({ entryId: opened.entry.id });
  const waiting = all.filter(({ state }) => state === 'waiting');
  return studioAnswer({
    head: toEntryHead(opened, editor, context),
    waiting: waiting.map(toPlanRow),
    closed: all
      .filter(({ state }) => state !== 'waiting')
      .map(toPlanRow)
      .reverse(),
    collisions: findCollisions(waiting),
    leftBehind: findLeftBehind(opened, waiting),
  });
}

/** The newest version that is planned, when editors have gone on since: their later work does not come with it. */
function findLeftBehind(
  { draft, newest }: OpenedEntry,
  waiting: readonly { revisionNumber: number | null }[],
): { number: number; isDraft: boolean } | null {
  const number = Math.max(0, ...waiting.map(({ revisionNumber }) => revisionNumber ?? 0));
  if (number === 0 || (draft === null && newest?.number === number)) return null;
  return { number, isDraft: draft !== null };
}

export async function scheduleAction(args: ActionFunctionArgs): Promise<TypedResponse<ScheduleAnswer>> {
  const editor = await requireEditor(args, 'publish');
  const { context, params, request } = args;
  const opened = await requireEntry(context, params['id']);
  const read = await actionInput(request, form);
  if (!read.ok) return refuseInput(read.faults);
  if (read.value.intent === 'cancel') return cancelPlan(read.value.plan, editor, context.site);
  return plan(opened, read.value, editor, args);
}

async function plan(
  opened: OpenedEntry,
  wanted: Wanted,
  editor: Editor,
  { context: { site } }: ActionFunctionArgs,
): Promise<TypedResponse<ScheduleAnswer>> {
  const t = studioTexts('plans');
  const { action, date, time, mark } = wanted;
  const at = Date.parse(fromTyped({ date, time }, false) ?? '');
  if (Number.isNaN(at)) return refuseInput({ date: t('wrongDate') });
  if (at <= Date.now()) return refuseInput({ date: t('past', { moment: writeMoment(Date.now()) }) });
  const { id } = opened.entry;
  if (action === 'unpublish') {
    const isThere = await isPlanned(id, { action, at, revisionId: null }, site);
    return isThere ? answerPlanned(at) : answer(await site.plans.planUnpublish(id, at, editor), at);
  }
  const fault = await findFault(opened, wanted, site);
  if (fault !== null) return fault;
  const kept = await site.entries.keep(id, { mark, note: '' }, editor);
  if (kept.outcome === 'conflict') return refuseAction(t('conflict'), 409);
  if (kept.outcome !== 'published') return refuseAction(t('gone'), 404);
  const revisionId = kept.revision.id;
  if (await isPlanned(id, { action, at, revisionId }, site)) return answerPlanned(at);
  return answer(await site.plans.planPublish(id, { revisionId, at }, editor), at);
}

type Site = ActionFunctionArgs['context']['site'];

/** What would keep the document from being published keeps it from being planned, too. */
async function findFault(
  { entry, body }: OpenedEntry,
  { accepts, action, date, time }: Wanted,
  site: Site,
): Promise<TypedResponse<ScheduleAnswer> | null> {
  const t = studioTexts('plans');
  const { isRefused, refusals, warnings } = await simulateOpened(entry, body, site);
  const found = { report: { refusals, warnings }, typed: { action, date, time } };
  if (isRefused) {
    const fault = t('refused', { count: refusals.length });
    return studioAnswer<ScheduleAnswer>({ ...found, fault }, { status: 409 });
  }
  if (warnings.length === 0 || accepts !== undefined) return null;
  // A question, and no fault of what was sent.
  return studioAnswer<ScheduleAnswer>({ ...found, faults: { accepts: t('acceptFirst') } });
}

/** A second press of the button finds its own work done. */
async function isPlanned(
  entryId: string,
  wanted: { action: 'publish' | 'unpublish'; at: number; revisionId: string | null },
  { plans }: Site,
): Promise<boolean> {
  const waiting = await plans.list({ entryId, states: ['waiting'] });
  return waiting.some(
    ({ action, at, revisionId }) =>
      action === wanted.action && at === wanted.at && revisionId === wanted.revisionId,
  );
}

function answer({ outcome }: PlanOutcome, at: number): TypedResponse<ScheduleAnswer> {
  const t = studioTexts('plans');
  if (outcome === 'missing') return refuseAction(t('gone'), 404);
  if (outcome === 'past') return refuseInput({ date: t('past', { moment: writeMoment(Date.now()) }) });
  return answerPlanned(at);
}

function answerPlanned(at: number): TypedResponse<ScheduleAnswer> {
  const said = studioTexts('plans')('planned', { moment: writeMoment(at) });
  return studioAnswer<ScheduleAnswer>({ said, planned: at });
}
