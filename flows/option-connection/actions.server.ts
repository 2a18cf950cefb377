import { connectProduct, sendProductCode } from '#schemas/gateway/connection';
import { readGatewayError } from '#schemas/gateway/errors';
import type { FlowActions } from '#registry/define-flow';
import { rejectConfirmation } from '../kit/code/check-code.server';
import { chooseProduct } from '../kit/connection/choose-product.server';
import { createCodeActions, readCode } from '../kit/connection/code-actions.server';
import {
  connectByCode,
  sendOptionCode,
  toTokenMemo,
  type SentAnswer,
} from '../kit/connection/option-calls.server';
import { toUtm } from '../kit/connection/utm-input';
import { reject } from '../kit/engine/reject.server';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import type { Props } from './contract';
import type { flow } from './flow';
import { listProducts, toKind } from './products';

/** Where the operator sees that an order comes from. */
const CHANNEL = 'site';

export const actions: FlowActions<typeof flow> = {
  async choose({ input: { productId }, props }) {
    const ids = listProducts(props).map(({ id }) => id);
    return chooseProduct(productId, ids);
  },

  ...createCodeActions<{ productId: string }, Props, SentAnswer>({
    async send(to, { ask, props, snapshot: { data }, region, memo }) {
      const kind = toKind(props);
      if (kind === 'vasp') return ask(sendProductCode, { query: { msisdn: to.msisdn } });
      return sendOptionCode(ask, to, { kind, billingId: data.productId, region, memo });
    },
    toMemo: toTokenMemo,
  }),

  async confirm({ input, snapshot: { data }, props, ask, now, region, memo }) {
    const read = readCode(input, data, now);
    if (read.rejected) return read;
    const { msisdn, productId } = data;
    const { code } = read;
    const kind = toKind(props);
    const isVendors = kind === 'vasp';
    const asked = isVendors
      ? await ask(connectProduct, {
          query: { msisdn, channel: CHANNEL },
          body: { product_id: productId, code, ...toUtm(input) },
        })
      : await connectByCode(
          ask,
          { msisdn, code, ...read.typed },
          { kind, billingId: productId, region, memo },
        );
    if (!asked.ok) return rejectConfirmation(asked.error, data, ask);
    if (!asked.answer.ok) return rejectConfirmation(readGatewayError(asked.answer), data, ask);
    // CONN-121
    if (isVendors && asked.answer.orderId === undefined) return reject(FLOW_TEXTS.server, { status: 502 });
    return { event: { type: 'CONNECTED' } };
  },
};
