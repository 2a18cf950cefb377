/** The address of a comparison: which tariffs, and whether only what differs is shown. No script and no zod needed. */

/** More columns than this can be compared by nobody. */
export const COMPARE_LIMIT = 4;
export const IDS_PARAMETER = 'ids';
export const ONLY_PARAMETER = 'only';
export const DIFFERENCES = 'differences';

const ID = /^[\w.~-]{1,64}$/;
/** What an address may hold before it is no comparison but noise. */
const MAX_READ = 20;

export interface CompareQuestion {
  /** At most `COMPARE_LIMIT`, each once, in their order. */
  ids: string[];
  /** The address names more tariffs than can be compared. */
  hasMore: boolean;
  onlyDifferences: boolean;
}

/** `?ids=start,maksimum` as links write it, `?ids=start&ids=maksimum` as forms do. What is no id at all is left out. */
export function readQuestion(query: URLSearchParams): CompareQuestion {
  const named = query.getAll(IDS_PARAMETER).flatMap((value) => value.split(',').slice(0, MAX_READ));
  const ids = [...new Set(named.map((id) => id.trim()).filter((id) => ID.test(id)))];
  return {
    ids: ids.slice(0, COMPARE_LIMIT),
    hasMore: ids.length > COMPARE_LIMIT,
    onlyDifferences: query.get(ONLY_PARAMETER) === DIFFERENCES,
  };
}

/** The address of a comparison on its page; without ids the page's own, with the list to choose from. */
export function toCompareHref(path: string, ids: readonly string[], onlyDifferences = false): string {
  if (ids.length === 0) return path;
  const only = onlyDifferences ? `&${ONLY_PARAMETER}=${DIFFERENCES}` : '';
  return `${path}?${IDS_PARAMETER}=${ids.join(',')}${only}`;
}
