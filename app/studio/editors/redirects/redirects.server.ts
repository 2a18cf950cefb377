import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { hasWords, toPageOfRows } from '../../shell/page-of-rows';
import { csvAnswer, writeCsv } from '../../shell/write-csv';
import { requireEntry } from '../../history/entry-head.server';
import { notFound, studioAnswer } from '../../studio-answer.server';
import { judgeRows, type JudgedRow } from './judge-rows.server';
import { listHops, listRedirects } from './redirect-rows.server';

const PAGE_ROWS = 100;

const filters = z.object({
  search: z.string().max(200).catch(''),
  only: z.enum(['draft', 'trouble']).or(z.literal('')).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
export type RedirectFilters = z.output<typeof filters>;

/** The table: a page of what was searched for, and how many need a look. */
export async function redirectsLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const chosen = filters.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const rows = await readRows(args);
  const shown = rows.filter((row) => matches(row, chosen));
  const { rows: listed, page, pages } = toPageOfRows(shown, chosen.page, PAGE_ROWS);
  return studioAnswer({
    rows: listed,
    count: rows.length,
    pages,
    chosen: { ...chosen, page },
    troubles: rows.filter(({ trouble }) => trouble !== null).length,
  });
}

async function readRows({ context }: Pick<StudioArgs, 'context'>): Promise<JudgedRow[]> {
  const { store, env } = context.site;
  const rows = await listRedirects(store);
  return judgeRows(rows, await listHops(store), store, env.ROOT_HOSTS);
}

function matches({ from, to, status, trouble }: JudgedRow, { search, only }: RedirectFilters): boolean {
  if (only === 'draft' && status === 'published') return false;
  if (only === 'trouble' && trouble === null) return false;
  return hasWords(`${from} ${to}`, search);
}

/** `GET /studio/redirects.csv`: every redirect in its newest state. */
export async function redirectsCsvLoader(args: StudioArgs): Promise<Response> {
  await requireEditor(args, 'read');
  const rows = await listRedirects(args.context.site.store);
  const text = writeCsv(
    ['from', 'to', 'audience', 'status'],
    rows.map(({ from, to, audience, status }) => [from, to, audience, status]),
  );
  return csvAnswer('redirects', text);
}

/** `/studio/redirects/ID`: the table, with this redirect alone. */
export async function redirectLoader(args: LoaderFunctionArgs): Promise<Response> {
  await requireEditor(args, 'read');
  const { entry } = await requireEntry(args.context, args.params['id']);
  if (entry.kind !== 'redirect') throw notFound();
  return redirect(`/studio/redirects?${new URLSearchParams({ search: entry.name })}`);
}
