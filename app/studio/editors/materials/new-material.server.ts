import { redirectDocument, type TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import { toMoscowDay } from '#schemas/values/moscow';
import { kindLists, requireKindList } from '#cms/kinds/kind-lists';
import { requireKind } from '#cms/kinds/kinds';
import { actionInput } from '../../action-input.server';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { notFound, refuseInput, studioAnswer, type ActionAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { toSlug } from '../../to-slug';
import { listMaterials } from './list-materials.server';
import { findListedKind } from './material-addresses';

const MAX_NAME = 80;
const NAME = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const STEP = 10;

const form = z.object({
  list: z.enum(kindLists.map(({ segment }) => segment)),
  title: z.string().trim().min(1).max(300),
  name: z.string().trim().toLowerCase().max(MAX_NAME).default(''),
  audience: z.enum(['b2c', 'b2b', '']),
  region: z.string().max(60).default(''),
  type: z.string().max(MAX_NAME).default(''),
});

/** `/studio/documents/new?list=news` */
export async function newMaterialLoader(args: StudioArgs) {
  await requireEditor(args, 'edit');
  const wanted = new URL(args.request.url).searchParams.get('list') ?? 'news';
  const kind = findListedKind(wanted);
  if (kind === null) throw notFound();
  const regions = args.context.site.regions().map(({ code, title }) => ({ value: code, label: title }));
  return studioAnswer({ kind, regions });
}

/** Makes the draft and leads to its editor. */
export async function newMaterialAction(args: StudioArgs): Promise<TypedResponse<ActionAnswer>> {
  const editor = await requireEditor(args, 'edit');
  const { entries, regions, store } = args.context.site;
  const t = studioTexts('materials');
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  const wanted = read.value;
  const name = wanted.name === '' ? toSlug(wanted.title, MAX_NAME) : wanted.name;
  if (!NAME.test(name)) return refuseInput({ name: t('badName') });
  const isKnownRegion = wanted.region === '' || regions().some(({ code }) => code === wanted.region);
  if (!isKnownRegion) return refuseInput({ region: studioTexts('faults')('notInList') });
  const kind = findListedKind(wanted.list);
  if (kind === null) throw notFound();
  const { sorts = [] } = requireKindList(kind);
  const isKnownSort = wanted.type === '' || sorts.some(({ value }) => value === wanted.type);
  if (!isKnownSort) return refuseInput({ type: studioTexts('faults')('notInList') });
  const address = { kind, name, audience: wanted.audience, region: wanted.region };
  const siblings = (await listMaterials(store, kind, Date.now())).map(({ order }) => order ?? 0);
  const body = requireKind(kind).makeBody({
    title: wanted.title,
    sort: wanted.type,
    order: Math.max(0, ...siblings) + STEP,
    today: toMoscowDay(Date.now()),
  });
  const made = await entries.create(address, JSON.stringify(body), editor);
  if (made.outcome === 'taken') return refuseInput({ name: t('taken', { title: made.by.title || name }) });
  // The editor has a policy of its own: its document is loaded, not put together by the client.
  throw redirectDocument(`/studio/documents/${made.entry.id}`, 303);
}
