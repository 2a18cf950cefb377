import { redirect } from '@remix-run/node';
import * as z from 'zod';
import type { DocumentKind } from '#schemas/documents/document-kinds';
import type { ListPart } from '#cms/kinds/define-list';
import { requireKindList } from '#cms/kinds/kind-lists';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { hasWords, toPageOfRows } from '../../shell/page-of-rows';
import { studioAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { listMaterials } from './list-materials.server';
import { toListAddress } from './material-addresses';
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
export async function materialsLoader(args: StudioArgs, kind: DocumentKind) {
  await requireEditor(args, 'read');
  const { store, regions } = args.context.site;
  const chosen = filters.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const all = await listMaterials(store, kind, Date.now());
  const shown = all.filter((row) => matches(row, chosen));
  const { rows, page, pages } = toPageOfRows(shown, chosen.page, PAGE_ROWS);
  const titles = new Map(regions().map(({ code, title }) => [code, title]));
  return studioAnswer({
    kind,
    pages,
    count: shown.length,
    isEmpty: all.length === 0,
    chosen: { ...chosen, page },
    rows: rows.map((row) => ({ ...row, region: titles.get(row.region) ?? row.region })),
    groups: listGroups(kind, all),
  });
}

function matches(row: MaterialRow, { search, status, group }: MaterialFilters): boolean {
  const { title, name, pages, isFaulty } = row;
  if (group !== '' && row.group !== group) return false;
  if (status === 'faulty' ? !isFaulty : status !== '' && row.status !== status) return false;
  return hasWords([title, name, row.group, ...pages].join(' '), search);
}

/** The parts that the list always has, or has now, in its order. */
function listGroups(kind: DocumentKind, rows: readonly MaterialRow[]): MaterialGroup[] {
  const { parts } = requireKindList(kind);
  if (parts !== undefined) return parts.map((value) => ({ value, label: toPartLabel(value) }));
  const values = [...new Set(rows.map(({ group }) => group))].filter(Boolean);
  const titleOf = (value: string) => rows.find(({ isHead, name }) => isHead && name === value)?.title;
  return values.map((value) => ({ value, label: titleOf(value) ?? value }));
}

function toPartLabel(part: ListPart): string {
  const t = studioTexts('materials');
  return part === 'b2c' || part === 'b2b' ? t(part) : t(`state_${part}`);
}
