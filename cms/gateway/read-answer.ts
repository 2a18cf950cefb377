import type { CallContract } from '#schemas/gateway/call';
import type { CallOutcome } from './call-outcome';

const MAX_ANSWER_BYTES = 10_000_000;

/** Reads an HTTP answer by the contract. Never throws: garbage is a `malformed` outcome. */
export async function readAnswer<C extends CallContract>(
  contract: C,
  response: Response,
): Promise<CallOutcome<C>> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  if (bytes.byteLength > MAX_ANSWER_BYTES) return { ok: false, reason: 'malformed', status, body: null };
  const isPicture = contract.media === 'image/png' && response.ok;
  const value = isPicture ? { ok: true as const, json: bytes } : parseJson(bytes);
  if (!response.ok) return { ok: false, reason: 'status', status, body: value.ok ? value.json : null };
  if (!value.ok) return { ok: false, reason: 'malformed', status, body: null };
  const read = contract.answer.safeParse(value.json);
  if (!read.success) return { ok: false, reason: 'malformed', status, body: value.json };
  return { ok: true, answer: read.data as CallOutcome<C> extends { answer: infer A } ? A : never };
}

function parseJson(bytes: Uint8Array): { ok: true; json: unknown } | { ok: false } {
  try {
    return { ok: true, json: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
  } catch {
    // Not JSON is an expected answer of a broken upstream; the outcome says so and is logged by the client.
    return { ok: false };
  }
}
