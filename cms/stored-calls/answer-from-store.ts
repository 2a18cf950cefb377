import { AUDIENCE_HEADER, REGION_CODE_HEADER, REGION_ID_HEADER } from '#schemas/gateway/headers';
import type { CallContract } from '#schemas/gateway/call';
import type { Region } from '#schemas/region';
import type { Transport } from '../gateway/transport';
import type { ContentScope } from '../sources/content-source';
import type { Store } from '../store/tables';
import { formCalls } from './form-calls';
import type { StoredAnswer, StoredCall, StoredInput } from './stored-call';

/** What kinds of documents answer, each in its folder. */
const kindCalls = import.meta.glob<readonly StoredCall[]>('../kinds/*/calls.ts', {
  eager: true,
  import: 'calls',
});

const calls: readonly { stored: StoredCall; pattern: RegExp }[] = [
  ...formCalls,
  ...Object.values(kindCalls).flat(),
].map((stored) => ({ stored, pattern: toPattern(stored.call) }));

/** `/banners/{id}.json` as an expression; a parameter is one segment. */
function toPattern({ path }: CallContract): RegExp {
  const parts = path
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 1 ? `(?<${part}>[^/]+)` : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    );
  return new RegExp(`^${parts.join('')}$`);
}

/** Where all calls of the specification stand. */
const CALLS = '/api/';
const DOTS: ReadonlySet<string> = new Set(['.', '..']);

/** A call that the store may answer, and what it was asked with. */
export interface FoundCall {
  call: CallContract;
  input: StoredInput;
  /** Null: the operator is to be asked. */
  answer: (store: Store, scope: ContentScope) => Promise<StoredAnswer | null>;
}

/** The call that a GET of this address is, when it is one that the store may answer. */
export function findStoredCall(pathname: string, searchParams: URLSearchParams): FoundCall | null {
  // Every page of the site passes here.
  if (!pathname.startsWith(CALLS)) return null;
  for (const { stored, pattern } of calls) {
    const match = pattern.exec(pathname);
    const path = match && decode(match.groups ?? {});
    if (path === null) continue;
    const input = { path, query: Object.fromEntries(searchParams) };
    return {
      call: stored.call,
      input,
      answer: (store, scope) => stored.answer(input, { store, scope, now: Date.now() }),
    };
  }
  return null;
}

/** Null for a segment that is no valid UTF-8, or leads elsewhere. */
function decode(groups: Readonly<Record<string, string>>): Record<string, string> | null {
  try {
    const values = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)] as const);
    return values.some(([, value]) => DOTS.has(value)) ? null : Object.fromEntries(values);
  } catch {
    return null;
  }
}

const MISSING = { error: { code: 'not-found', message: 'No such content' } };

/**
 * Answers the operator's content calls from the store where it has what they ask for: forms, news, promotions, FAQ and
 * banners. Every other call, and kinds that nothing is published of here, go on to the operator.
 */
export function answerFromStore(store: Store, operator: Transport): Transport {
  return async (request, signal) => {
    const { pathname, searchParams } = new URL(request.url);
    const found = request.method === 'GET' ? findStoredCall(pathname, searchParams) : null;
    const answer = found && (await found.answer(store, toScope(request.headers)));
    if (answer === null) return operator(request, signal);
    return answer.outcome === 'found' ? Response.json(answer.raw) : Response.json(MISSING, { status: 404 });
  };
}

/** The gateway says for whom it asks in every call. */
export function toScope(headers: Headers): ContentScope {
  const id = headers.get(REGION_ID_HEADER) ?? '';
  const region: Region = { id, code: headers.get(REGION_CODE_HEADER) ?? '', title: '' };
  return { region, audience: headers.get(AUDIENCE_HEADER) === 'b2b' ? 'b2b' : 'b2c' };
}
