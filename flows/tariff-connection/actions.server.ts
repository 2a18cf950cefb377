import { confirmTariffChange, connectTariff, previewTariffChange } from '#schemas/gateway/connection';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import type { FlowActions } from '#registry/define-flow';
import { rejectConfirmation } from '../kit/code/check-code.server';
import { createCodeActions, readCode } from '../kit/connection/code-actions.server';
import type { Props } from './contract';
import type { flow } from './flow';
import { toPreview } from './to-preview.server';

/** Only the personal account can change this tariff (CONN-209, CONN-430). */
const UNAVAILABLE = 'tariff_activation_unavailable';
/** CONN-426. */
const NO_MONEY: ReadonlySet<string> = new Set(['506', '510']);

const isUnavailable = ({ code }: GatewayError) => code === UNAVAILABLE;
const unavailable = { event: { type: 'UNAVAILABLE' as const } };

export const actions: FlowActions<typeof flow> = {
  ...createCodeActions<object, Props>({
    send: (to, { ask, region }) => ask(connectTariff, { body: { ...to, region: region.code } }),
  }),

  async confirm({ input, snapshot: { data }, props, ask, now }) {
    const read = readCode(input, data, now);
    if (read.rejected) return read;
    const { msisdn } = data;
    const body = { msisdn, smsCode: read.code, ...toOrder(props), ...read.typed };
    const asked = await ask(previewTariffChange, { body });
    // CONN-207: only an answer with an id has accepted the code.
    if (asked.ok && asked.answer.id !== undefined) {
      const event = { type: 'PREVIEWED' as const, preview: toPreview(asked.answer) };
      return { event, memo: { smsCode: read.code } };
    }
    const error = asked.ok ? readGatewayError(asked.answer) : asked.error;
    return isUnavailable(error) ? unavailable : rejectConfirmation(error, data, ask);
  },

  async change({ snapshot: { data }, props, ask, memo }) {
    const smsCode = String(memo['smsCode'] ?? '');
    const asked = await ask(confirmTariffChange, {
      body: { msisdn: data.msisdn, smsCode, ...toOrder(props) },
    });
    if (asked.ok && asked.answer.ok) return { event: { type: 'CHANGED' } };
    const error = asked.ok ? readGatewayError(asked.answer) : asked.error;
    if (isUnavailable(error)) return unavailable;
    const isMoney = error.code !== null && NO_MONEY.has(error.code);
    return { event: { type: 'CHANGE_FAILED', reason: isMoney ? 'money' : 'other' } };
  },
};

/** The tariff (CONN-414), and what is added to it (CONN-415). */
function toOrder({ connection: { billingIds = [], options = [] } }: Props) {
  return {
    ratePlanID: billingIds[0] ?? '',
    parameters: options.map(({ billingId, variation }) => ({ billingId, connectionType: variation })),
  };
}
