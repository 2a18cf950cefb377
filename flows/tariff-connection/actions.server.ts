import { confirmTariffChange, connectTariff, previewTariffChange } from '#schemas/gateway/connection';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import type { FlowActions, Rejection } from '#registry/define-flow';
import { rejectConfirmation } from '../kit/code/check-code.server';
import { chooseProduct } from '../kit/connection/choose-product.server';
import { createCodeActions, readCode } from '../kit/connection/code-actions.server';
import { CONNECTION_TEXTS } from '../kit/connection/connection-texts';
import { reject } from '../kit/engine/reject.server';
import { isMoneyMissing, toTopUp } from '../kit/money/to-top-up';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import type { Props } from './contract';
import type { flow } from './flow';
import { readOrder, toOrder } from './order';
import { toSentence } from './addition-texts';
import { findTariff, listTariffs } from './tariffs';
import { asksOtherPrice, toPreview } from './to-preview.server';

/** Only the personal account can change this tariff (CONN-209, CONN-430). */
const UNAVAILABLE = 'tariff_activation_unavailable';

const isUnavailable = ({ code }: GatewayError) => code === UNAVAILABLE;
const unavailable = { event: { type: 'UNAVAILABLE' as const } };

export const actions: FlowActions<typeof flow> = {
  async choose({ input: { productId }, props }) {
    const ids = listTariffs(props).map(({ id }) => id);
    return chooseProduct(productId, ids);
  },

  ...createCodeActions<object, Props>({
    send: (to, { ask, region }) => ask(connectTariff, { body: { ...to, region: region.code } }),
  }),

  async confirm({ input, snapshot: { data }, props, ask, now }) {
    const read = readCode(input, data, now);
    if (read.rejected) return read;
    const tariff = findTariff(props, data.tariff);
    if (tariff === undefined) return rejectGone(props);
    const { msisdn } = data;
    const order = toOrder(tariff);
    const body = { msisdn, smsCode: read.code, ...order, ...read.typed };
    const asked = await ask(previewTariffChange, { body });
    // CONN-207: only an answer with an id has accepted the code.
    if (asked.ok && asked.answer.id !== undefined) {
      const { price, addition } = tariff;
      const preview = toPreview(asked.answer);
      const isOtherPrice = asksOtherPrice(preview, tariff);
      const about = { preview, price, chosen: addition === null ? '' : toSentence(addition), isOtherPrice };
      const event = { type: 'PREVIEWED' as const, ...about };
      return { event, memo: { smsCode: read.code, order: JSON.stringify(order) } };
    }
    const error = asked.ok ? readGatewayError(asked.answer) : asked.error;
    return isUnavailable(error) ? unavailable : rejectConfirmation(error, data, ask);
  },

  /** What was previewed, whatever the page says by now. */
  async change({ snapshot: { data }, ask, memo }) {
    const order = readOrder(memo);
    if (order === null) return reject(CONNECTION_TEXTS.gone, { status: 409 });
    const smsCode = String(memo['smsCode'] ?? '');
    const asked = await ask(confirmTariffChange, { body: { msisdn: data.msisdn, smsCode, ...order } });
    if (asked.ok && asked.answer.ok) return { event: { type: 'CHANGED' } };
    const error = asked.ok ? readGatewayError(asked.answer) : asked.error;
    if (isUnavailable(error)) return unavailable;
    if (!isMoneyMissing(error)) return { event: { type: 'CHANGE_FAILED', reason: 'other' } };
    const { missingKopecks } = error;
    const missing = missingKopecks === undefined ? {} : { missingKopecks };
    const back = { title: 'Вернуться к\u00a0смене тарифа', event: 'RETRY' };
    return {
      event: { type: 'CHANGE_FAILED', reason: 'money', ...missing },
      handOver: toTopUp(data.msisdn, error, back),
    };
  },
};

/** Nobody can have the tariff any more, or nobody can be asked about it. */
function rejectGone({ tariffs }: Props): Rejection {
  return tariffs === null
    ? reject(FLOW_TEXTS.server, { status: 503 })
    : reject(CONNECTION_TEXTS.gone, { status: 409 });
}
