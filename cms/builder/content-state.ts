import { isRecord, type UnknownRecord } from '../fields/editor-field';

/**
 * What bindings of Builder.io may read: the data that an entry carries. Code is never run; what is read is a bare path
 * (`state.product.name`), its negation, or a literal.
 */
export type ContentState = UnknownRecord;

/** Null: only running code could tell. */
export type Resolved = { value: unknown } | null;

const MAX_CODE_LENGTH = 300;
const PATH =
  /^(!{0,2})\s*state((?:\s*\??\.\s*[A-Za-z_$][\w$]*|\s*(?:\?\.)?\[\s*(?:\d+|'[^'\\]*'|"[^"\\]*")\s*\])+)$/;
const STEP = /\.\s*([A-Za-z_$][\w$]*)|\[\s*(?:(\d+)|'([^']*)'|"([^"]*)")\s*\]/g;
const LITERALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

/** The value that a piece of code names, when it does no more than name one. */
export function resolveCode(code: unknown, state: ContentState): Resolved {
  if (typeof code !== 'string' || code.length > MAX_CODE_LENGTH) return null;
  const bare = toBareCode(code);
  if (LITERALS.has(bare)) return { value: LITERALS.get(bare) };
  if (/^-?\d+(?:\.\d+)?$/.test(bare)) return { value: Number(bare) };
  const text = /^'([^'\\]*)'$|^"([^"\\]*)"$/.exec(bare);
  if (text) return { value: text[1] ?? text[2] ?? '' };
  return resolvePath(bare, state);
}

/** The editor writes `return (state.a);` around what was typed. */
function toBareCode(code: string): string {
  const bare = code
    .trim()
    .replace(/^return\b\s*/, '')
    .replace(/;\s*$/, '')
    .trim();
  return bare.startsWith('(') && bare.endsWith(')') ? bare.slice(1, -1).trim() : bare;
}

function resolvePath(code: string, state: ContentState): Resolved {
  const [, negations = '', path] = PATH.exec(code) ?? [];
  if (path === undefined) return null;
  let value: unknown = state;
  for (const [, name, index, single, double] of path.matchAll(STEP)) {
    value = readOwn(value, name ?? index ?? single ?? double ?? '');
  }
  if (negations === '!') return { value: !value };
  return negations === '!!' ? { value: Boolean(value) } : { value };
}

/** Only what the content itself holds: nothing inherited, no methods. */
function readOwn(value: unknown, name: string): unknown {
  if (!isRecord(value) && !Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

const OPEN = '{{';
const CLOSE = '}}';

/** A text with each `{{state.a.b}}` filled in; null when one of them names nothing that can be read. */
export function fillTemplates(text: string, state: ContentState): string | null {
  const [first = '', ...rest] = text.split(OPEN);
  const filled = rest.map((part) => {
    const end = part.indexOf(CLOSE);
    if (end < 0) return `${OPEN}${part}`;
    const value = resolveCode(decodeEntities(part.slice(0, end)), state)?.value;
    return isShowable(value) ? `${value}${part.slice(end + CLOSE.length)}` : null;
  });
  return filled.includes(null) ? null : [first, ...filled].join('');
}

function isShowable(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Formatted text writes the signs of code as entities. */
function decodeEntities(code: string): string {
  return code.replaceAll('&nbsp;', ' ').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}
