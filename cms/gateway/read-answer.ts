import type { CallContract } from '#schemas/gateway/call';
import { watchLeftOut, type LeftOutEntry } from '#schemas/gateway/entities/sound-entries';
import type { CallOutcome } from './call-outcome';
import { createKnownAnswers } from './known-answers';
import { MAX_ANSWER_BYTES } from './max-answer-bytes';

const known = createKnownAnswers();

/** Told of entries that an answer was read without, each time such an answer is read anew. */
export type OnLeftOut = (contract: CallContract, entries: LeftOutEntry[]) => void;

/** Reads an HTTP answer by the contract. Never throws: garbage is a `malformed` outcome. */
export async function readAnswer<C extends CallContract>(
  contract: C,
  response: Response,
  onLeftOut: OnLeftOut,
): Promise<CallOutcome<C>> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  if (bytes.byteLength > MAX_ANSWER_BYTES) return { ok: false, reason: 'malformed', status, body: null };
  if (!response.ok) return { ok: false, reason: 'status', status, body: parseJson(bytes)?.json ?? null };
  return known.find(contract, bytes, () => readBytes(contract, bytes, status, onLeftOut));
}

function readBytes<C extends CallContract>(
  contract: C,
  bytes: Uint8Array,
  status: number,
  onLeftOut: OnLeftOut,
): CallOutcome<C> {
  const value = contract.media === 'image/png' ? { json: bytes } : parseAnswer(bytes);
  if (value === null) return { ok: false, reason: 'malformed', status, body: null, isForeign: true };
  const { value: read, leftOut } = watchLeftOut(() => contract.answer.safeParse(value.json));
  if (leftOut.length > 0) onLeftOut(contract, leftOut);
  if (!read.success) return { ok: false, reason: 'malformed', status, body: value.json };
  return { ok: true, answer: read.data as CallOutcome<C> extends { answer: infer A } ? A : never };
}

/** A 204, or a body of no bytes, says no more than that it was done: enough for a contract that needs no field of it. */
function parseAnswer(bytes: Uint8Array): { json: unknown } | null {
  return bytes.byteLength === 0 ? { json: {} } : parseJson(bytes);
}

function parseJson(bytes: Uint8Array): { json: unknown } | null {
  try {
    return { json: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
  } catch {
    // Not JSON is an expected answer of a broken upstream; the outcome says so and is logged by the client.
    return null;
  }
}
