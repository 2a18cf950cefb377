import { confirmOption, connectOption } from '#schemas/gateway/connection';
import type { CallAnswer } from '#schemas/gateway/call';
import type { Memo } from '#registry/define-flow';
import type { Ask } from '../engine/ask';
import type { CodeAddress } from './code-actions.server';

/** What the operator gives with a code, which belongs to every further call. */
export type SentAnswer = CallAnswer<typeof connectOption>;

interface Ordered {
  kind: 'option' | 'service';
  billingId: string;
  region: { code: string };
  memo: Memo;
}

/** Sends the code that connects an option or a service. */
export function sendOptionCode(ask: Ask, to: CodeAddress, { kind, billingId, region, memo }: Ordered) {
  return ask(connectOption, {
    path: { type: kind },
    body: { ...to, ...toToken(memo), billing_id: billingId, region: region.code },
  });
}

/** Connects it with the code from the SMS. */
export function connectByCode(ask: Ask, typed: CodeAddress & { code: string }, ordered: Ordered) {
  const { kind, billingId, region, memo } = ordered;
  return ask(confirmOption, {
    path: { type: kind },
    body: { ...typed, ...toToken(memo), billing_id: billingId, region: region.code },
  });
}

export const toTokenMemo = ({ token }: SentAnswer): Memo => ({ ...(token !== undefined && { token }) });

/** What the operator gave with the code belongs to every further call; it stays under the seal. */
function toToken({ token }: Memo): { token?: string } {
  return typeof token === 'string' ? { token } : {};
}
