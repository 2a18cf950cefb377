import { registry } from '#app/catalog.server';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { studioAnswer } from '../studio-answer.server';
import { countPages, findPages, PAGE_ROWS } from '#cms/store/lists/find-pages';
import { listPagePaths } from '#cms/store/lists/listed-entries';
import { addDetails } from '#cms/store/lists/page-details';
import { readPageFilters } from './page-filters.server';
import { listAncestors, listSections } from './sections';

/** The list of pages: found, counted and cut in the database. */
export async function pagesLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { store, regions } = args.context.site;
  const wanted = readPageFilters(new URL(args.request.url).searchParams);
  const counts = await countPages(store, wanted);
  const total = wanted.status === null ? counts.all : counts[wanted.status];
  const pages = Math.max(1, Math.ceil(total / PAGE_ROWS));
  const page = Math.min(wanted.page, pages);
  const rows = await addDetails(store, await findPages(store, { ...wanted, page }));
  const paths = await listPagePaths(store);
  return studioAnswer({
    rows,
    counts,
    total,
    page,
    pages,
    under: wanted.under,
    sections: listSections(paths, wanted.under),
    ancestors: listAncestors(wanted.under),
    regions: regions().map(({ code, title }) => ({ code, title })),
    types: registry.all().map(({ type, label }) => ({ type, label })),
  });
}
