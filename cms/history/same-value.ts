import { isRecord } from '../fields/editor-field';

/** Are two JSON values equal? The order of properties says nothing, and a missing one is as good as `null`. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, i) => isSame(item, right[i]))
    );
  }
  if (isRecord(left) && isRecord(right)) {
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) =>
      isSame(left[name], right[name]),
    );
  }
  return (left ?? null) === (right ?? null);
}
