import * as z from 'zod';
import { audience } from '#schemas/page';
import { actionInput } from '../../action-input.server';
import type { Editor } from '../../session/editor';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { hasRight } from '../../session/rights';
import { refuseAction, refuseInput, studioAnswer, type ActionAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { applyTable, type TableResult } from './apply-table.server';
import { publishRedirect, removeRedirect, saveRedirect, type PublishResult } from './change-redirects.server';
import { describeTrouble } from './describe-trouble';
import { judgeRedirect, type JudgedRedirect } from './redirect-rules';

/** What the screen of redirects answers. */
export interface RedirectsAnswer extends ActionAnswer {
  /** The form that is meant: `new`, or the id of a row. */
  about?: string;
  table?: TableResult;
}

const MAX_TEXT = 400_000;
const id = z.string().min(1).max(60);
const address = z.string().max(2000);
const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    from: address,
    to: address,
    audience,
    publish: z.string().optional(),
  }),
  z.object({ intent: z.literal('edit'), id, to: address, was: address, publish: z.string().optional() }),
  z.object({ intent: z.enum(['publish', 'remove']), id }),
  z.object({
    intent: z.literal('paste'),
    text: z.string().max(MAX_TEXT),
    audience,
    publish: z.string().optional(),
  }),
]);
type Change = z.output<typeof form>;
type Saving = Extract<Change, { intent: 'add' | 'edit' }>;

export async function redirectsAction(args: StudioArgs) {
  const editor = await requireEditor(args, 'edit');
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  const change = read.value;
  const isPublishing = change.intent === 'publish' || ('publish' in change && change.publish !== undefined);
  // Each right is asked for where it is used.
  if (isPublishing) await requireEditor(args, 'publish');
  if (change.intent === 'paste') return paste(change, editor, args);
  if (change.intent === 'add' || change.intent === 'edit') return save(change, editor, args);
  return change.intent === 'publish' ? publish(change.id, editor, args) : remove(change.id, editor, args);
}

const t = () => studioTexts('redirects');

async function save(change: Saving, editor: Editor, { context }: StudioArgs) {
  const { site } = context;
  const about = change.intent === 'add' ? 'new' : change.id;
  const typed = change.intent === 'add' ? change : await readStanding(change, context.site.entries);
  if (typed === null) return refuseAction(t()('gone'), 404);
  const { redirect, faults } = judgeRedirect({ ...typed, to: change.to }, site.env.ROOT_HOSTS);
  if (faults.from !== undefined || faults.to !== undefined) {
    return studioAnswer<RedirectsAnswer>({ about, faults: toTexts(faults) }, { status: 422 });
  }
  if (
    change.intent === 'add' &&
    (await site.entries.find({
      kind: 'redirect',
      name: redirect.from,
      audience: redirect.audience,
      region: '',
    }))
  ) {
    return studioAnswer<RedirectsAnswer>({ about, faults: { from: t()('exists') } }, { status: 422 });
  }
  const saved = await saveRedirect(redirect, change.intent === 'edit' ? change.was : undefined, editor, site);
  if (saved.outcome === 'gone') return refuseAction(t()('gone'), 404);
  if (saved.outcome === 'conflict') {
    return studioAnswer<RedirectsAnswer>(
      { about, faults: { to: t()('conflict', { to: saved.to }) } },
      { status: 409 },
    );
  }
  if (change.publish !== undefined) return publish(saved.id, editor, { context }, redirect.from);
  const said = saved.outcome === 'same' ? t()('unchanged') : t()('saved', { from: redirect.from });
  return studioAnswer<RedirectsAnswer>({ about, said });
}

async function readStanding(
  { id: entryId }: { id: string },
  { get }: StudioArgs['context']['site']['entries'],
) {
  const entry = await get(entryId);
  if (entry?.kind !== 'redirect') return null;
  return { from: entry.name, audience: entry.audience === '' ? ('b2c' as const) : entry.audience };
}

export function toTexts(faults: JudgedRedirect['faults']): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, t()(`fault_${fault}`)]));
}

async function publish(
  entryId: string,
  editor: Editor,
  { context }: Pick<StudioArgs, 'context'>,
  saved?: string,
) {
  const { entries } = context.site;
  const entry = await entries.get(entryId);
  const result: PublishResult = await publishRedirect(entryId, editor, context.site);
  if (result.outcome === 'gone') return refuseAction(t()('gone'), 404);
  if (result.outcome === 'refused') {
    const reason = describeTrouble(result.trouble, t());
    return refuseAction(saved === undefined ? reason : t()('notPublished', { reason }), 409);
  }
  return studioAnswer<RedirectsAnswer>({ about: 'new', said: t()('published', { from: entry?.name ?? '' }) });
}

/** What visitors use is taken away by those who publish. */
async function remove(entryId: string, editor: Editor, args: Pick<StudioArgs, 'context'>) {
  const { entries } = args.context.site;
  const entry = await entries.get(entryId);
  if (entry?.published_revision != null && !hasRight(editor.role, 'publish')) {
    throw Response.json({ error: 'no-right' }, { status: 403 });
  }
  const isRemoved = await removeRedirect(entryId, editor, args.context.site);
  return isRemoved
    ? studioAnswer<RedirectsAnswer>({ said: t()('removed', { from: entry?.name ?? '' }) })
    : refuseAction(t()('gone'), 404);
}

async function paste(change: Extract<Change, { intent: 'paste' }>, editor: Editor, { context }: StudioArgs) {
  const { text, audience: whose, publish: wanted } = change;
  const result = await applyTable(
    text,
    { audience: whose, publishes: wanted !== undefined },
    editor,
    context.site,
  );
  if ('fault' in result)
    return studioAnswer<RedirectsAnswer>({ about: 'paste', faults: { text: result.fault } }, { status: 422 });
  return studioAnswer<RedirectsAnswer>({ about: 'paste', table: result });
}
