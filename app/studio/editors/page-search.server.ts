import * as z from 'zod';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { studioAnswer } from '../studio-answer.server';

const MAX_FOUND = 20;
const query = z.object({ search: z.string().max(200).catch('') });

/** `GET /studio/pages.json?search=`: pages by the words of their titles and paths, the published first. */
export async function pageSearchLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { search } = query.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  let found = args.context.site.store
    .selectFrom('entry')
    .select(['name', 'title', 'audience', 'published_revision'])
    .where('kind', '=', 'page');
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    found = found.where('search', 'like', `%${word.replaceAll(/[%_]/g, '_')}%`);
  }
  const rows = await found
    .orderBy((build) => build.case().when('published_revision', 'is', null).then(1).else(0).end())
    .orderBy((build) => build.fn<number>('length', ['name']))
    .orderBy('name')
    .limit(MAX_FOUND)
    .execute();
  const pages = rows.map(({ name: path, title, audience, published_revision: published }) => ({
    path,
    title,
    audience,
    isPublished: published !== null,
  }));
  // A region's own variant has the same address.
  const isFirst = ({ path, audience }: (typeof pages)[number], at: number) =>
    pages.findIndex((page) => page.path === path && page.audience === audience) === at;
  return studioAnswer(pages.filter(isFirst));
}
