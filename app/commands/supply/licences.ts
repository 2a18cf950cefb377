import type { LockedPackage } from './locked-packages';

/** Licences that ask a site for nothing but their own text: any production package may have them. */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** Licences that ask for more, each for the packages that it was weighed for. */
const WEIGHED_LICENCES = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason: 'libvips is a library of its own that sharp loads unchanged, and anyone may replace it',
  },
] as const;

/** How many packages have each licence, the most common first: `[['MIT', 228], …]`. */
export function countLicences(packages: readonly LockedPackage[]): [licence: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { licence } of packages) {
    const name = licence ?? 'none named';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.localeCompare(b));
}

/** Production packages with a licence outside the list. Development packages are not shipped, so they are not judged. */
export function listForbiddenLicences(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ use }) => use === 'production')
    .filter(({ name, licence }) => licence === null || !allows(licence, name))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'no licence named'}`);
}

/** An expression of licences: of `A OR B` one is chosen, of `A AND B` all hold. One that mixes both is refused. */
function allows(expression: string, name: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  const isAllowed = (licence: string) => isAllowedFor(licence, name);
  return plain.includes(' AND ')
    ? plain.split(' AND ').every(isAllowed)
    : plain.split(' OR ').some(isAllowed);
}

function isAllowedFor(licence: string, name: string): boolean {
  return (
    ALLOWED_LICENCES.has(licence) ||
    WEIGHED_LICENCES.some((weighed) => weighed.licence === licence && weighed.packages.test(name))
  );
}

/** One line for each licence that was allowed for some packages only, with the reason. */
export function describeWeighedLicences(): string[] {
  return WEIGHED_LICENCES.map(
    ({ licence, packages, reason }) => `${licence} (${packages.source}): ${reason}`,
  );
}
