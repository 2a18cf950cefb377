import { listDraftsBy, listJustPublished, listOpenPlans } from '#cms/store/lists/due-documents';
import { countPages } from '#cms/store/lists/find-pages';
import { createPublishRequests } from '#cms/store/publish-requests';
import { findBroken } from './find-broken.server';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { studioAnswer } from '../studio-answer.server';
import { readPageFilters } from '../pages/page-filters.server';

const ROWS = 6;

/** What needs somebody's attention today, a few lines of each. */
export async function homeLoader(args: StudioArgs) {
  const editor = await requireEditor(args, 'read');
  const { store } = args.context.site;
  const [counts, requests, broken, drafts, plans, fresh] = await Promise.all([
    countPages(store, readPageFilters(new URLSearchParams())),
    createPublishRequests(store, Date.now).list(),
    findBroken(store),
    listDraftsBy(store, editor.name, ROWS),
    listOpenPlans(store, ROWS),
    listJustPublished(store, ROWS),
  ]);
  const asked = requests.slice(0, ROWS);
  return studioAnswer({ name: editor.name, counts, asked, broken, drafts, plans, fresh });
}
