import { payDebt } from '#schemas/gateway/payments';
import type { FlowActions } from '#registry/define-flow';
import { reject } from '../kit/engine/reject.server';
import { rejectAmount } from '../kit/money/reject-amount.server';
import type { flow } from './flow';
import { messages } from './texts';

const KOPECKS_PER_ROUBLE = 100;

export const actions: FlowActions<typeof flow> = {
  async pay({ input: { account, amount: amountKopecks }, props, ask, region, isTrustedAddress }) {
    const refused = rejectAmount(amountKopecks, props);
    if (refused) return refused;
    const body = { account, amount: amountKopecks / KOPECKS_PER_ROUBLE, region: region.code };
    const opened = await ask(payDebt, { body });
    const redirect = opened.ok ? opened.answer.redirect : undefined;
    // An address that nobody vouches for is none.
    if (redirect === undefined || !isTrustedAddress(redirect))
      return reject(messages.failed, { status: 502 });
    return { event: { type: 'PAYMENT_OPENED', account, amountKopecks, redirect }, leaveTo: redirect };
  },
};
