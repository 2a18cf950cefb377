import { readGatewayError } from '#schemas/gateway/errors';
import { getPortingStatus, sendPortingStatusCode } from '#schemas/gateway/number-porting';
import type { FlowActions } from '#registry/define-flow';
import { refreshAccountCaptcha } from '../kit/captcha/refresh-captcha.server';
import {
  rejectConfirmation,
  rejectEarly,
  rejectLate,
  rejectShape,
  toCodeField,
} from '../kit/code/check-code.server';
import { requestCode, type CodeRequest } from '../kit/code/request-code.server';
import { toActivationText } from '../kit/sim/activation-texts';
import type { flow } from './flow';

const NOT_FOUND = 404;

export const actions: FlowActions<typeof flow> = {
  sendCode: ({ input, snapshot: { data }, ask, now }) =>
    sendCode({ ...input, shown: data.captcha, ask, now }),

  async resendCode({ input, snapshot: { data }, ask, now }) {
    const { msisdn, captcha: shown } = data;
    return rejectEarly(data, now) ?? sendCode({ ...input, msisdn, shown, ask, now, toField: toCodeField });
  },

  refreshCaptcha: refreshAccountCaptcha,

  async confirm({ input: { code }, snapshot: { data }, ask, now }) {
    const refused = rejectLate(data, now) ?? rejectShape(code, data.codeLength);
    if (refused) return refused;
    const asked = await ask(getPortingStatus, { body: { msisdn: data.msisdn, code } });
    // Only now, after the code of its owner: nobody else learns whether a number moves.
    if (!asked.ok && asked.status === NOT_FOUND) return { event: { type: 'NONE' } };
    if (!asked.ok || !asked.answer.ok)
      return rejectConfirmation(asked.ok ? readGatewayError(asked.answer) : asked.error, data, ask);
    const { status, requestId = '', date = '', reason } = asked.answer;
    const why = status === 'refused' ? toActivationText({ code: reason ?? null }) : '';
    return { event: { type: 'FOUND', request: { stage: status, number: requestId, date, reason: why } } };
  },
};

/** The number is of another operator still, or ours already. */
function sendCode(request: Omit<CodeRequest, 'send'>) {
  const { ask, msisdn } = request;
  return requestCode({
    ...request,
    isOperatorChecked: false,
    send: (captcha) => ask(sendPortingStatusCode, { body: { msisdn, ...(captcha && { captcha }) } }),
  });
}
