import type { Rejection } from '#registry/define-flow';
import type { Ask } from '../kit/engine/ask';
import { reject } from '../kit/engine/reject.server';
import { checkOperator } from '../kit/phone/check-operator.server';
import { messages } from './messages';

/** What the number check may say of a number (PAY-127, PAY-128). */
const TEXTS: Readonly<Record<string, string>> = {
  INVALID_MSISDN: messages.numberInvalid,
  NOT_FOUND_MSISDN: messages.numberUnknown,
};

/** A rejection unless the number belongs to the operator (PAY-124, PAY-125); null when it does. */
export async function rejectNumber(ask: Ask, msisdn: string): Promise<Rejection | null> {
  const check = await checkOperator(ask, msisdn);
  if (check.verdict === 'own') return null;
  const { code } = check.error;
  const text = code === null ? undefined : TEXTS[code];
  if (text !== undefined) return reject(text, { field: 'msisdn' });
  if (check.verdict === 'foreign' && code === null)
    return reject(messages.notSubscriber, { field: 'msisdn' });
  return reject(messages.server, { status: 502 });
}
