import * as z from 'zod';
import { readDescribed, type EntryAddress } from '#cms/store/entry-address';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { fromDay } from '../shell/moment';
import { studioAnswer } from '../studio-answer.server';
import { KNOWN_ACTIONS } from './describe-action';

const PAGE_ROWS = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

const day = z
  .string()
  .transform((text) => fromDay(text))
  .catch(null);
const text = z.string().max(100).catch('');

/** Filters come from the address: a list that was found can be sent to somebody. */
const filters = z.object({
  person: text.default(''),
  action: text.default(''),
  from: day.default(null),
  until: day.default(null),
  /** The id that the page ends before: ids sort by time. */
  before: text.default(''),
});
type Filters = z.output<typeof filters>;

export interface AuditRow {
  id: string;
  at: number;
  person: string;
  action: string;
  subject: string;
  /** What the subject names; null for what is no document. */
  document: EntryAddress | null;
  entryId: string | null;
  details: Record<string, unknown>;
}

export async function auditLoader(args: StudioArgs) {
  await requireEditor(args, 'publish');
  const query = new URL(args.request.url).searchParams;
  const wanted = filters.parse(Object.fromEntries(query));
  const { store, studio } = args.context.site;
  const rows = await findRows(store, wanted);
  const people = await studio.accounts.list();
  return studioAnswer({
    rows: rows.slice(0, PAGE_ROWS),
    /** Where the older ones begin; null on the last page. */
    next: rows.length > PAGE_ROWS ? (rows[PAGE_ROWS - 1]?.id ?? null) : null,
    isFirst: wanted.before === '',
    people: people.map(({ id, name }) => ({ id, name })),
    actions: KNOWN_ACTIONS,
    chosen: {
      ...{ person: wanted.person, action: wanted.action },
      ...{ from: query.get('from') ?? '', until: query.get('until') ?? '' },
    },
  });
}

async function findRows(store: StudioArgs['context']['site']['store'], wanted: Filters): Promise<AuditRow[]> {
  const { person, action, from, until, before } = wanted;
  let query = store
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS + 1);
  if (person !== '') query = query.where('account_id', '=', person);
  if (action !== '') query = query.where('action', '=', action);
  if (from !== null) query = query.where('at', '>=', from);
  if (until !== null) query = query.where('at', '<', until + DAY_MS);
  if (before !== '') query = query.where('id', '<', before);
  return (await query.execute()).map((row) => ({
    ...{ id: row.id, at: row.at, person: row.account_name, action: row.action, subject: row.subject },
    ...{ document: readDescribed(row.subject), entryId: row.entry_id, details: toDetails(row.details) },
  }));
}

function toDetails(json: string): Record<string, unknown> {
  const details: unknown = JSON.parse(json);
  return typeof details === 'object' && details !== null ? { ...details } : {};
}
