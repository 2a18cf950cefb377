import { readGatewayError } from '#schemas/gateway/errors';
import { confirmInvite, inviteFriend } from '#schemas/gateway/landings';
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
  sendCode: ({ input: { friend, ...input }, snapshot: { data }, ask, now }) =>
    invite(friend, { ...input, shown: data.captcha, ask, now }),

  async resendCode({ input, snapshot: { data }, ask, now }) {
    const { msisdn, friend, captcha: shown } = data;
    const request = { ...input, msisdn, shown, ask, now, toField: toCodeField };
    return rejectEarly(data, now) ?? invite(friend, request);
  },

  async refreshCaptcha(context) {
    const { event } = await refreshAccountCaptcha(context);
    const { friend } = context.input;
    return { event: { ...event, ...(friend !== undefined && { friend }) } };
  },

  async confirm({ input, snapshot: { data }, ask, now }) {
    const refused = rejectLate(data, now) ?? rejectShape(input.code, data.codeLength);
    if (refused) return refused;
    const confirmed = await ask(confirmInvite, { body: { msisdn: data.msisdn, code: input.code } });
    if (!confirmed.ok) return rejectConfirmation(confirmed.error, data, ask);
    if (!confirmed.answer.ok) return rejectConfirmation(readGatewayError(confirmed.answer), data, ask);
    return { event: { type: 'INVITED' } };
  },
};

async function invite(friend: string, request: Omit<CodeRequest, 'send'>) {
  const { ask, msisdn } = request;
  const requested = await requestCode({
    ...request,
    send: (captcha) =>
      ask(inviteFriend, { body: { msisdn, friendMsisdn: friend, ...(captcha && { captcha }) } }),
  });
  return requested.rejected ? requested : { ...requested, event: { ...requested.event, friend } };
}
