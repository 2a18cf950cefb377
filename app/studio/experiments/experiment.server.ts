import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { describeIssues } from '#cms/fields/describe-issues';
import { isRecord } from '#cms/fields/editor-field';
import { isSame } from '#cms/history/same-value';
import { liftProps } from '#cms/composing/lift-props';
import type { ExperimentTable } from '#cms/store/experiment-tables';
import type { ExperimentPlan, StartOutcome } from '#cms/store/experiments';
import { sumExperimentVisits } from '#cms/store/experiment-visits';
import { listRegionsWithVariant } from '#cms/store/published/published-pages';
import { isLopsided, judgeVariants } from '#app/experiments/sequential-test';
import { registry } from '#app/catalog.server';
import type { Site } from '#app/site/site';
import { actionInput } from '../action-input.server';
import type { EditorFinding } from '../check/editor-finding';
import { readBlockCatalog } from '../composer/block-catalog.server';
import type { Editor } from '../session/editor';
import { requireEditor } from '../session/require-editor.server';
import { hasRight } from '../session/rights';
import { fromDay } from '../shell/moment';
import {
  notFound,
  refuseAction,
  refuseInput,
  studioAnswer,
  type ActionAnswer,
} from '../studio-answer.server';
import { studioTexts } from '../texts/studio-texts';
import { checkVersionB } from './check-version-b.server';
import { toExperimentState } from './experiment-state';
import { fromWorth, NOTHING, toGoalLabel } from './experiments.server';
import { listTriedBlocks, listTriedPages } from './page-blocks.server';

const DAY_MS = 24 * 3_600_000;

/** `/studio/experiments/ID`: what is tried, and what came of it. */
export async function experimentLoader(args: LoaderFunctionArgs) {
  const editor = await requireEditor(args, 'read');
  const { site } = args.context;
  const row = await requireExperiment(site, args.params['id']);
  const [pages, blocks, sums] = await Promise.all([
    listTriedPages(site.store),
    listTriedBlocks(site.store, row),
    sumExperimentVisits(site.store, row.id),
  ]);
  const { a, b } = sums.get(row.id) ?? NOTHING;
  const state = toExperimentState(row, Date.now());
  // The draft's screen shows version B in a frame.
  if (state === 'draft') args.context.policyNeeds.add('own-frames');
  const page = pages.find(({ path, audience }) => path === row.path && audience === row.audience);
  return studioAnswer({
    experiment: toShown(row),
    state,
    page: { path: row.path, entry: page?.entry ?? null, title: page?.title ?? row.path },
    block: {
      label: blocks.find(({ id, type }) => id === row.block && type === row.type)?.label ?? null,
      fields: readBlockCatalog().blocks.find(({ type }) => type === row.type)?.fields ?? [],
    },
    goals: listGoals(),
    goal: toGoalLabel(row.goal),
    issues: findIssues(row),
    isShown: state !== 'running' || site.experiments.running.findById(row.id) !== null,
    tallies: { a, b },
    judgement: judgeVariants(a, b, fromWorth(row.worth)),
    isLopsided: isLopsided(a, b, row.share_b / 100),
    canEdit: hasRight(editor.role, 'edit'),
    canPublish: hasRight(editor.role, 'publish'),
  });
}

/** Throws 404 for an experiment that there is not. */
export async function requireExperiment({ experiments }: Site, id = ''): Promise<ExperimentTable> {
  const row = await experiments.made.find(id);
  if (row === null) throw notFound();
  return row;
}

/** Without the key that visitors are hidden by. */
function toShown({ key: _key, ...row }: ExperimentTable) {
  const { version, props } = liftB(row);
  const toNumber = (at: number | null) => (at === null ? null : Number(at));
  return {
    ...row,
    version,
    props: JSON.stringify(props),
    begins_at: toNumber(row.begins_at),
    ends_at: toNumber(row.ends_at),
    started_at: toNumber(row.started_at),
    stopped_at: toNumber(row.stopped_at),
  };
}

/** Version B as this build reads it. */
function liftB({ type, version, props }: Pick<ExperimentTable, 'type' | 'version' | 'props'>) {
  const raw: unknown = JSON.parse(props);
  const definition = registry.find(type);
  const lifted = definition && liftProps(definition, version, raw);
  return lifted?.ok === true && definition
    ? { version: definition.version, props: lifted.props }
    : { version, props: raw };
}

function findIssues(row: Pick<ExperimentTable, 'type' | 'version' | 'props'>) {
  const definition = registry.find(row.type);
  return definition === undefined ? [] : describeIssues(definition.props, liftB(row).props);
}

