import { readGatewayError } from '#schemas/gateway/errors';
import { getPortingStatus, sendPortingStatusCode } from '#schemas/gateway/number-porting';
import type { FlowActions } from '#registry/define-flow';
import { rejectConfirmation } from '../kit/code/check-code.server';
import { createCodeActions, readCode } from '../kit/connection/code-actions.server';
import { toActivationText } from '../kit/sim/activation-texts';
import type { Props } from './contract';
import type { flow } from './flow';

const NOT_FOUND = 404;

/** The number is of another operator still, or ours already. */
const codeActions = createCodeActions<object, Props>({
  send: ({ msisdn, captcha }, { ask }) =>
    ask(sendPortingStatusCode, { body: { msisdn, ...(captcha && { captcha }) } }),
  isOperatorChecked: false,
});

export const actions: FlowActions<typeof flow> = {
  ...codeActions,

  async confirm({ input, snapshot: { data }, ask, now }) {
    const read = readCode(input, data, now);
    if (read.rejected) return read;
    const asked = await ask(getPortingStatus, { body: { msisdn: data.msisdn, code: read.code } });
    // Only now, after the code of its owner: nobody else learns whether a number moves.
    if (!asked.ok && asked.status === NOT_FOUND) return { event: { type: 'NONE' } };
    if (!asked.ok || !asked.answer.ok)
      return rejectConfirmation(asked.ok ? readGatewayError(asked.answer) : asked.error, data, ask);
    const { status, requestId = '', date = '', reason } = asked.answer;
    const why = status === 'refused' ? toActivationText({ code: reason ?? null }) : '';
    return { event: { type: 'FOUND', request: { stage: status, number: requestId, date, reason: why } } };
  },
};
