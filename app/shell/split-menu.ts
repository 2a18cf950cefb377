/** A footer menu of so many columns or fewer stands in one row (SHELL-34). */
const COLUMNS_IN_ONE_PART = 4;

/**
 * Splits the columns of the footer menu into its rows: one part up to four columns, two above that (SHELL-33),
 * the first never shorter than the second. No columns give no part.
 */
export function splitMenu<Column>(columns: readonly Column[]): Column[][] {
  if (columns.length === 0) return [];
  if (columns.length <= COLUMNS_IN_ONE_PART) return [[...columns]];
  const half = Math.ceil(columns.length / 2);
  return [columns.slice(0, half), columns.slice(half)];
}
