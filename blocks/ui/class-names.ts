/** Joins the class names that are there with spaces; `false`, `undefined` and empty ones fall out. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
