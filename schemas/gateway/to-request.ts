import type { Audience } from '../page';
import type { CallContract } from './call';
import { toFormFields } from './form-fields';
import {
  ACCOUNT_SESSION_COOKIE,
  API_SCOPE,
  API_SCOPE_HEADER,
  AUDIENCE_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  REGION_CODE_HEADER,
  REGION_ID_HEADER,
  VISITOR_ADDRESS_HEADER,
} from './headers';
import { toMultipart, type MultipartBody } from './to-multipart';

/** The input of any call, after its contract's types were checked by the caller. */
export interface AnyInput {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Where a call goes, and for whom. */
export interface CallTarget {
  /** What stands before the paths of contracts: `https://gateway.example.test`, or `https://gw.example.test/site`. */
  readonly origin: string;
  readonly region: { readonly id: string; readonly code: string };
  readonly audience: Audience;
  /** Tells the repeats of a call that commits: equal keys are one and the same doing. */
  readonly idempotencyKey?: string;
  /** The session of a visitor who is signed in to the operator's account, as their cookie has it; see `carriesSession`. */
  readonly accountSession?: string;
  /** The address that the visitor comes from, for a call that is about it. */
  readonly visitorAddress?: string;
}

/**
 * The request of a call: its path filled in, its query and body written as the contract says, and the headers
 * that all calls carry (PAGE-29, PAGE-30). Throws when the path lacks a parameter.
 */
export function toRequest(contract: CallContract, input: AnyInput, target: CallTarget): Request {
  const url = toAddress(target.origin, fillPath(contract, toRecord(input.path)));
  for (const [name, value] of toFormFields(toRecord(input.query)))
    url.searchParams.append(name, String(value));
  const headers = new Headers(contract.headers);
  headers.set(API_SCOPE_HEADER, API_SCOPE);
  headers.set(REGION_ID_HEADER, target.region.id);
  headers.set(REGION_CODE_HEADER, target.region.code);
  headers.set(AUDIENCE_HEADER, target.audience);
  if (target.idempotencyKey !== undefined) headers.set(IDEMPOTENCY_KEY_HEADER, target.idempotencyKey);
  if (target.visitorAddress !== undefined) headers.set(VISITOR_ADDRESS_HEADER, target.visitorAddress);
  if (contract.carriesSession && target.accountSession !== undefined)
    headers.set('Cookie', `${ACCOUNT_SESSION_COOKIE}=${target.accountSession}`);
  const body = contract.method === 'GET' || contract.body === undefined ? null : toBody(contract, input.body);
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (body === null || typeof body === 'string' || body instanceof URLSearchParams) {
    return new Request(url, { method: contract.method, headers, body });
  }
  headers.set('Content-Type', body.type);
  headers.set('Content-Length', String(body.bytes));
  // A stream goes out while it is read; the standard asks to say so.
  return new Request(url, { method: contract.method, headers, body: body.stream, duplex: 'half' });
}

/** A gateway may keep the operator's calls below a path of its own, which stays in front of theirs. */
function toAddress(base: string, path: string): URL {
  const { origin, pathname } = new URL(base);
  return new URL(origin + (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname) + path);
}

function fillPath(contract: CallContract, params: Readonly<Record<string, unknown>>): string {
  return contract.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new Error(`"${contract.id}": the path parameter "${name}" is missing`);
    // A dot segment would lead the path elsewhere.
    if (value === '.' || value === '..')
      throw new Error(`"${contract.id}": "${value}" is no value of a path`);
    return encodeURIComponent(String(value));
  });
}

function toBody(
  { encoding = 'json' }: CallContract,
  body: unknown,
): string | URLSearchParams | MultipartBody {
  if (encoding === 'json') return JSON.stringify(body ?? {});
  const fields = toFormFields(toRecord(body));
  if (encoding === 'multipart') return toMultipart(fields);
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}

/** Parts of an input are objects by their contract's types; nothing is an empty one. */
function toRecord(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? { ...part } : {};
}
