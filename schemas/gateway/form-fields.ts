/**
 * How a body is written as form fields, and read back (`form` and `multipart` calls):
 * `{__otp: {code}}` is `__otp[code]` (FORM-460), files of a list are each `name[]` (FORM-462),
 * other lists are `name[0]`, `name[1]` (FORM-463). Empty parts (undefined, null) are left out.
 */
export type FormFieldValue = string | Blob;

/** The fields of a body, in order. Numbers and booleans become text (`true` is `1`, `false` is `0`). */
export function toFormFields(body: Readonly<Record<string, unknown>>): [string, FormFieldValue][] {
  return Object.entries(body).flatMap(([name, value]) => toFields(name, value));
}

function toFields(name: string, value: unknown): [string, FormFieldValue][] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string' || value instanceof Blob) return [[name, value]];
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      toFields(item instanceof Blob ? `${name}[]` : `${name}[${index}]`, item),
    );
  }
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => toFields(`${name}[${key}]`, item));
  }
  return [[name, String(value)]];
}

type Branch = Map<string, Branch | FormFieldValue>;

/** Reads form fields back into a body: the opposite of {@link toFormFields}. A repeated name makes a list. */
export function fromFormFields(fields: Iterable<readonly [string, FormFieldValue]>): Record<string, unknown> {
  const root: Branch = new Map();
  for (const [name, value] of fields) place(root, toSegments(name), value);
  return Object.fromEntries([...root].map(([key, value]) => [key, toValue(value)]));
}

/** `__otp[code]` is `['__otp', 'code']`; `files[]` is `['files', '']`. */
function toSegments(name: string): string[] {
  const head = name.indexOf('[') > 0 ? name.slice(0, name.indexOf('[')) : name;
  const keys = [...name.slice(head.length).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '');
  return [head, ...keys];
}

function place(branch: Branch, [key = '', ...rest]: string[], value: FormFieldValue): void {
  const name = key === '' ? String(branch.size) : key;
  if (rest.length === 0) {
    const before = branch.get(name);
    if (before === undefined) branch.set(name, value);
    else if (before instanceof Map) before.set(String(before.size), value);
    else
      branch.set(
        name,
        new Map([
          ['0', before],
          ['1', value],
        ]),
      );
    return;
  }
  const before = branch.get(name);
  const next: Branch = before instanceof Map ? before : new Map();
  branch.set(name, next);
  place(next, rest, value);
}

function toValue(value: Branch | FormFieldValue): unknown {
  if (!(value instanceof Map)) return value;
  const isList = value.size > 0 && [...value.keys()].every((key, index) => key === String(index));
  if (isList) return [...value.values()].map(toValue);
  return Object.fromEntries([...value].map(([key, item]) => [key, toValue(item)]));
}
