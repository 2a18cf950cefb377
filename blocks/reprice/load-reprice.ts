import * as z from 'zod';
import type { LoadContext } from '#registry/define-block';
import { decodeReprice, DEFAULT_REPRICE_VERSION, REPRICE_VERSIONS } from '#schemas/gateway/landings';

/** What the operator says of a link, as it is (MISC-410); null without a link, and when nothing was answered. */
export type RepriceData = { answer: unknown } | null;

const version = z.enum(REPRICE_VERSIONS).catch(DEFAULT_REPRICE_VERSION);
/** Codes of links are short; anything longer is none. */
const MAX_CODE = 200;

/** Decodes the link that the visitor came by: `?code=…&version=v2`; without a version it is the first (MISC-409). */
export async function loadReprice({ query, call }: LoadContext): Promise<RepriceData> {
  const code = query.get('code') ?? '';
  if (code === '' || code.length > MAX_CODE) return null;
  const path = { version: version.parse(query.get('version')) };
  const answer = await call(decodeReprice, { path, query: { code } });
  return answer === null ? null : { answer };
}
