import * as z from 'zod';
import { sendRequest } from '#tests/http-client';
import type { MeasuredServer } from './servers';

/** What visitors of a measured site need: numbers, network addresses, and the codes that were sent to them. */

const sent = z.array(z.looseObject({ to: z.string(), code: z.string().optional() }));

/** Adds the codes that the sandbox has sent last, by number or captcha. */
export async function readCodes({ port }: MeasuredServer, codes: Map<string, string>): Promise<void> {
  const { body } = await sendRequest({ port, path: '/dev/outbox' });
  // The newest comes first.
  for (const { to, code } of sent.parse(JSON.parse(body)).toReversed()) {
    if (code !== undefined) codes.set(to, code);
  }
}

let made = 0;

/** Each visitor has an address of their own, for limits hold by address. */
export function newAddress(): string {
  made += 1;
  return `10.3.${made >> 8}.${made & 255}`;
}

/** A subscriber of the sandbox that nothing is known of. */
export function newNumber(ending = '77'): string {
  made += 1;
  return `792${String(made).padStart(8 - ending.length, '0')}${ending}`;
}
