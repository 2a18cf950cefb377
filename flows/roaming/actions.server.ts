import { readGatewayError } from '#schemas/gateway/errors';
import type { FlowActions } from '#registry/define-flow';
import { rejectConfirmation } from '../kit/code/check-code.server';
import { createCodeActions, readCode } from '../kit/connection/code-actions.server';
import {
  connectByCode,
  sendOptionCode,
  toTokenMemo,
  type SentAnswer,
} from '../kit/connection/option-calls.server';
import type { Props } from './contract';
import type { flow } from './flow';

const KIND = 'option';

export const actions: FlowActions<typeof flow> = {
  ...createCodeActions<{ productId: string }, Props, SentAnswer>({
    async send(to, { ask, snapshot: { data }, region, memo }) {
      return sendOptionCode(ask, to, { kind: KIND, billingId: data.productId, region, memo });
    },
    toMemo: toTokenMemo,
  }),

  async confirm({ input, snapshot: { data }, ask, now, region, memo }) {
    const read = readCode(input, data, now);
    if (read.rejected) return read;
    const typed = { msisdn: data.msisdn, code: read.code, ...read.typed };
    const asked = await connectByCode(ask, typed, { kind: KIND, billingId: data.productId, region, memo });
    if (!asked.ok) return rejectConfirmation(asked.error, data, ask);
    if (!asked.answer.ok) return rejectConfirmation(readGatewayError(asked.answer), data, ask);
    return { event: { type: 'CONNECTED' } };
  },
};
