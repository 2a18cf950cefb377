import { isDocumentKind } from '#schemas/documents/document-kinds';
import { describeIssues } from '#cms/fields/describe-issues';
import { toDocumentSchema } from '#cms/kinds/kinds';
import type { EntryRecord } from '#cms/store/entry-records';
import type { CheckedSite } from '#app/content-check/checked-site';
import { simulateDocument } from '#app/content-check/simulate-document.server';
import type { DocumentFinding } from '../documents/finding';
import { toDocumentFinding } from '../documents/to-document-finding';

/** What publishing would find, while it is being written: what the schema refuses stands at its field. */
export async function checkMaterial(
  raw: unknown,
  { kind, name, audience, region }: EntryRecord,
  site: CheckedSite,
): Promise<DocumentFinding[]> {
  if (!isDocumentKind(kind)) return [];
  const issues = describeIssues(toDocumentSchema(kind, raw), raw);
  const { findings } = await simulateDocument(raw, { kind, name, audience, region }, site);
  return [
    ...issues.map((issue) => ({ ...issue, severity: 'error' as const })),
    ...findings.filter(({ code }) => code !== 'document-field').map(toDocumentFinding),
  ];
}
