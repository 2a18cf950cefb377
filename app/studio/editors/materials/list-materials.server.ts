import { DOCUMENT_SCHEMAS, type DocumentKind } from '#schemas/documents/document-kinds';
import { isArchived, promotionDocument } from '#schemas/documents/promotion';
import { isRecord, type UnknownRecord } from '#cms/fields/editor-field';
import { listWithNewest } from '#cms/store/lists/written-bodies';
import type { Store } from '#cms/store/tables';
import { toStatus } from '../documents/document-status';
import type { MaterialRow, PromotionState } from './material-row';

/** All documents of a kind in the state that editors go on from, as their list stands. */
export async function listMaterials(store: Store, kind: DocumentKind, now: number): Promise<MaterialRow[]> {
  const rows = await listWithNewest(store, kind);
  const listed = rows.map(({ draft, newest, published, ...row }): MaterialRow => {
    const raw: unknown = JSON.parse(draft ?? newest ?? '{}');
    const body = isRecord(raw) ? raw : {};
    return {
      ...row,
      status: toStatus({ published, draft }),
      isFaulty: !DOCUMENT_SCHEMAS[kind].safeParse(raw).success,
      group: toGroup(kind, row, body, now),
      order: toNumber(body['order']),
      from: toText(body[kind === 'news' || kind === 'fact' ? 'date' : 'startDate']),
      until: toText(body['endDate']),
      value: kind === 'fact' ? toText(body['value']) : null,
      isHead: kind === 'faq' && body['type'] === 'category',
      pages: Array.isArray(body['pages']) ? body['pages'].filter((page) => typeof page === 'string') : [],
    };
  });
  return kind === 'faq' ? underCategories(listed) : listed.sort(ORDERS[kind]);
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const toNumber = (value: unknown) => (typeof value === 'number' ? value : null);

function toGroup(
  kind: DocumentKind,
  { name, audience }: Pick<MaterialRow, 'name' | 'audience'>,
  body: UnknownRecord,
  now: number,
): string {
  if (kind === 'news') return audience;
  if (kind === 'promotion') return toState(body, now);
  if (kind === 'banner') return toText(body['key']) ?? '';
  if (kind === 'fact') return toText(body['source']) ?? '';
  return body['type'] === 'category' ? name : (toText(body['category']) ?? '');
}

function toState(body: UnknownRecord, now: number): PromotionState {
  const read = promotionDocument.safeParse(body);
  if (!read.success) return body['archived'] === true ? 'archived' : 'current';
  if (isArchived(read.data, now)) return 'archived';
  return Date.parse(read.data.startDate ?? '') > now ? 'coming' : 'current';
}

type Order = (one: MaterialRow, other: MaterialRow) => number;

const STATES: readonly string[] = ['current', 'coming', 'archived'] satisfies PromotionState[];
const byTime: Order = (one, other) => (other.from ?? '9').localeCompare(one.from ?? '9');
const byName: Order = (one, other) => (one.name < other.name ? -1 : 1);
const byNumber: Order = (one, other) =>
  (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER);

const ORDERS: Readonly<Record<Exclude<DocumentKind, 'faq'>, Order>> = {
  news: (one, other) => byTime(one, other) || byName(one, other),
  promotion: (one, other) =>
    STATES.indexOf(one.group) - STATES.indexOf(other.group) || byTime(one, other) || byName(one, other),
  fact: byName,
  banner: (one, other) => one.group.localeCompare(other.group) || byNumber(one, other) || byName(one, other),
};

/** Each category with its articles below it; articles of a category that is not there come last. */
function underCategories(rows: readonly MaterialRow[]): MaterialRow[] {
  const sorted = [...rows].sort((one, other) => byNumber(one, other) || byName(one, other));
  const heads = sorted.filter(({ isHead }) => isHead);
  const articles = sorted.filter(({ isHead }) => !isHead);
  const known = new Set(heads.map(({ name }) => name));
  const shown = new Set<string>();
  const below = heads.flatMap((head) => {
    // A region's own variant of a category has the same articles.
    const own = shown.has(head.name) ? [] : articles.filter(({ group }) => group === head.name);
    shown.add(head.name);
    return [head, ...own];
  });
  return [...below, ...articles.filter(({ group }) => !known.has(group))];
}
