import type { PlacedFinding } from '#schemas/finding';
import { isBroken, type CheckedDocument, type SiteReport } from '#app/content-check/site-check';

/** The report as JSON: totals, and every document that something was found in or that was not tried everywhere. */
export function toJson({ ms, documents }: SiteReport): string {
  const told = documents.filter(({ findings, notRun }) => findings.length > 0 || notRun.length > 0);
  const listed = told.map((document) => {
    const { entryId, address, title, state, revision, isForChecks, findings, notRun } = document;
    return {
      ...address,
      title,
      state,
      entry: entryId,
      revision: revision?.number ?? null,
      broken: isBroken(document),
      forChecks: isForChecks,
      notRun,
      findings,
    };
  });
  return JSON.stringify({ ok: !documents.some(isBroken), ms, totals: count(documents), documents: listed });
}

function count(documents: readonly CheckedDocument[]) {
  const findings = documents.flatMap((document) => document.findings);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return {
    documents: documents.length,
    broken: documents.filter(isBroken).length,
    forChecks: documents.filter(({ isForChecks, findings: own }) => isForChecks && own.length > 0).length,
    errors,
    warnings: findings.length - errors,
  };
}

/** The report for people: a paragraph for each document that something was found in, and the totals. */
export function toTable({ ms, documents }: SiteReport): string {
  const { broken, forChecks, errors, warnings } = count(documents);
  const paragraphs = documents.filter(({ findings }) => findings.length > 0).map(describeDocument);
  const late = documents.filter(({ notRun }) => notRun.length > 0);
  return [
    ...paragraphs,
    ...late.map(({ address, notRun }) => `${address.name}: not tried in ${notRun.join(', ')}`),
    `${documents.length} documents in ${(ms / 1000).toFixed(1)} s: ${errors} errors, ${warnings} warnings.`,
    broken === 0 ? 'This build breaks none of them.' : `This build breaks ${broken} of them.`,
    ...(forChecks > 0 ? [`${forChecks} are faulty on purpose and do not count.`] : []),
  ].join('\n');
}

function describeDocument(document: CheckedDocument): string {
  const { address, state, revision, findings, isForChecks } = document;
  const scope = [address.audience || 'b2c, b2b', address.region || 'all regions'].join(', ');
  const which = state === 'published' ? '' : `, ${state}${revision === null ? '' : ` ${revision.number}`}`;
  const purpose = isForChecks ? ', faulty on purpose' : '';
  const head = `${address.kind} ${address.name || '(the only one)'} (${scope}${which}${purpose})`;
  return [head, ...findings.map((finding) => `  ${describeRow(finding)}`), ''].join('\n');
}

function describeRow({
  severity,
  code,
  id,
  type,
  version,
  pointer,
  message,
  fix,
  regions,
}: PlacedFinding): string {
  const where = regions === 'all' ? '' : ` [${regions.join(', ')}]`;
  return `${severity.padEnd(7)} ${code.padEnd(19)} ${id} (${type} v${version}) ${pointer}: ${message}${where} → ${fix}`;
}
