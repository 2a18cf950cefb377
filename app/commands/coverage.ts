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
  /** Titles that name no requirement, or name one in the wrong place. */
  faults: string[];
}

/**
 * What the tests of the last run prove. A requirement is proven when a test that names it in its own title
 * passed and none that names it failed.
 */
export function measureCoverage(ledger: Ledger, tests: readonly RanTest[]): Coverage {
  const named = tests.map((ran) => ({ ...ran, ids: readIds(ran.title) }));
  const failed = new Set(named.filter((ran) => ran.failed).flatMap((ran) => ran.ids));
  const passed = named.filter((ran) => ran.passed).flatMap((ran) => ran.ids);
  const proven = new Set(passed.filter((id) => !failed.has(id)));
  const prefixes = [...ledger.ids].map(([prefix, ids]) => [prefix, countPrefix(ids, proven, ledger)]);
  const known = new Set([...ledger.ids.values()].flat());
  return {
    prefixes: Object.fromEntries(prefixes),
    faults: [...ledger.faults, ...new Set(named.flatMap((ran) => findTitleFaults(ran, known)))],
  };
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
