import { readGatewayError } from '#schemas/gateway/errors';
import { confirmEventCode, EVENTS_VERSION, sendEventCode, sendEventNotice } from '#schemas/gateway/events';
import type { ActionContext, FlowActions } from '#registry/define-flow';
import { rejectCode, rejectEarly, rejectLate, rejectShape, toCodeField } from '../kit/code/check-code.server';
import { requestCode, type CodeRequest } from '../kit/code/request-code.server';
import { reject, rejectFor } from '../kit/engine/reject.server';
import type { Gift, Props } from './contract';
import type { flow } from './flow';
import { loadEvent } from './load-event.server';
import { messages } from './messages';

/** The number has a gift of this event by now. */
const TAKEN = 'event.gift.taken';
const path = { v: EVENTS_VERSION };

export const actions: FlowActions<typeof flow> = {
  async load({ ask, props: { eventId }, now }) {
    const begun = await loadEvent(ask, eventId, now);
    return begun === null ? reject(messages.away) : { event: begun };
  },

  async sendCode(context) {
    const { msisdn, giftId } = context.input;
    const gift = context.snapshot.data.gifts.find(({ id }) => id === giftId);
    if (gift === undefined) return reject(messages.giftGone, { field: 'giftId' });
    return send(context, { msisdn, gift });
  },

  async resendCode(context) {
    const { data } = context.snapshot;
    return rejectEarly(data, context.now) ?? send(context, data, toCodeField);
  },

  async confirm({ input: { code }, snapshot: { data }, props: { eventId }, ask, now }) {
    const refused = rejectLate(data, now) ?? rejectShape(code, data.codeLength);
    if (refused) return refused;
    const { msisdn, gift } = data;
    const asked = await ask(confirmEventCode, { path, body: { eventId, msisdn, code, giftId: gift.id } });
    if (asked.ok && asked.answer.ok) return { event: { type: 'RECEIVED' } };
    const error = asked.ok ? readGatewayError(asked.answer) : asked.error;
    // Told after a right code alone: only the owner of a number learns that it has a gift.
    return error.code === TAKEN ? { event: { type: 'ALREADY_GIVEN' } } : rejectCode(error);
  },

  async remind({ snapshot: { data }, props: { eventId }, ask }) {
    const asked = await ask(sendEventNotice, { path, body: { eventId, msisdn: data.msisdn } });
    if (asked.ok && asked.answer.ok) return { event: { type: 'REMINDED' } };
    return rejectFor(asked.ok ? readGatewayError(asked.answer) : asked.error);
  },
};

/** Sends the code of a gift. The operator's call takes no captcha, so a refusal that wants one brings none. */
async function send(
  { ask, now, props: { eventId } }: Pick<ActionContext<unknown, never, Props>, 'ask' | 'now' | 'props'>,
  { msisdn, gift }: { msisdn: string; gift: Gift },
  toField?: CodeRequest['toField'],
) {
  const requested = await requestCode({
    msisdn,
    shown: null,
    ask,
    now,
    send: () => ask(sendEventCode, { path, body: { eventId, msisdn } }),
    ...(toField && { toField }),
  });
  if (requested.rejected) return { rejected: requested.rejected };
  return { ...requested, event: { ...requested.event, gift } };
}
