import type { FlowActions } from '#registry/define-flow';
import { toMsisdn } from '#schemas/values/msisdn-digits';
import { readBounds } from '../kit/money/bounds';
import { rejectAmount } from '../kit/money/reject-amount.server';
import { loadPayCaptcha } from './card/load-pay-captcha.server';
import { openCard } from './card/open-card.server';
import type { flow } from './flow';
import { rejectNumber } from './reject-number.server';
import { openQr } from './sbp/open-qr.server';

export const actions: FlowActions<typeof flow> = {
  async pay({ input, snapshot, props, ask, now, isTrustedAddress, page }) {
    const { method, msisdn, amount: amountKopecks, captchaCode = '' } = input;
    // Judged here again, wherever the amount comes from.
    const refused =
      rejectAmount(amountKopecks, readBounds(props.amountDescription, props)) ??
      // PAY-124, SBP-115: nothing is asked for a number of another operator.
      (await rejectNumber(ask, msisdn));
    if (refused) return refused;
    const target = { msisdn, amountKopecks };
    if (method === 'sbp') return openQr(ask, target, now);
    return openCard({
      ...target,
      shown: snapshot.data.captcha,
      captchaCode,
      ask,
      now,
      isTrustedAddress,
      path: new URL(page.address).pathname,
    });
  },

  async refreshCaptcha({ input, ask, now }) {
    const captcha = await loadPayCaptcha(ask, now);
    const msisdn = toMsisdn(input.msisdn);
    return { event: { type: 'CAPTCHA_WANTED', msisdn, amountKopecks: input.amount, captcha } };
  },

  async refreshQr({ snapshot: { data }, ask, now }) {
    const asked = await openQr(ask, data, now);
    // What belongs to the form is said in the form: the popup closes.
    return asked.rejected === undefined ? asked : { ...asked, event: { type: 'BACK' } };
  },
};
