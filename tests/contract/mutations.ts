import * as fc from 'fast-check';

/** Ways in which content goes wrong. Each gives a changed copy; the original stays. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Path = readonly (string | number)[];

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\uFFFD',
  '\uD800',
  '\u202Eтекст',
  '💥'.repeat(50),
  'я'.repeat(70_000),
  '0',
  '-1',
  'null',
  'true',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</script><script>',
  '<!--',
  ']]>',
  '<p>'.repeat(1000),
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  '../../etc/passwd',
  '%00',
  '/%zz',
  '__proto__',
  'constructor',
  'toString',
  '${7*7}',
  '{{7*7}}',
  "'; drop table page; --",
  '2026-13-45',
  '1e999',
];

const HOSTILE_VALUES: readonly Json[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
  [null],
  [{}],
  { 0: 'a', length: 1 },
  { data: {} },
  { type: 'text' },
  { toString: 'x' },
  { $ref: '#' },
  Array.from({ length: 2000 }, (_, n) => n),
];

const hostileValue = fc.constantFrom(...HOSTILE_VALUES);

export interface Mutation {
  name: 'drop' | 'retype' | 'deepen' | 'enlarge' | 'add' | 'envelope';
  /** Chooses the place, counted around. */
  at: number;
  value: Json;
  levels: number;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  name: fc.constantFrom('drop', 'retype', 'deepen', 'enlarge', 'add', 'envelope'),
  at: fc.nat(100_000),
  value: hostileValue,
  levels: fc.constantFrom(1, 10, 45, 500),
});

/** A component, changed at one place. */
export function mutate(component: Json, { name, at, value, levels }: Mutation): Json {
  const path = findPath(component, at % countPlaces(component)).path ?? [];
  switch (name) {
    case 'drop':
      return change(component, path, () => undefined) ?? null;
    case 'retype':
      return change(component, path, () => value) ?? null;
    case 'deepen':
      return change(component, path, (old) => wrap(old, levels)) ?? null;
    case 'enlarge':
      return change(component, path, enlarge) ?? null;
    case 'add':
      return (
        change(component, path, (old) =>
          isObject(old) ? { ...old, extra: value, ['__proto__']: value } : [old],
        ) ?? null
      );
    case 'envelope':
      return change(component, [ENVELOPE[at % ENVELOPE.length] ?? 'type'], () => value) ?? null;
  }
}

const ENVELOPE = ['id', 'type', 'version', 'props', 'section', 'scope', 'children'];

function isObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many places are inside of a value, itself included. */
function countPlaces(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, child: Json) => sum + countPlaces(child), 1);
}

/** The way to the place of a number, counted from the outside in; or how many places were passed without it. */
function findPath(
  value: Json,
  place: number,
): { path: Path; passed?: never } | { passed: number; path?: never } {
  if (place === 0) return { path: [] };
  if (typeof value !== 'object' || value === null) return { passed: 1 };
  let passed = 1;
  for (const [name, child] of Object.entries(value) as [string, Json][]) {
    const found = findPath(child, place - passed);
    if (found.path !== undefined) return { path: [name, ...found.path] };
    passed += found.passed;
  }
  return { passed };
}

/** A copy with the value at the path replaced; taken away when the replacement is undefined. */
function change(
  value: Json,
  [name, ...rest]: Path,
  replace: (old: Json) => Json | undefined,
): Json | undefined {
  if (name === undefined) return replace(value);
  if (typeof value !== 'object' || value === null) return value;
  const old = Object.entries(value).find(([key]) => key === String(name))?.[1] as Json | undefined;
  const next = change(old ?? null, rest, replace);
  const entries = Object.entries(value).filter(([key]) => key !== String(name));
  if (next !== undefined) entries.push([String(name), next]);
  if (!Array.isArray(value)) return Object.fromEntries(entries) as Json;
  const items = value.map((item: Json, index) => (index === Number(name) ? next : item));
  return items.filter((item) => item !== undefined);
}

function wrap(value: Json, levels: number): Json {
  let wrapped = value;
  for (let level = 0; level < levels; level += 1) wrapped = level % 2 === 0 ? [wrapped] : { inner: wrapped };
  return wrapped;
}

/** A text that was enlarged again and again would be longer than V8 allows. */
const MAX_TEXT = 1_000_000;

function enlarge(value: Json): Json {
  if (typeof value === 'string') return value.length > MAX_TEXT ? value : value.repeat(100);
  if (typeof value === 'number') return value * 1e9;
  if (Array.isArray(value)) return Array.from({ length: 25 }, () => value).flat();
  if (!isObject(value)) return value;
  return { ...value, ...Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`field-${n}`, 'x'])) };
}
