import { describeIssues } from '#cms/fields/describe-issues';
import { isRecord } from '#cms/fields/editor-field';
import type { EntryRecord } from '#cms/store/entry-records';
import { layout } from '#schemas/layout';
import type { CheckedSite } from '#app/content-check/checked-site';
import { listComponents } from '#app/content-check/page-components';
import type { DocumentFinding } from '../documents/finding';
import { checkWindows } from './check-windows.server';
import { findDeadLinks } from './find-dead-links.server';

/** What the schema has against a layout, what blocks have against what stands in its windows, and dead links. */
export async function checkLayout(
  raw: unknown,
  entry: EntryRecord,
  site: CheckedSite,
): Promise<DocumentFinding[]> {
  const issues = describeIssues(layout, raw).map((issue) => ({ ...issue, severity: 'error' as const }));
  const { components: _windows, ...menus } = isRecord(raw) ? raw : {};
  return [...issues, ...checkWindows(raw), ...(await findDeadLinks(menus, entry, site, listComponents(raw)))];
}
