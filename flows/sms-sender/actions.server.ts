import { checkSmsStatus, confirmSms, createSms, updateSmsCode } from '#schemas/gateway/codes';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import { toMsisdn } from '#schemas/values/msisdn-digits';
import type { FlowActions, Memo } from '#registry/define-flow';
import { loadSmsCaptcha } from '../kit/captcha/load-captcha.server';
import { rejectCode, rejectEarly, rejectLate, rejectShape, toCodeField } from '../kit/code/check-code.server';
import { requestCode } from '../kit/code/request-code.server';
import { reject } from '../kit/engine/reject.server';
import { toErrorText } from '../kit/texts/error-text';
import type { flow } from './flow';
import { messages } from './messages';

/** Refusals that are about the recipient: not the operator's number, and too many messages to it (CODE-06). */
const AT_RECIPIENT: ReadonlySet<string> = new Set(['5001', '5019']);

export const actions: FlowActions<typeof flow> = {
  async sendCode({ input, snapshot: { data }, ask, now }) {
    const { msisdn, captchaCode, recipient, text } = input;
    const nextCaptcha = () => loadSmsCaptcha(ask, data.captcha);
    // The call wants a captcha always; the first one comes when everything else is filled in.
    if (data.captcha === null) {
      const captcha = await nextCaptcha();
      const wanted = reject(messages.captchaMissing, { field: 'captchaCode' });
      return { ...wanted, event: { type: 'CAPTCHA_WANTED', msisdn, captcha } };
    }
    const requested = await requestCode({
      msisdn,
      captchaCode,
      shown: data.captcha,
      ask,
      now,
      nextCaptcha,
      send: (captcha) =>
        ask(createSms, { body: { sender: msisdn, recipient, text, captcha: captcha ?? {} } }),
      toField: toMessageField,
      toMemo: ({ id }) => ({ id }),
    });
    return requested.rejected ? requested : { ...requested, event: { ...requested.event, recipient, text } };
  },

  async resendCode({ snapshot: { data }, ask, now, memo }) {
    const early = rejectEarly(data, now);
    if (early) return early;
    const { msisdn, recipient, text } = data;
    const requested = await requestCode({
      msisdn,
      shown: null,
      ask,
      now,
      toField: toCodeField,
      send: () => ask(updateSmsCode, { query: { id: toId(memo) } }),
    });
    if (requested.rejected) return { rejected: requested.rejected };
    return { event: { ...requested.event, recipient, text } };
  },

  async refreshCaptcha({ input, snapshot: { data }, ask }) {
    const captcha = await loadSmsCaptcha(ask, data.captcha);
    const { msisdn = data.msisdn, ...draft } = input;
    return { event: { type: 'CAPTCHA_WANTED', ...draft, msisdn: toMsisdn(msisdn), captcha } };
  },

  async confirm({ input, snapshot: { data }, ask, now, memo }) {
    const refused = rejectLate(data, now) ?? rejectShape(input.code, data.codeLength);
    if (refused) return refused;
    const confirmed = await ask(confirmSms, { body: { id: toId(memo), code: input.code } });
    if (!confirmed.ok) return rejectCode(confirmed.error);
    if (!confirmed.answer.ok) return rejectCode(readGatewayError(confirmed.answer));
    return { event: { type: 'SENT', status: confirmed.answer.status } };
  },

  async checkStatus({ ask, memo }) {
    const asked = await ask(checkSmsStatus, { query: { id: toId(memo) } });
    if (!asked.ok) return reject(toErrorText(asked.error));
    return { event: { type: 'CHECKED', status: asked.answer.status } };
  },
};

/** The message that waits for its code. */
const toId = (memo: Memo) => String(memo['id'] ?? '');

function toMessageField({ code, field }: GatewayError): string {
  return field === 'recipient' || (code !== null && AT_RECIPIENT.has(code)) ? 'recipient' : 'msisdn';
}