function listGoals() {
  const flows = registry.all().filter(({ kind }) => kind === 'flow');
  return flows
    .map(({ type, label }) => ({ value: type, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'ru'));
}

const percent = z.coerce.number().int().min(1);
/** `2,5`, as people type it. */
const points = z
  .string()
  .transform((text) => Number(text.replace(',', '.')))
  .pipe(z.number().min(0.1).max(50));
const day = z
  .string()
  .default('')
  .refine((text) => text === '' || fromDay(text) !== null);
const props = z.string().transform((text, context) => {
  const value = parse(text);
  if (isRecord(value)) return value;
  context.addIssue({ code: 'custom', message: 'must be an object' });
  return z.NEVER;
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses it in words.
    return null;
  }
}

const plan = {
  title: z.string().trim().min(1).max(200),
  share: percent.max(100),
  shareB: percent.max(99),
  goal: z.string().refine((goal) => registry.find(goal)?.kind === 'flow'),
  worth: points,
  from: day,
  until: day,
  props,
};
const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), ...plan }),
  z.object({ intent: z.literal('start'), ...plan }),
  z.object({ intent: z.literal('stop') }),
  z.object({ intent: z.literal('remove') }),
]);
type Posted = z.output<typeof form>;
type PostedPlan = Extract<Posted, { intent: 'save' | 'start' }>;

/** Drafts are an editor's; what visitors see is for those who may publish. */
export async function experimentAction(args: ActionFunctionArgs) {
  const editor = await requireEditor(args, 'edit');
  const { site } = args.context;
  const row = await requireExperiment(site, args.params['id']);
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults, studioTexts('experiments')('notSaved'));
  const posted = read.value;
  if ('until' in posted && posted.until !== '' && posted.until < posted.from) {
    const t = studioTexts('experiments');
    return refuseInput({ until: t('endsFirst') }, t('notSaved'));
  }
  if (posted.intent !== 'save') await requireEditor(args, 'publish');
  switch (posted.intent) {
    case 'save':
      return save(row, posted, editor, site);
    case 'start':
      return start(row, posted, editor, site);
    case 'stop':
      return tell(await site.experiments.made.stop(row.id, editor), 'stopped');
    case 'remove':
      if (!(await site.experiments.made.remove(row.id, editor))) return tell(false, 'removed');
      return redirect('/studio/experiments');
  }
}

function tell(isDone: boolean, key: 'saved' | 'stopped' | 'removed') {
  const t = studioTexts('experiments');
  return isDone ? studioAnswer<ActionAnswer>({ said: t(`said_${key}`) }) : refuseAction(t('wrongState'), 409);
}

async function save(row: ExperimentTable, posted: PostedPlan, editor: Editor, { experiments }: Site) {
  return tell(await experiments.made.save(row.id, toPlan(row, posted), editor), 'saved');
}

/** Saves what stands in the form first. */
async function start(row: ExperimentTable, posted: PostedPlan, editor: Editor, site: Site) {
  const t = studioTexts('experiments');
  const next = toPlan(row, posted);
  if (!(await site.experiments.made.save(row.id, next, editor))) return refuseAction(t('wrongState'), 409);
  const fault = await findFault({ ...row, ...next }, site);
  if (fault !== null) return refuseAction(fault, 409);
  const findings = await checkVersionB({ ...row, ...liftB({ ...row, ...next }) }, site);
  const error = findings.find(({ severity }) => severity === 'error');
  if (error !== undefined) return refuseAction(t('faultyB', { fault: toSentence(error) }), 409);
  const outcome = await site.experiments.made.start(row.id, editor);
  if (outcome === 'started') {
    const warnings = findings.map((warning) => t('warnedB', { warning: toSentence(warning) }));
    return studioAnswer<ActionAnswer>({ said: [t('said_started'), ...warnings].join('. ') });
  }
  return refuseAction(t(START_FAULTS[outcome]), 409);
}

const toSentence = ({ title, details }: EditorFinding) =>
  details === null ? title : `${title} (${details})`;

const START_FAULTS = {
  late: 'late',
  busy: 'busy',
  'wrong-state': 'wrongState',
} as const satisfies Record<Exclude<StartOutcome, 'started'>, string>;

/** Why the experiment cannot be started, in words; null when it can. */
async function findFault(row: ExperimentTable, { store }: Site): Promise<string | null> {
  const t = studioTexts('experiments');
  if (findIssues(row).length > 0) return t('invalidB');
  const block = (await listTriedBlocks(store, row)).find(
    ({ id, type }) => id === row.block && type === row.type,
  );
  if (block === undefined) return t('noBlock');
  if (isSame(block.props, liftB(row).props)) return t('sameB');
  return (await listRegionsWithVariant(store, row.path, row.audience)).length > 0 ? t('regional') : null;
}

function toPlan(row: ExperimentTable, posted: PostedPlan): ExperimentPlan {
  const last = fromDay(posted.until);
  return {
    title: posted.title,
    version: registry.find(row.type)?.version ?? row.version,
    props: JSON.stringify(posted.props),
    share: posted.share,
    share_b: posted.shareB,
    goal: posted.goal,
    worth: Math.round(posted.worth * 100),
    begins_at: fromDay(posted.from),
    // The last day is one of the experiment's.
    ends_at: last === null ? null : last + DAY_MS,
  };
}
