import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { hasWords, toPageOfRows } from '../../shell/page-of-rows';
import { studioAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { listMaterials } from './list-materials.server';
import { MATERIALS, toListAddress, type MaterialList } from './material-kinds';
import type { MaterialGroup, MaterialRow } from './material-row';

const PAGE_ROWS = 50;

const filters = z.object({
  search: z.string().max(200).catch(''),
  status: z.enum(['draft', 'published', 'changed', 'faulty']).or(z.literal('')).catch(''),
  group: z.string().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
type MaterialFilters = z.output<typeof filters>;

/** `/studio/documents`: its first list. */
export async function materialsIndexLoader(args: StudioArgs): Promise<Response> {
  await requireEditor(args, 'read');
  return redirect(toListAddress('news'));
}

/** A page of a list, narrowed by words, state and the part of the list. */
export async function materialsLoader(args: StudioArgs, list: MaterialList) {
  await requireEditor(args, 'read');
  const { store, regions } = args.context.site;
  const chosen = filters.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const all = await listMaterials(store, MATERIALS[list], Date.now());
  const shown = all.filter((row) => matches(row, chosen));
  const { rows, page, pages } = toPageOfRows(shown, chosen.page, PAGE_ROWS);
  const titles = new Map(regions().map(({ code, title }) => [code, title]));
  return studioAnswer({
    list,
    pages,
    count: shown.length,
    isEmpty: all.length === 0,
    chosen: { ...chosen, page },
    rows: rows.map((row) => ({ ...row, region: titles.get(row.region) ?? row.region })),
    groups: listGroups(list, all),
  });
}

function matches(row: MaterialRow, { search, status, group }: MaterialFilters): boolean {
  const { title, name, pages, isFaulty } = row;
  if (group !== '' && row.group !== group) return false;
  if (status === 'faulty' ? !isFaulty : status !== '' && row.status !== status) return false;
  return hasWords([title, name, row.group, ...pages].join(' '), search);
}

/** The parts that the list has now, in its order. */
function listGroups(list: MaterialList, rows: readonly MaterialRow[]): MaterialGroup[] {
  const t = studioTexts('materials');
  if (list === 'news') return (['b2c', 'b2b'] as const).map((value) => ({ value, label: t(value) }));
  if (list === 'promotions') {
    const states = ['current', 'coming', 'archived'] as const;
    return states.map((value) => ({ value, label: t(`state_${value}`) }));
  }
  const values = [...new Set(rows.map(({ group }) => group))].filter(Boolean);
  const titleOf = (value: string) => rows.find(({ isHead, name }) => isHead && name === value)?.title;
  return values.map((value) => ({ value, label: titleOf(value) ?? value }));
}
