import { confirmRateplan, requestRateplan } from '#schemas/gateway/connection';
import { readGatewayError } from '#schemas/gateway/errors';
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
import type { flow } from './flow';

export const actions: FlowActions<typeof flow> = {
  sendCode: ({ input, snapshot: { data }, ask, now }) =>
    sendCode({ ...input, shown: data.captcha, ask, now }),

  async resendCode({ input, snapshot: { data }, ask, now }) {
    const { msisdn, captcha: shown } = data;
    return rejectEarly(data, now) ?? sendCode({ ...input, msisdn, shown, ask, now, toField: toCodeField });
  },

  refreshCaptcha: refreshAccountCaptcha,

  async confirm({ input, snapshot: { data }, ask, now }) {
    const refused = rejectLate(data, now) ?? rejectShape(input.code, data.codeLength);
    if (refused) return refused;
    const captcha = data.captcha === null ? undefined : input.captchaCode;
    const query = { msisdn: data.msisdn, smsCode: input.code, ...(captcha && { captcha }) };
    const confirmed = await ask(confirmRateplan, { query });
    if (!confirmed.ok) return rejectConfirmation(confirmed.error, data, ask);
    if (!confirmed.answer.ok) return rejectConfirmation(readGatewayError(confirmed.answer), data, ask);
    return { event: { type: 'CHANGED' } };
  },
};

/** The call takes the text of the captcha alone, without its id (CONN-114). */
function sendCode(request: Omit<CodeRequest, 'send'>) {
  const { ask, msisdn } = request;
  return requestCode({
    ...request,
    send: (captcha) => ask(requestRateplan, { query: { msisdn, ...(captcha && { captcha: captcha.code }) } }),
  });
}
