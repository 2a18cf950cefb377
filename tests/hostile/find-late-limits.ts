import * as z from 'zod';

/**
 * Zod runs every check of a text, even when its length has failed: a limit stops the others only when it says
 * `abort: true` and comes first. This walks a schema and names the texts that lack such a limit.
 */

export interface LateLimit {
  /** Where the text stands: `send.values.*`. */
  path: string;
  reason: 'no limit' | 'looked at before the limit' | 'the limit does not abort';
}

/** `all`: a text without any limit is named too. `costly`: only one with a pattern or a function. */
export type Wanted = 'all' | 'costly';

/** The parts of zod's own description of a schema that are read here. */
interface Definition {
  type: string;
  checks?: readonly CheckHolder[];
  check?: string;
  shape?: Readonly<Record<string, SchemaHolder>>;
  element?: SchemaHolder;
  options?: readonly SchemaHolder[];
  items?: readonly SchemaHolder[];
  rest?: SchemaHolder | null;
  catchall?: SchemaHolder;
  left?: SchemaHolder;
  right?: SchemaHolder;
  keyType?: SchemaHolder;
  valueType?: SchemaHolder;
  innerType?: SchemaHolder;
  in?: SchemaHolder;
  out?: SchemaHolder;
  getter?: () => SchemaHolder;
}

interface SchemaHolder {
  _zod: { def: Definition };
}

interface CheckHolder {
  _zod: { def: { check: string; abort?: boolean; tx?: (text: string) => string } };
}

const LENGTHS: ReadonlySet<string> = new Set(['max_length', 'length_equals']);
const CHEAP: ReadonlySet<string> = new Set(['min_length']);
/** White space around a text goes in one pass: a text of content may be trimmed before it is measured. */
const TRIM = toSource(holderOf(z.string().trim())._zod.def.checks?.[0]);

export function findLateLimits(schema: z.core.$ZodType, wanted: Wanted, path = ''): LateLimit[] {
  return walk(holderOf(schema), path, wanted, new Set());
}

/** What zod keeps of a schema is no part of its types; the interface above names what is read of it. */
function holderOf(schema: unknown): SchemaHolder {
  return schema as SchemaHolder;
}

function walk(schema: SchemaHolder, path: string, wanted: Wanted, seen: Set<SchemaHolder>): LateLimit[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema._zod;
  if (def.type === 'string') {
    const reason = judge(def, wanted);
    return reason === null ? [] : [{ path, reason }];
  }
  return listParts(def).flatMap(([name, part]) =>
    walk(part, name === '' ? path : `${path}.${name}`, wanted, seen),
  );
}

/** Every schema inside another. */
function listParts(def: Definition): [name: string, part: SchemaHolder][] {
  const lazy = def.type === 'lazy' ? def.getter?.() : undefined;
  const one = [def.innerType, def.in, def.out, def.left, def.right, lazy];
  const many = [...(def.options ?? []), ...one].map((part) => ['', part] as const);
  const items = [...(def.items ?? []), def.element, def.rest, def.keyType, def.valueType, def.catchall];
  const named = [...Object.entries(def.shape ?? {}), ...items.map((part) => ['*', part] as const)];
  return [...many, ...named].flatMap(([name, part]) => (part ? [[name, part]] : []));
}

function judge(def: Definition, wanted: Wanted): LateLimit['reason'] | null {
  // A format that is a schema of its own (`z.url()`) is its own first check.
  const own = def.check === 'string_format' ? ['string_format'] : [];
  const checks = [...own, ...(def.checks ?? []).map((check) => nameOf(check, wanted))];
  const isCostly = checks.some((name) => !LENGTHS.has(name) && !CHEAP.has(name) && name !== 'trim');
  const limit = checks.findIndex((name) => LENGTHS.has(name));
  if (limit === -1) return wanted === 'all' || isCostly ? 'no limit' : null;
  if (wanted === 'costly' && !isCostly) return null;
  const before = checks.slice(0, limit).filter((name) => !CHEAP.has(name) && name !== 'trim');
  if (before.length > 0) return 'looked at before the limit';
  return def.checks?.[limit - own.length]?._zod.def.abort === true ? null : 'the limit does not abort';
}

function nameOf(check: CheckHolder, wanted: Wanted): string {
  const isTrim = wanted === 'costly' && TRIM !== '' && toSource(check) === TRIM;
  return isTrim ? 'trim' : check._zod.def.check;
}

function toSource(check: CheckHolder | undefined): string {
  return check?._zod.def.tx?.toString() ?? '';
}
