import { describeIssues } from '#cms/fields/describe-issues';
import type { EntryRecord } from '#cms/store/entry-records';
import { mainPageDocument } from '#schemas/documents/main-page';
import type { CheckedSite } from '#app/content-check/checked-site';
import { simulateDocument } from '#app/content-check/simulate-document.server';
import type { DocumentFinding } from '../documents/finding';
import { toDocumentFinding } from '../documents/to-document-finding';

/** What publishing the main page's data would find; what the schema refuses stands at its field. */
export async function checkMainPage(
  raw: unknown,
  { name, audience, region }: EntryRecord,
  site: CheckedSite,
): Promise<DocumentFinding[]> {
  const issues = describeIssues(mainPageDocument, raw);
  const { findings } = await simulateDocument(raw, { kind: 'main-page', name, audience, region }, site);
  return [
    ...issues.map((issue) => ({ ...issue, severity: 'error' as const })),
    ...findings.filter(({ code }) => code !== 'document-field').map(toDocumentFinding),
  ];
}
