import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type TypedResponse,
} from '@remix-run/node';
import * as z from 'zod';
import { listLinkingTo } from '#cms/store/lists/document-uses';
import type { EntryRecord } from '#cms/store/entry-records';
import { actionInput } from '../../action-input.server';
import { publishRedirect, saveRedirect } from '../../editors/redirects/change-redirects.server';
import { findPathFault, toTypedPath } from '../../pages/page-path';
import type { Editor } from '../../session/editor';
import { requireEditor } from '../../session/require-editor.server';
import {
  notFound,
  refuseAction,
  refuseInput,
  studioAnswer,
  type ActionAnswer,
} from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { requireEntry, toEntryHead } from '../entry-head.server';
import { correctLinks } from './correct-links.server';
import { hasPlaceScreen } from './has-place-screen';

export interface PlaceAnswer extends ActionAnswer {
  /** What was typed as the address, for the form that comes back. */
  path?: string;
}

const MAX_LINKING = 30;

const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('move'),
    path: z.string().min(1).max(200).transform(toTypedPath),
    redirect: z.literal('yes').optional(),
    links: z.literal('yes').optional(),
  }),
  z.object({ intent: z.literal('remove') }),
]);
type Move = Extract<z.output<typeof form>, { intent: 'move' }>;

/** `/studio/pages/ID/place`: the address of a document, and the way to the trash. */
export async function placeLoader(args: LoaderFunctionArgs) {
  const editor = await requireEditor(args, 'read');
  const opened = await requirePlaced(args);
  const { entry } = opened;
  const isMovable = entry.kind === 'page' && entry.region === '';
  const linking = isMovable ? await listLinkingTo(args.context.site.store, entry.name, entry.audience) : [];
  return studioAnswer({
    head: toEntryHead(opened, editor, args.context),
    isMovable: entry.kind === 'page',
    /** A region's own page shares its address with the general one: nothing leads to it alone. */
    isRegional: entry.region !== '',
    linking: linking.slice(0, MAX_LINKING),
    linkingCount: linking.length,
  });
}

async function requirePlaced({ context, params }: LoaderFunctionArgs) {
  const opened = await requireEntry(context, params['id']);
  if (!hasPlaceScreen(opened.entry.kind)) throw notFound();
  return opened;
}

export async function placeAction(args: ActionFunctionArgs): Promise<TypedResponse<PlaceAnswer>> {
  let editor = await requireEditor(args, 'edit');
  const { entry } = await requirePlaced(args);
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  // What visitors see changes with it.
  if (entry.published_revision !== null) editor = await requireEditor(args, 'publish');
  return read.value.intent === 'move' ? move(entry, read.value, editor, args) : remove(entry, editor, args);
}

async function move(
  entry: EntryRecord,
  wanted: Move,
  editor: Editor,
  { context: { site } }: ActionFunctionArgs,
): Promise<TypedResponse<PlaceAnswer>> {
  const t = studioTexts('place');
  const { path } = wanted;
  const refuse = (fault: string) =>
    studioAnswer<PlaceAnswer>({ faults: { path: fault }, path }, { status: 422 });
  if (entry.kind !== 'page') throw notFound();
  if (path === entry.name) return refuse(t('samePath'));
  const fault = findPathFault(path);
  if (fault !== null) return refuse(fault);
  if ((await site.entries.find({ ...entry, kind: 'redirect', name: path, region: '' })) !== null) {
    return refuse(studioTexts('pages')('pathRedirect'));
  }
  const linking = entry.region === '' ? await listLinkingTo(site.store, entry.name, entry.audience) : [];
  const moved = await site.entries.move(entry.id, path, editor);
  if (moved.outcome === 'missing') return refuseAction(t('gone'), 404);
  if (moved.outcome === 'taken') {
    return refuse(studioTexts('pages')('pathTaken', { title: moved.by.title || path }));
  }
  const said = [t('moved', { path })];
  const ways = { from: entry.name, to: path };
  const isLive = entry.published_revision !== null && entry.region === '';
  if (isLive && wanted.redirect !== undefined) said.push(await leadOn(entry, ways, editor, site));
  if (entry.region === '' && wanted.links !== undefined) {
    const ids = linking.map(({ id }) => id);
    said.push(describeLinks(await correctLinks(ids, ways, editor, site)));
  }
  return studioAnswer<PlaceAnswer>({ said: said.filter(Boolean).join(' ') });
}

type Site = ActionFunctionArgs['context']['site'];

/** Leads visitors from the old address to the new one; tells how that went. */
async function leadOn(
  { audience }: EntryRecord,
  { from, to }: { from: string; to: string },
  editor: Editor,
  site: Site,
): Promise<string> {
  const t = studioTexts('place');
  const audiences = audience === '' ? (['b2c', 'b2b'] as const) : [audience];
  for (const whose of audiences) {
    const saved = await saveRedirect({ from, audience: whose, to }, undefined, editor, site);
    const done = 'id' in saved ? await publishRedirect(saved.id, editor, site) : saved;
    if (done.outcome !== 'published') return t('noRedirect', { from });
  }
  return t('redirected');
}

function describeLinks({ published, drafts }: { published: number; drafts: number }): string {
  const t = studioTexts('place');
  const told = [
    published > 0 && t('linksPublished', { count: published }),
    drafts > 0 && t('linksDrafts', { count: drafts }),
  ];
  return told.filter(Boolean).join(' ');
}

/** To the trash; what visitors see of it goes first. */
async function remove(
  { id, published_revision }: EntryRecord,
  editor: Editor,
  { context: { site } }: ActionFunctionArgs,
): Promise<TypedResponse<PlaceAnswer>> {
  const t = studioTexts('place');
  if (published_revision !== null) await site.entries.unpublish(id, editor);
  const outcome = await site.entries.remove(id, editor);
  if (outcome === 'missing') return refuseAction(t('gone'), 404);
  // Published again by somebody else in between.
  if (outcome === 'published') return refuseAction(t('publishedAgain'), 409);
  throw redirect(`/studio/trash?removed=${encodeURIComponent(id)}`, 303);
}
