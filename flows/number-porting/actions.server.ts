import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import {
  addPortingActivity,
  addPortingRequest,
  orderPorting,
  resolveNumberDomain,
  sendPortingNotice,
  storePortingShopRequest,
  updatePortingRequest,
} from '#schemas/gateway/number-porting';
import type { FlowActions, FlowLookups, Memo } from '#registry/define-flow';
import { lookUpAddresses } from '../kit/address/suggest-addresses.server';
import { loadFormCaptcha } from '../kit/captcha/load-captcha.server';
import type { Ask } from '../kit/engine/ask';
import { reject } from '../kit/engine/reject.server';
import { isSameReceipt } from '../kit/order/order-rules';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import { ORDER_WORDS } from '../kit/order/order-words';
import { loadSlots, readPlace } from '../kit/order/receiving.server';
import { toActivationText } from '../kit/sim/activation-texts';
import { lookUpMetro, lookUpPlaces } from '../kit/salons/salon-lookups.server';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import type { Props } from './contract';
import type { flow } from './flow';
import type { Draft, States } from './machine';
import { toReceipt } from './to-receipt';
import { CAPTCHA_FORM, toPortingOrder, toRequest, toShopRequest, type Sent } from './to-request.server';

/** The number came to its operator too lately (MNP-112). */
const TOO_EARLY = 'sim.mnp.msisdn.recent';
const OTHER_REGION = 'sim.mnp.msisdn.other.region';
const WRONG_CAPTCHA = '5006';

type Asked = { ok: true; answer: { ok: boolean } } | { ok: false; error: GatewayError };

/** What the operator refused with; null when it is done. */
function findRefusal(asked: Asked): GatewayError | null {
  if (!asked.ok) return asked.error;
  return asked.answer.ok ? null : readGatewayError(asked.answer);
}

/** The reason by its code; without one the operator's own words, which say more than that something went wrong. */
const refuse = (error: GatewayError, field?: string) =>
  reject(error.code === null && error.message !== null ? error.message : toActivationText(error), { field });

const readRequestId = (memo: Memo): string => String(memo['requestId'] ?? '');

/**
 * Tells the operator how far the visitor has come (MNP-108). The order goes on whether that was noted or not: the
 * gateway's client logs a failure.
 */
async function noteStep(ask: Ask, memo: Memo, activity: string): Promise<void> {
  const requestId = readRequestId(memo);
  if (requestId !== '') await ask(addPortingActivity, { body: { requestId, activity } });
}

export const actions: FlowActions<typeof flow> = {
  async check({ input: { msisdn }, props, ask, region }) {
    const resolved = await ask(resolveNumberDomain, { query: { msisdn } });
    if (!resolved.ok) return refuse(resolved.error, 'msisdn');
    const { domain, operator = '' } = resolved.answer;
    if (domain !== region.code) return reject(toActivationText({ code: OTHER_REGION }), { field: 'msisdn' });
    const asked = await ask(addPortingRequest, { body: toRequest(msisdn, props, region.code) });
    const error = findRefusal(asked);
    if (error?.code === TOO_EARLY) return { event: { type: 'EARLY', msisdn } };
    if (!asked.ok || error !== null) return refuse(error ?? readGatewayError(null), 'msisdn');
    const memo = { requestId: asked.answer.requestId ?? '' };
    return { event: { type: 'CHECKED', msisdn, operator }, memo };
  },

  async askNotice({ input: { email }, snapshot: { data }, ask }) {
    const body = { msisdn: data.msisdn, ...(email !== '' && { email }) };
    const error = findRefusal(await ask(sendPortingNotice, { body }));
    return error === null ? { event: { type: 'NOTICED' } } : refuse(error);
  },

  async chooseDay({ input: { date }, ask, memo }) {
    const requestId = readRequestId(memo);
    if (requestId !== '') {
      const error = findRefusal(await ask(updatePortingRequest, { body: { requestId, date } }));
      if (error !== null) return refuse(error, 'date');
    }
    await noteStep(ask, memo, 'day');
    return { event: { type: 'DATED', date } };
  },

  async saveContacts({ input, ask, memo }) {
    const requestId = readRequestId(memo);
    if (requestId !== '' && input.email !== '') {
      const error = findRefusal(await ask(updatePortingRequest, { body: { requestId, email: input.email } }));
      if (error !== null) return refuse(error, 'email');
    }
    await noteStep(ask, memo, 'contacts');
    return { event: { type: 'CONTACTED', contacts: input } };
  },

  async chooseReceiving({ input: { kind }, props, ask, memo }) {
    const { deliveries, salons, simProduct } = props;
    const isThere = kind === 'self' ? salons.length > 0 : deliveries.some((one) => one.kind === kind);
    if (!isThere) return reject(ORDER_WORDS.gone, { field: 'kind' });
    await noteStep(ask, memo, `receiving ${kind}`);
    if (kind === 'self') return { event: { type: 'PICK_UP' } };
    return { event: { type: 'DELIVER', kind, slots: await loadSlots(simProduct, ask) } };
  },

  async chooseDelivery({ input, snapshot: { data }, props, ask }) {
    const read = await readPlace(input, ask);
    if (read.rejected) return read;
    return { event: { type: 'PLACED', place: read.place, ...(await toShown(props, data.draft, ask)) } };
  },

  async choosePickup({ input: { salon }, snapshot: { data }, props, ask }) {
    if (!props.salons.some(({ id }) => id === salon)) return toSalonGone(salon);
    return { event: { type: 'SALON_CHOSEN', salon, ...(await toShown(props, data.draft, ask)) } };
  },

  async refreshCaptcha({ snapshot: { data }, ask }) {
    return { event: { type: 'CAPTCHA', captcha: await loadFormCaptcha(ask, CAPTCHA_FORM, data.captcha) } };
  },

  async send({ input: { captchaCode }, snapshot: { data }, props, ask, memo, region }) {
    const { draft, captcha } = data;
    if (props.reason !== null) return reject(FLOW_TEXTS.server, { status: 503 });
    const changed = findChange(data, props);
    if (changed !== null) return changed;
    const requestId = readRequestId(memo);
    const sent: Sent = { draft, captcha, captchaCode, props, requestId, region: region.code };
    const answered = await sendOrder(sent, ask);
    if ('number' in answered) return { event: { type: 'SENT', number: answered.number || requestId } };
    return withNewCaptcha(data, ask, answered.error);
  },
};

