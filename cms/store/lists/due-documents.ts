import type { Read } from '../entry-states';
import type { PlanTable } from '../tables';
import { NAMED, type NamedEntry } from './document-uses';

/** Documents that somebody may want to go on with, a few of each sort. */

/** What one editor is writing, the last saved first. */
export function listDraftsBy(
  read: Read,
  editorName: string,
  most: number,
): Promise<(NamedEntry & { savedAt: number })[]> {
  return read
    .selectFrom('draft')
    .innerJoin('entry', 'entry.id', 'draft.entry_id')
    .select([...NAMED, 'draft.saved_at as savedAt'])
    .where('draft.saved_by', '=', editorName)
    .orderBy('draft.saved_at', 'desc')
    .limit(most)
    .execute();
}

/** What was published last. */
export function listJustPublished(
  read: Read,
  most: number,
): Promise<(NamedEntry & { by: string; publishedAt: number | null })[]> {
  return read
    .selectFrom('entry')
    .innerJoin('revision', 'revision.id', 'entry.published_revision')
    .select([...NAMED, 'revision.created_by as by'])
    .select('entry.published_at as publishedAt')
    .orderBy('entry.published_at', 'desc')
    .orderBy('entry.name')
    .limit(most)
    .execute();
}

/** Plans that wait for their time, and those that were refused at it. */
export function listOpenPlans(
  read: Read,
  most: number,
): Promise<(NamedEntry & { planId: string } & Pick<PlanTable, 'action' | 'at' | 'state'>)[]> {
  return read
    .selectFrom('plan')
    .innerJoin('entry', 'entry.id', 'plan.entry_id')
    .select(['plan.id as planId', 'plan.action', 'plan.at', 'plan.state'])
    .select(NAMED)
    .where('plan.state', 'in', ['waiting', 'refused'])
    .orderBy('plan.state')
    .orderBy('plan.at')
    .limit(most)
    .execute();
}
