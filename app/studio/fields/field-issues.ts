import type { EditorIssue } from '#cms/fields/describe-issues';
import { toPointer } from '#schemas/finding';

/** What is wrong with a value or something inside it. */
export type FieldIssue = Pick<EditorIssue, 'pointer' | 'message'>;

export const NO_ISSUES: readonly FieldIssue[] = [];

/** The issues of what lies inside a value, relative to it: `issuesAt(issues, 'items', 2)`. */
export function issuesAt(
  issues: readonly FieldIssue[],
  ...path: readonly (string | number)[]
): readonly FieldIssue[] {
  const base = toPointer(path);
  const inside = issues.filter(({ pointer }) => pointer === base || pointer.startsWith(`${base}/`));
  return inside.length === 0
    ? NO_ISSUES
    : inside.map(({ pointer, message }) => ({ pointer: pointer.slice(base.length), message }));
}