export const lookups: FlowLookups<typeof flow> = {
  addresses: lookUpAddresses,
  places: lookUpPlaces,
  metro: lookUpMetro,
};

async function toShown(props: Props, draft: Draft, ask: Ask) {
  const captcha = await loadFormCaptcha(ask, CAPTCHA_FORM, null);
  return { receipt: toReceipt(props, draft), captcha };
}

const toSalonGone = (salon: string) => ({
  event: { type: 'SALON_GONE' as const, salon },
  ...reject(ORDER_WORDS.salonGone, { field: 'salon', status: 409 }),
});

/** What is not as the visitor has seen it: the salon, or a price. Null when all of it is. */
function findChange({ draft, receipt: seen, captcha }: States['confirmation'], props: Props) {
  if (draft.kind === 'self' && !props.salons.some(({ id }) => id === draft.salon))
    return toSalonGone(draft.salon);
  const receipt = toReceipt(props, draft);
  if (isSameReceipt(receipt, seen)) return null;
  return {
    event: { type: 'REPRICED' as const, receipt, captcha },
    ...reject(ORDER_TEXTS.repriced, { status: 409 }),
  };
}

/** A request of a salon where a number moves and is fetched there (MNP-109); an order of a SIM otherwise (MNP-111). */
async function sendOrder(sent: Sent, ask: Ask): Promise<{ number: string } | { error: GatewayError }> {
  if (sent.draft.kind === 'self' && sent.draft.msisdn !== '') {
    const asked = await ask(storePortingShopRequest, { body: toShopRequest(sent) });
    const error = findRefusal(asked);
    return asked.ok && error === null
      ? { number: asked.answer.requestId ?? '' }
      : { error: error ?? readGatewayError(null) };
  }
  const asked = await ask(orderPorting, { body: toPortingOrder(sent) });
  const error = findRefusal(asked);
  return asked.ok && error === null
    ? { number: asked.answer.orderId ?? '' }
    : { error: error ?? readGatewayError(null) };
}

/** Whatever was refused, the picture has served. */
async function withNewCaptcha({ captcha: shown }: States['confirmation'], ask: Ask, error: GatewayError) {
  const captcha = await loadFormCaptcha(ask, CAPTCHA_FORM, shown);
  const refused =
    error.code === WRONG_CAPTCHA ? reject(FLOW_TEXTS.captchaWrong, { field: 'captchaCode' }) : refuse(error);
  return { event: { type: 'CAPTCHA' as const, captcha }, ...refused };
}
