import type { FlowPost } from './flow-post';

const ADDED = '-new';
const DROPPED = '-drop';

/**
 * The files of a form as a post without scripts brings them: a field's tokens so far under its own name, what was
 * added under `NAME-new`, what is to go under `NAME-drop`. Afterwards the field alone has them all.
 */
export function mergeFiles(values: FlowPost['values']): FlowPost['values'] {
  const names = Object.keys(values);
  const fields = new Set(names.flatMap((name) => findFilesField(name) ?? []));
  if (fields.size === 0) return values;
  const rest = names.filter((name) => !fields.has(name) && !fields.has(findFilesField(name) ?? name));
  const merged = [...fields].map((field) => {
    const dropped = new Set(toTokens(values[`${field}${DROPPED}`]));
    const tokens = [...toTokens(values[field]), ...toTokens(values[`${field}${ADDED}`])];
    return [field, tokens.filter((token) => !dropped.has(token)).join(' ')];
  });
  return Object.fromEntries([...rest.map((name) => [name, values[name]]), ...merged]);
}

/** The field that a name adds files to, or drops some of; null for all other names. */
function findFilesField(name: string): string | null {
  const end = [ADDED, DROPPED].find((ending) => name.endsWith(ending) && name.length > ending.length);
  return end === undefined ? null : name.slice(0, -end.length);
}

function toTokens(value: string | readonly string[] | undefined): string[] {
  return [value ?? ''].flat().flatMap((text) => text.split(' ').filter((token) => token !== ''));
}

/** What a field says of the files that were not taken. */
export function toFileErrors({ refusedFiles }: Pick<FlowPost, 'refusedFiles'>): Record<string, string> {
  return Object.fromEntries(
    [...refusedFiles].map(([input, files]) => [
      input.replace(/-new$/, ''),
      files.map(({ name, message }) => `${name}: ${message}`).join(' '),
    ]),
  );
}
