import path from 'node:path';
import { CommandError } from './run-command.mjs';
import {
  ADVISORIES_FILE,
  describeFinding,
  findVulnerable,
  listAuditFaults,
  readAdvisories,
  type Finding,
} from './supply/advisories';
import { askAdvisoryService } from './supply/advisory-service';
import { PACKAGE_USES, readLockedPackages, type LockedPackage } from './supply/locked-packages';

/**
 * `npm run audit`: compares the lock file with the committed advisories, without a network; `-- --ask` asks the
 * registry's advisory service too. Ends with 1 for a finding without an exception, an exception that has ended or
 * that nothing needs, and a service that was to be asked and gave no answer.
 */

try {
  await auditPackages(process.argv.includes('--ask'));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function auditPackages(asks: boolean): Promise<void> {
  const root = path.resolve('.');
  const packages = readLockedPackages(root);
  const { asOf, advisories, exceptions } = readAdvisories(root);
  const answered = asks ? await askAdvisoryService() : [];
  const findings = findVulnerable(packages, { advisories: [...advisories, ...answered], exceptions });
  console.log(
    asks
      ? `Asked: the advisory service, which named ${answered.length} advisories.`
      : 'Not asked: the advisory service (npm run audit -- --ask asks it).',
  );
  console.log(
    `Compared with ${advisories.length} advisories of ${asOf} (${ADVISORIES_FILE}), a choice, not all.`,
  );
  for (const use of PACKAGE_USES) console.log(describeUse(use, packages, findings));

  const faults = listAuditFaults(findings, exceptions, new Date().toISOString().slice(0, 10));
  if (faults.length === 0) return;
  console.error(`Not in order:\n${faults.join('\n')}`);
  process.exitCode = 1;
}

function describeUse(
  use: LockedPackage['use'],
  packages: readonly LockedPackage[],
  findings: readonly Finding[],
): string {
  const count = packages.filter((locked) => locked.use === use).length;
  const found = findings.filter(({ locked }) => locked.use === use);
  return [
    `${use}: ${count} packages, ${found.length} found`,
    ...found.map((finding) => `  ${describeFinding(finding)}\n    ${describeException(finding)}`),
  ].join('\n');
}

function describeException({ exception }: Finding): string {
  return exception === null ? 'no exception' : `excepted until ${exception.expires}: ${exception.reason}`;
}
