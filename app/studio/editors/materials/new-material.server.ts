import { redirectDocument, type TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import { actionInput } from '../../action-input.server';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { notFound, refuseInput, studioAnswer, type ActionAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { toSlug } from '../../to-slug';
import { listMaterials } from './list-materials.server';
import { MATERIAL_LISTS, MATERIALS, type MaterialList } from './material-kinds';

const MAX_NAME = 80;
const NAME = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
/** Moscow keeps UTC+3 all year round since 2014. */
const MOSCOW_MS = 3 * 60 * 60 * 1000;
const STEP = 10;

const list = z.enum(MATERIAL_LISTS);

const form = z.object({
  list,
  title: z.string().trim().min(1).max(300),
  name: z.string().trim().toLowerCase().max(MAX_NAME).default(''),
  audience: z.enum(['b2c', 'b2b', '']),
  region: z.string().max(60).default(''),
  type: z.enum(['article', 'category']).default('article'),
});
type NewMaterial = z.output<typeof form>;

/** `/studio/documents/new?list=news` */
export async function newMaterialLoader(args: StudioArgs) {
  await requireEditor(args, 'edit');
  const wanted = new URL(args.request.url).searchParams.get('list') ?? 'news';
  const found = MATERIAL_LISTS.find((one) => one === wanted);
  if (found === undefined) throw notFound();
  const regions = args.context.site.regions().map(({ code, title }) => ({ value: code, label: title }));
  return studioAnswer({ list: found, regions });
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
  const kind = MATERIALS[wanted.list];
  const address = { kind, name, audience: wanted.audience, region: wanted.region };
  const siblings = (await listMaterials(store, kind, Date.now())).map(({ order }) => order ?? 0);
  const body = makeBody(wanted, Math.max(0, ...siblings) + STEP, Date.now());
  const made = await entries.create(address, JSON.stringify(body), editor);
  if (made.outcome === 'taken') return refuseInput({ name: t('taken', { title: made.by.title || name }) });
  // The editor has a policy of its own: its document is loaded, not put together by the client.
  throw redirectDocument(`/studio/documents/${made.entry.id}`, 303);
}

/** The day in Moscow. */
const toDay = (now: number) => new Date(now + MOSCOW_MS).toISOString().slice(0, 10);

/** What stands in a new document; the rest is asked for in its editor. */
function makeBody({ list: of, title, type }: NewMaterial, order: number, now: number): object {
  const bodies: Record<MaterialList, () => object> = {
    news: () => ({ title, date: toDay(now) }),
    promotions: () => ({ title }),
    faq: () => (type === 'category' ? { type, title, order } : { type, title, text: '', order }),
    banners: () => ({ title, order }),
    facts: () => ({ title, date: toDay(now) }),
  };
  return bodies[of]();
}
