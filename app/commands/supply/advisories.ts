import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import * as z from 'zod';
import type { LockedPackage } from './locked-packages';

const advisorySchema = z.object({
  package: z.string().describe('name in the registry'),
  range: z
    .string()
    .refine((range) => semver.validRange(range) !== null, 'is no range of versions')
    .describe('vulnerable versions'),
  id: z
    .string()
    .regex(/^(CVE-\d{4}-\d{4,}|GHSA(-[a-z0-9]{4}){3}|decision-\d{4})$/)
    .describe('public id, or the decision that describes what has none'),
  severity: z.enum(['low', 'moderate', 'high', 'critical', 'unknown']),
  fixed: z.string().nullable().describe('first good version of the newest line'),
  what: z.string(),
});

const exceptionSchema = z.object({
  package: z.string(),
  ids: z.array(z.string()).min(1),
  reason: z.string().min(20).describe('why the site is not affected'),
  expires: z.iso.date().describe('the last day on which it holds'),
});

const listSchema = z.object({
  asOf: z.iso.date(),
  advisories: z.array(advisorySchema),
  exceptions: z.array(exceptionSchema),
});

export type Advisory = z.infer<typeof advisorySchema>;
export type AdvisoryException = z.infer<typeof exceptionSchema>;
type AdvisoryList = z.infer<typeof listSchema>;

/** A locked package that an advisory names. */
export interface Finding {
  locked: LockedPackage;
  advisory: Advisory;
  /** The exception that covers it; null when none does. */
  exception: AdvisoryException | null;
}

export const ADVISORIES_FILE = 'docs/advisories.json';

export function readAdvisories(root: string): AdvisoryList {
  return listSchema.parse(JSON.parse(readFileSync(path.join(root, ADVISORIES_FILE), 'utf8')));
}

/** Which locked packages the advisories name, in the order of the lock file. */
export function findVulnerable(
  packages: readonly LockedPackage[],
  { advisories, exceptions }: Pick<AdvisoryList, 'advisories' | 'exceptions'>,
): Finding[] {
  return packages.flatMap((locked) =>
    advisories
      .filter((advisory) => advisory.package === locked.name)
      .filter(({ range }) => semver.satisfies(locked.version, range, { includePrerelease: true }))
      .map((advisory) => ({
        locked,
        advisory,
        exception: exceptions.find((exception) => covers(exception, advisory)) ?? null,
      })),
  );
}

function covers(exception: AdvisoryException, advisory: Advisory): boolean {
  return exception.package === advisory.package && exception.ids.includes(advisory.id);
}

/** Why the audit fails: findings without an exception, exceptions past their day, and those that nothing needs. */
export function listAuditFaults(
  findings: readonly Finding[],
  exceptions: readonly AdvisoryException[],
  today: string,
): string[] {
  return [
    ...findings.filter(({ exception }) => exception === null).map(describeFinding),
    ...exceptions
      .filter(({ expires }) => expires < today)
      .map(({ package: name, expires }) => `The exception of ${name} ended on ${expires}: update ${name}.`),
    ...exceptions.flatMap(({ package: name, ids }) =>
      ids
        .filter((id) => !findings.some(({ advisory }) => advisory.package === name && advisory.id === id))
        .map((id) => `The exception of ${name} for ${id} is not needed: delete it.`),
    ),
  ];
}

/** `esbuild 0.17.6: GHSA-… (moderate), any site may read …; fixed in 0.25.0`. */
export function describeFinding({ locked, advisory }: Finding): string {
  const { id, severity, what, fixed } = advisory;
  const mended = fixed === null ? 'no fixed version is known' : `fixed in ${fixed}`;
  return `${locked.name} ${locked.version}: ${id} (${severity}), ${what}; ${mended}`;
}
