import type { KeptReport } from './site-report.server';

/** Documents with errors, the worst first; those that are broken on purpose apart. Every screen counts by these. */
export function listBroken(reports: readonly KeptReport[]): {
  broken: KeptReport[];
  forChecks: KeptReport[];
} {
  const found = reports.filter(({ findings }) => findings.some(({ severity }) => severity === 'error'));
  return {
    broken: found.filter(({ isForChecks }) => !isForChecks),
    forChecks: found.filter(({ isForChecks }) => isForChecks),
  };
}
