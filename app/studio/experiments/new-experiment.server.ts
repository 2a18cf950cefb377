import { redirectDocument } from '@remix-run/node';
import * as z from 'zod';
import { listRegionsWithVariant } from '#cms/store/published/published-pages';
import { registry } from '#app/catalog.server';
import { actionInput } from '../action-input.server';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { refuseInput, studioAnswer } from '../studio-answer.server';
import { studioTexts } from '../texts/studio-texts';
import { listTriedBlocks, listTriedPages } from './page-blocks.server';

const DEFAULT_SHARE = 100;
const DEFAULT_SHARE_B = 50;
/** Two percentage points. */
const DEFAULT_WORTH = 200;

const form = z.object({
  title: z.string().trim().min(1).max(200),
  page: z.string().max(100),
  block: z.string().max(100),
});

/** `/studio/experiments/new`: a page is chosen, then one of its blocks. */
export async function newExperimentLoader(args: StudioArgs) {
  await requireEditor(args, 'edit');
  const { store } = args.context.site;
  const pages = await listTriedPages(store);
  const asked = new URL(args.request.url).searchParams.get('page');
  const page = pages.find(({ entry }) => entry === asked) ?? null;
  const blocks = page === null ? [] : await listTriedBlocks(store, page);
  return studioAnswer({
    pages,
    page,
    blocks: blocks.map(({ id, label }) => ({ id, label })),
    hasRegional: page !== null && (await listRegionsWithVariant(store, page.path, page.audience)).length > 0,
  });
}

/** Makes a draft whose version B is the block as it stands: the editor changes it on the next screen. */
export async function newExperimentAction(args: StudioArgs) {
  const editor = await requireEditor(args, 'edit');
  const t = studioTexts('experiments');
  const { store, experiments } = args.context.site;
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  const { title, page: entry, block: id } = read.value;
  const page = (await listTriedPages(store)).find((one) => one.entry === entry);
  if (page === undefined) return refuseInput({ page: t('noPage') });
  const blocks = await listTriedBlocks(store, page);
  const block = blocks.find((one) => one.id === id);
  if (block === undefined) return refuseInput({ block: t('noBlock') });
  const { path, audience } = page;
  const place = { path, audience, block: block.id, type: block.type };
  const plan = {
    title,
    version: block.version,
    props: JSON.stringify(block.props),
    share: DEFAULT_SHARE,
    share_b: DEFAULT_SHARE_B,
    goal: findGoal(blocks),
    worth: DEFAULT_WORTH,
    begins_at: null,
    ends_at: null,
  };
  return redirectDocument(`/studio/experiments/${await experiments.made.create(place, plan, editor)}`);
}

/** The page's own flow, where it has one; else the first of the site. */
function findGoal(blocks: readonly { type: string }[]): string {
  const flows = registry.all().filter(({ kind }) => kind === 'flow');
  const own = blocks.find(({ type }) => flows.some((flow) => flow.type === type));
  return own?.type ?? flows[0]?.type ?? '';
}
