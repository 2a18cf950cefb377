import type { BodyEncoding, CallContract } from '#schemas/gateway/call';
import { toFormFields } from '#schemas/gateway/form-fields';
import {
  API_SCOPE,
  API_SCOPE_HEADER,
  AUDIENCE_HEADER,
  REGION_CODE_HEADER,
  REGION_ID_HEADER,
} from '#schemas/gateway/headers';
import type { Audience } from '#schemas/page';
import type { Region } from '#schemas/region';

/** On whose behalf a call is made: it decides the headers that every call carries (PAGE-29, PAGE-30). */
export interface CallScope {
  region: Pick<Region, 'id' | 'code'>;
  audience: Audience;
}

export interface CallParts {
  path?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * The HTTP request of a call. The input is parsed by the contract first: throws ZodError on input that a
 * caller should never have let through, before anything is sent.
 */
export function buildRequest(
  contract: CallContract,
  input: CallParts,
  scope: CallScope,
  origin: string,
): Request {
  const url = new URL(fillPath(contract, input.path), origin);
  for (const [name, value] of toPairs(contract.query?.parse(input.query)))
    url.searchParams.append(name, value);
  const headers = new Headers({
    accept: 'application/json',
    [API_SCOPE_HEADER]: API_SCOPE,
    [REGION_ID_HEADER]: scope.region.id,
    [REGION_CODE_HEADER]: scope.region.code,
    [AUDIENCE_HEADER]: scope.audience,
    ...contract.headers,
  });
  if (!contract.body) return new Request(url, { method: contract.method, headers });
  const encoded = encodeBody(contract.encoding ?? 'json', contract.body.parse(input.body));
  if (encoded.contentType) headers.set('content-type', encoded.contentType);
  return new Request(url, { method: contract.method, headers, body: encoded.body });
}

function fillPath({ path, pathParams }: CallContract, given: unknown): string {
  const values = Object.fromEntries(toPairs(pathParams?.parse(given)));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Query and path values travel as text, written as form fields are. */
function toPairs(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return toFormFields({ ...values }).map(([name, value]) => [name, String(value)]);
}

function encodeBody(encoding: BodyEncoding, body: unknown): { body: BodyInit; contentType: string | null } {
  if (encoding === 'json') return { body: JSON.stringify(body), contentType: 'application/json' };
  const fields = typeof body === 'object' && body !== null ? toFormFields({ ...body }) : [];
  if (encoding === 'form') {
    return {
      body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])),
      contentType: null,
    };
  }
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return { body: form, contentType: null };
}
