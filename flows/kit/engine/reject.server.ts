import type { GatewayError } from '#schemas/gateway/errors';
import type { Rejection } from '#registry/define-flow';
import { FLOW_TEXTS } from '../texts/flow-texts';

/** Leaves the visitor on the step, with a text at a field; without a field above the form. */
export function reject(
  message: string,
  { field, status = 422 }: { field?: string | undefined; status?: number } = {},
): Rejection {
  return { rejected: { message, field, status } };
}

/** The server's own text, else the generic one (PROM-131 to PROM-133, CHAT-110 to CHAT-112). */
export function rejectFor({ message }: GatewayError, field?: string): Rejection {
  return reject(message ?? FLOW_TEXTS.server, { field });
}
