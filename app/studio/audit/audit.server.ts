import * as z from 'zod';
import { readAudit, type AuditFilter, type AuditLine } from '#cms/store/accounts/audit';
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
  details: Readonly<Record<string, unknown>>;
}

export async function auditLoader(args: StudioArgs) {
  await requireEditor(args, 'publish');
  const query = new URL(args.request.url).searchParams;
  const wanted = filters.parse(Object.fromEntries(query));
  const { store, studio } = args.context.site;
  const { lines, next } = await readAudit(store, toFilter(wanted), {
    after: orNull(wanted.before),
    limit: PAGE_ROWS,
  });
  const people = await studio.accounts.list();
  return studioAnswer({
    rows: lines.map(toRow),
    /** Where the older ones begin; null on the last page. */
    next,
    isFirst: wanted.before === '',
    people: people.map(({ id, name }) => ({ id, name })),
    actions: KNOWN_ACTIONS,
    chosen: {
      person: wanted.person,
      action: wanted.action,
      from: query.get('from') ?? '',
      until: query.get('until') ?? '',
    },
  });
}

/** The last day of the choice is a whole one. */
function toFilter({ person, action, from, until }: Filters): AuditFilter {
  return {
    accountId: orNull(person),
    action: orNull(action),
    from,
    until: until === null ? null : until + DAY_MS,
  };
}

function orNull(chosen: string): string | null {
  return chosen === '' ? null : chosen;
}

function toRow({ id, at, accountName, action, subject, entryId, details }: AuditLine): AuditRow {
  return { id, at, person: accountName, action, subject, document: readDescribed(subject), entryId, details };
}
