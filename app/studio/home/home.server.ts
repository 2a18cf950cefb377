import { createPublishRequests } from '#cms/store/publish-requests';
import { findBroken } from './find-broken.server';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { studioAnswer } from '../studio-answer.server';
import { countPages } from '../pages/find-pages.server';
import { readPageFilters } from '../pages/page-filters.server';

const ROWS = 6;
const ENTRY = [
  'entry.id',
  'entry.kind',
  'entry.name',
  'entry.title',
  'entry.audience',
  'entry.region',
] as const;

type Store = StudioArgs['context']['site']['store'];

/** What needs somebody's attention today, a few lines of each. */
export async function homeLoader(args: StudioArgs) {
  const editor = await requireEditor(args, 'read');
  const { store } = args.context.site;
  const [counts, requests, broken, drafts, plans, fresh] = await Promise.all([
    countPages(store, readPageFilters(new URLSearchParams())),
    createPublishRequests(store, Date.now).list(),
    findBroken(store),
    findDrafts(store, editor.name),
    findPlans(store),
    findFresh(store),
  ]);
  const asked = requests.slice(0, ROWS);
  return studioAnswer({ name: editor.name, counts, asked, broken, drafts, plans, fresh });
}

function findDrafts(store: Store, name: string) {
  return store
    .selectFrom('draft')
    .innerJoin('entry', 'entry.id', 'draft.entry_id')
    .select([...ENTRY, 'draft.saved_at as savedAt'])
    .where('draft.saved_by', '=', name)
    .orderBy('draft.saved_at', 'desc')
    .limit(ROWS)
    .execute();
}

function findFresh(store: Store) {
  return store
    .selectFrom('entry')
    .innerJoin('revision', 'revision.id', 'entry.published_revision')
    .select([...ENTRY, 'revision.created_by as by'])
    .select('entry.published_at as publishedAt')
    .orderBy('entry.published_at', 'desc')
    .orderBy('entry.name')
    .limit(ROWS)
    .execute();
}

function findPlans(store: Store) {
  return store
    .selectFrom('plan')
    .innerJoin('entry', 'entry.id', 'plan.entry_id')
    .select(['plan.id as planId', 'plan.action', 'plan.at', 'plan.state'])
    .select([...ENTRY])
    .where('plan.state', 'in', ['waiting', 'refused'])
    .orderBy('plan.state')
    .orderBy('plan.at')
    .limit(ROWS)
    .execute();
}
