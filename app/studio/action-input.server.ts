import type * as z from 'zod';
import { toRussian } from './input-faults';

/** What is wrong with each field, by its name: `title`, `scope.region`. Empty name: the whole. */
export type FieldFaults = Record<string, string>;

export type ActionInput<Value> = { ok: true; value: Value } | { ok: false; faults: FieldFaults };

/** Enough for any page, and for nothing that would fill the memory. */
const MAX_BYTES = 4_000_000;
/** A table of redirects is one field; the longest form has a few dozen. */
const MAX_FIELDS = 1000;

/**
 * Reads a post, a form's or JSON, by a schema. A name that a form sends several times is a list. Throws 405 for
 * what is no post, 413 for one that is too long and 415 for another kind of body.
 */
export async function actionInput<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<ActionInput<z.output<Schema>>> {
  if (request.method !== 'POST')
    throw new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
  const parsed = await schema.safeParseAsync(await readBody(request), { error: toRussian });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, faults: toFaults(parsed.error) };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const isJson = /^application\/json\b/.test(type);
  if (!isJson && !/^application\/x-www-form-urlencoded\b/.test(type))
    throw new Response(null, { status: 415 });
  const text = await readText(request);
  return isJson ? parseJson(text) : toRecord(text);
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > MAX_BYTES) throw tooLarge();
    chunks.push(chunk.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Response(null, { status: 400 });
  }
}

function toRecord(text: string): Record<string, string | string[]> {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw tooLarge();
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = fields.get(name);
    if (known === undefined) fields.set(name, [value]);
    else known.push(value);
  }
  return Object.fromEntries(
    [...fields].map(([name, [first = '', ...others]]) => [
      name,
      others.length === 0 ? first : [first, ...others],
    ]),
  );
}

const tooLarge = () => new Response(null, { status: 413 });

/** The first fault of each field: the next one shows when that is put right. */
function toFaults({ issues }: z.ZodError): FieldFaults {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message] as const).reverse());
}
