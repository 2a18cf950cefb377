import type { ActionFunctionArgs, LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import { findCollisions } from '#cms/history/plan-collisions';
import type { PlannedEntry } from '#cms/store/plan-records';
import { actionInput } from '../../action-input.server';
import { requireEditor } from '../../session/require-editor.server';
import { hasRight } from '../../session/rights';
import { refuseInput, studioAnswer, type ActionAnswer } from '../../studio-answer.server';
import { cancelPlan } from './cancel-plan.server';
import type { ShownCollision } from './collisions';
import { toMonth } from './month';
import { toPlanRow } from './plan-rows.server';

/** How many of those that are over are told. */
const CLOSED = 30;

const form = z.object({ intent: z.literal('cancel'), plan: z.string().max(60) });

/** `/studio/schedule`: what is going to happen to the whole site by itself. */
export async function siteScheduleLoader(args: LoaderFunctionArgs) {
  const editor = await requireEditor(args, 'read');
  const { context, request } = args;
  const all = await context.site.plans.list();
  const waiting = all.filter(({ state }) => state === 'waiting');
  const { searchParams } = new URL(request.url);
  return studioAnswer({
    waiting: waiting.map(toPlanRow),
    closed: all
      .filter(({ state }) => state !== 'waiting')
      .slice(-CLOSED)
      .map(toPlanRow)
      .reverse(),
    collisions: listCollisions(waiting),
    month: searchParams.get('view') === 'calendar' ? toMonth(searchParams.get('month'), Date.now()) : null,
    canPublish: hasRight(editor.role, 'publish'),
  });
}

function listCollisions(waiting: readonly PlannedEntry[]): ShownCollision[] {
  const entries = new Map(waiting.map((plan) => [plan.entryId, plan.title || plan.address.name]));
  return [...entries].flatMap(([id, title]) =>
    findCollisions(waiting.filter((plan) => plan.entryId === id)).map((collision) => ({
      ...collision,
      entry: { id, title },
    })),
  );
}

export async function siteScheduleAction(args: ActionFunctionArgs): Promise<TypedResponse<ActionAnswer>> {
  const editor = await requireEditor(args, 'publish');
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  return cancelPlan(read.value.plan, editor, args.context.site);
}
