import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { ContentReportTable, DraftTable, Store, StoreTables } from '../tables';
import { ALL_REGIONS, type PageFilters, type PageStatus } from './page-filters';

/** Finding pages by what an editor knows of them: in the database, a screen's worth at a time. */

export const PAGE_ROWS = 50;

type Tables = StoreTables & { draft: Nullable<DraftTable>; content_report: Nullable<ContentReportTable> };
type Nullable<Table> = { [Column in keyof Table]: Table[Column] | null };
type Build = ExpressionBuilder<Tables, 'entry' | 'draft' | 'content_report'>;

export interface FoundPage {
  id: string;
  path: string;
  title: string;
  audience: 'b2c' | 'b2b' | '';
  region: string;
  status: Exclude<PageStatus, 'planned'>;
  draft: { at: number; by: string } | null;
  errors: number;
  warnings: number;
}

export interface PageCounts extends Record<PageStatus, number> {
  all: number;
}

/** The rows of one page of the list. */
export async function findPages(store: Store, wanted: PageFilters): Promise<FoundPage[]> {
  const { status, sort, page } = wanted;
  let query = matching(store, wanted)
    .select(['entry.id', 'entry.name as path', 'entry.title', 'entry.audience', 'entry.region'])
    .select(['draft.saved_at', 'draft.saved_by', 'content_report.errors', 'content_report.warnings'])
    .select((build) => toStatus(build).as('status'))
    .limit(PAGE_ROWS)
    .offset((page - 1) * PAGE_ROWS);
  if (status !== null) query = query.where((build) => hasStatus(build, status));
  // A section's pages stand after it and before its neighbours: a slash sorts before everything else.
  if (sort === 'path') query = query.orderBy(sql`replace(entry.name, '/', ' ')`);
  else query = query.orderBy('entry.updated_at', 'desc');
  const rows = await query
    .orderBy('entry.audience', 'desc')
    .orderBy('entry.region')
    .orderBy('entry.id')
    .execute();
  return rows.map(({ saved_at, saved_by, errors, warnings, ...row }) => ({
    ...row,
    draft: saved_at === null || saved_by === null ? null : { at: saved_at, by: saved_by },
    errors: errors ?? 0,
    warnings: warnings ?? 0,
  }));
}

/** How many there are of each status, whatever status was asked for. */
export async function countPages(store: Store, wanted: PageFilters): Promise<PageCounts> {
  const count = (status: PageStatus) => (build: Build) =>
    build.fn.coalesce(
      build.fn.sum<number>(sql`case when ${hasStatus(build, status)} then 1 else 0 end`),
      sql.lit(0),
    );
  const row = await matching(store, wanted)
    .select((build) => [
      build.fn.countAll<number>().as('all'),
      count('draft')(build).as('draft'),
      count('published')(build).as('published'),
      count('changed')(build).as('changed'),
      count('planned')(build).as('planned'),
      count('removed')(build).as('removed'),
    ])
    .executeTakeFirstOrThrow();
  return {
    all: Number(row.all),
    draft: Number(row.draft),
    published: Number(row.published),
    changed: Number(row.changed),
    planned: Number(row.planned),
    removed: Number(row.removed),
  };
}

/** Everything but the status, the order and the page of the list. */
function matching(store: Store, { q, audience, region, type, problem, under }: PageFilters) {
  let query = store
    .selectFrom('entry')
    .leftJoin('draft', 'draft.entry_id', 'entry.id')
    .leftJoin('content_report', 'content_report.entry_id', 'entry.id')
    .where('entry.kind', '=', 'page');
  for (const word of q.toLowerCase().split(/\s+/).filter(Boolean)) {
    query = query.where(like(sql.ref('entry.search'), `%${escapeLike(word)}%`));
  }
  if (audience !== null) query = query.where('entry.audience', '=', audience);
  if (region !== '') query = query.where('entry.region', '=', region === ALL_REGIONS ? '' : region);
  if (type !== '') {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entry_usage')
          .select(sql.lit(1).as('one'))
          .whereRef('entry_usage.entry_id', '=', 'entry.id')
          .where('entry_usage.of', '=', 'component')
          .where('entry_usage.value', '=', type),
      ),
    );
  }
  if (problem !== null) query = query.where(`content_report.${problem}`, '>', 0);
  if (under !== '') {
    query = query.where((build) =>
      build.or([build('entry.name', '=', under), like(sql.ref('entry.name'), `${escapeLike(under)}/%`)]),
    );
  }
  return query;
}

function hasStatus(build: Build, status: PageStatus): Expression<SqlBool> {
  const isPublished = build('entry.published_revision', 'is not', null);
  const isNotPublished = build('entry.published_revision', 'is', null);
  const hasDraft = build('draft.entry_id', 'is not', null);
  const wasPublished = build.exists(
    build
      .selectFrom('audit')
      .select(sql.lit(1).as('one'))
      .whereRef('audit.entry_id', '=', 'entry.id')
      .where('audit.action', '=', 'unpublished'),
  );
  switch (status) {
    case 'published':
      return build.and([isPublished, build.not(hasDraft)]);
    case 'changed':
      return build.and([isPublished, hasDraft]);
    case 'removed':
      return build.and([isNotPublished, wasPublished]);
    case 'draft':
      return build.and([isNotPublished, build.not(wasPublished)]);
    case 'planned':
      return build.exists(
        build
          .selectFrom('plan')
          .select(sql.lit(1).as('one'))
          .whereRef('plan.entry_id', '=', 'entry.id')
          .where('plan.state', '=', 'waiting'),
      );
  }
}

function toStatus(build: Build) {
  return sql<FoundPage['status']>`case
    when ${hasStatus(build, 'changed')} then 'changed'
    when ${hasStatus(build, 'published')} then 'published'
    when ${hasStatus(build, 'removed')} then 'removed'
    else 'draft' end`;
}

function like(column: Expression<unknown>, pattern: string) {
  return sql<SqlBool>`${column} like ${pattern} escape '!'`;
}

/** What was typed is text, not a pattern. */
function escapeLike(text: string): string {
  return text.replaceAll(/[!%_]/g, (sign) => `!${sign}`);
}
