import { describeIssues } from '#cms/fields/describe-issues';
import { isRecord } from '#cms/fields/editor-field';
import type { EntryRecord } from '#cms/store/entry-records';
import { layout } from '#schemas/layout';
import { checkLinks } from '#app/content-check/check-links.server';
import type { CheckedSite } from '#app/content-check/checked-site';
import { createOwnFiles } from '#app/content-check/own-files.server';
import { listAddresses } from '#app/content-check/page-strings';
import { createPublishedPages } from '#app/content-check/published-pages.server';
import type { DocumentFinding } from '../documents/finding';
import { toDocumentFinding } from '../documents/to-document-finding';

/** What a schema has against a layout, and its links that lead nowhere. */
export async function checkLayout(
  raw: unknown,
  { audience, region }: EntryRecord,
  { store, regions }: CheckedSite,
): Promise<DocumentFinding[]> {
  const issues = describeIssues(layout, raw).map((issue) => ({ ...issue, severity: 'error' as const }));
  const { components: _windows, ...menus } = isRecord(raw) ? raw : {};
  const own = regions().filter(({ code }) => region === '' || code === region);
  const links = await checkLinks({
    ...{ path: '', audience: audience === '' ? 'b2c' : audience, components: [], own: listAddresses(menus) },
    ...{
      regions: own.map(({ code }) => code),
      pages: createPublishedPages(store),
      files: createOwnFiles(store),
    },
  });
  return [...issues, ...links.map(({ finding }) => toDocumentFinding(finding))];
}
