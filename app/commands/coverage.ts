import { REQUIREMENT_ID, type Ledger } from './ledger';
import type { RanTest } from './test-reports';

export interface PrefixCoverage {
  total: number;
  proven: number;
  waived: number;
  /** Neither proven nor waived, in the ledger's order. */
  missing: string[];
}

export interface Coverage {
  prefixes: Record<string, PrefixCoverage>;
  /** Titles that name no requirement, or name one in the wrong place; test files that import no code of the site. */
  faults: string[];
}

/** Why the tests of a file prove nothing of the site; null when they may. */
export type FindIdleReason = (file: string) => string | null;

/**
 * What the tests of the last run prove. A requirement is proven when a test that names it in its own title
 * passed and none that names it failed. Tests of code that no visitor or editor reaches prove nothing.
 */
export function measureCoverage(
  ledger: Ledger,
  tests: readonly RanTest[],
  findIdleReason: FindIdleReason,
): Coverage {
  const named = tests
    .map((ran) => ({ ...ran, ids: readIds(ran.title) }))
    .map((ran) => ({
      ...ran,
      idle: ran.file === null || ran.ids.length === 0 ? null : findIdleReason(ran.file),
    }));
  const failed = new Set(named.filter((ran) => ran.failed).flatMap((ran) => ran.ids));
  const passed = named.filter((ran) => ran.passed && ran.idle === null).flatMap((ran) => ran.ids);
  const proven = new Set(passed.filter((id) => !failed.has(id)));
  const prefixes = [...ledger.ids].map(([prefix, ids]) => [prefix, countPrefix(ids, proven, ledger)]);
  const known = new Set([...ledger.ids.values()].flat());
  return {
    prefixes: Object.fromEntries(prefixes),
    faults: [
      ...ledger.faults,
      ...[...ledger.later].filter((id) => proven.has(id)).map((id) => `later.md: ${id} is proven by now`),
      ...new Set(named.flatMap((ran) => findTitleFaults(ran, known))),
      ...describeIdleFiles(named),
    ],
  };
}

/** One line a file: which rows it names, and why it does not prove them. */
function describeIdleFiles(
  named: readonly { file: string | null; ids: string[]; idle: string | null }[],
): string[] {
  const files = new Map(named.filter(({ idle }) => idle !== null).map(({ file, idle }) => [file, idle]));
  return [...files].map(([file, idle]) => {
    const ids = new Set(named.filter((ran) => ran.file === file).flatMap((ran) => ran.ids));
    return `${file} does not prove ${[...ids].join(', ')}: ${idle}`;
  });
}

function countPrefix(
  ids: readonly string[],
  proven: ReadonlySet<string>,
  { waived }: Ledger,
): PrefixCoverage {
  return {
    total: ids.length,
    proven: ids.filter((id) => proven.has(id)).length,
    waived: ids.filter((id) => waived.has(id) && !proven.has(id)).length,
    missing: ids.filter((id) => !proven.has(id) && !waived.has(id)),
  };
}

function findTitleFaults(
  ran: { title: string; ancestors: string[]; ids: string[] },
  known: ReadonlySet<string>,
) {
  const unknown = ran.ids.filter((id) => !known.has(id));
  const misplaced = ran.ancestors.filter((title) => readIds(title).length > 0);
  return [
    ...unknown.map((id) => `«${ran.title}» names ${id}, which is not in the ledger`),
    ...misplaced.map((title) => `«${title}» is a group; ids stand in the titles of tests`),
  ];
}

/**
 * The ids that a title names in brackets: `[PAGE-05]`, `[PAGE-05, PAGE-06]`, `[PAGE-05 PAGE-06]`. Whatever else
 * stands in such brackets (a range, say) is given as it is, so that it is refused as unknown.
 */
export function readIds(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)]
    .map(([, inside = '']) => inside.split(/[\s,;]+/).filter((part) => part !== ''))
    .filter((parts) => parts.some((part) => REQUIREMENT_ID.test(part) || /^[A-Z]{2,}-\d/.test(part)))
    .flat();
}
