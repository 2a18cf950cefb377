import { JSONParser } from '@streamparser/json';
import type { Steps } from '#schemas/values/steps';

/** Up to here the built-in parser is done in ten milliseconds or so; from here it would keep all others waiting. */
const LONG_ANSWER = 1_000_000;
/** A millisecond or two of work. */
const PART = 25_000;

/** JSON of an answer, in UTF-8; a long one is read part by part. Undefined: no JSON. */
export function* parseAnswerInSteps(bytes: Uint8Array): Steps<unknown> {
  try {
    if (bytes.byteLength <= LONG_ANSWER) return JSON.parse(new TextDecoder().decode(bytes));
    return yield* parseLong(bytes);
  } catch {
    return undefined;
  }
}

/** Five times slower than `JSON.parse`, but others can be heard after each part. Throws when the bytes are no JSON. */
function* parseLong(bytes: Uint8Array): Steps<unknown> {
  const parser = new JSONParser({ paths: ['$'], keepStack: false });
  let whole: unknown;
  parser.onValue = ({ value }) => {
    whole = value;
  };
  for (let at = 0; at < bytes.byteLength; at += PART) {
    parser.write(bytes.subarray(at, at + PART));
    yield;
  }
  return parser.isEnded ? whole : undefined;
}
