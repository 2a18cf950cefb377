import { checkOperatorNumber } from '#schemas/gateway/codes';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import type { Ask } from '../engine/ask';

export type OperatorCheck =
  | { verdict: 'own' }
  /** Another operator's. */
  | { verdict: 'foreign'; error: GatewayError }
  /** The check itself refused the number, or could not be made. */
  | { verdict: 'refused'; error: GatewayError };

/** Does the number belong to the operator (CODE-132)? `msisdn`: 11 digits starting with 7. */
export async function checkOperator(ask: Ask, msisdn: string): Promise<OperatorCheck> {
  const checked = await ask(checkOperatorNumber, { query: { msisdn } });
  if (!checked.ok) return { verdict: 'refused', error: checked.error };
  if (checked.answer.ok) return { verdict: 'own' };
  return { verdict: 'foreign', error: readGatewayError(checked.answer) };
}
