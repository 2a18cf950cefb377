import { getNumberOperator } from '#schemas/gateway/codes';
import { readGatewayError } from '#schemas/gateway/errors';
import { toMsisdn } from '#schemas/values/msisdn-digits';
import type { FlowActions } from '#registry/define-flow';
import { loadFormCaptcha } from '../kit/captcha/load-captcha.server';
import { rejectWithCaptcha } from '../kit/captcha/reject-captcha.server';
import { reject } from '../kit/engine/reject.server';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import type { flow } from './flow';

/** The name under which this form asks for its captcha (CAPT-05). */
export const CAPTCHA_FORM = 'msisdn';

export const actions: FlowActions<typeof flow> = {
  async check({ input: { msisdn, captchaCode = '' }, snapshot: { data }, ask }) {
    const { captcha: shown } = data;
    if (shown !== null && captchaCode === '') {
      return reject(FLOW_TEXTS.captchaMissing, { field: 'captchaCode' });
    }
    const captcha = shown && { form: CAPTCHA_FORM, id: shown.id, code: captchaCode };
    const asked = await ask(getNumberOperator, { query: { msisdn, ...(captcha && { captcha }) } });
    if (asked.ok && asked.answer.ok) {
      const { operator, region } = asked.answer;
      return { event: { type: 'FOUND', msisdn, operator, region } };
    }
    const error = asked.ok ? readGatewayError(asked.answer) : asked.error;
    const load = () => loadFormCaptcha(ask, CAPTCHA_FORM, shown);
    return rejectWithCaptcha(error, { msisdn, shown, load }, 'msisdn');
  },

  async refreshCaptcha({ input, snapshot: { data }, ask }) {
    const captcha = await loadFormCaptcha(ask, CAPTCHA_FORM, data.captcha);
    return { event: { type: 'CAPTCHA_WANTED', msisdn: toMsisdn(input.msisdn ?? data.msisdn), captcha } };
  },
};
