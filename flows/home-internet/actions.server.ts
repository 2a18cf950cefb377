import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import type { FlowActions, FlowLookups, Rejection } from '#registry/define-flow';
import type { VisitMemory } from '#registry/visit-memory';
import {
  checkHouse,
  checkTypedAddress,
  rejectOtherRegion,
  type AddressChecked,
} from '../kit/address/check-address.server';
import type { AddressInput } from '../kit/address/address-contract';
import { toRememberedAddress } from '../kit/address/remembered-address';
import { findAddresses, lookUpAddresses } from '../kit/address/suggest-addresses.server';
import type { Captcha } from '../kit/captcha/captcha';
import { loadFormCaptcha } from '../kit/captcha/load-captcha.server';
import type { Ask } from '../kit/engine/ask';
import { reject } from '../kit/engine/reject.server';
import { rememberAddition } from './addition-memory.server';
import {
  toPassed,
  toVerdict,
  type Events,
  type HouseParts,
  type Place,
  type Props,
  type Verdict,
} from './contract';
import type { flow } from './flow';
import type { Order } from './machine';
import {
  isOffered,
  NOTHING_CHOSEN,
  PRIVATE_PLAN,
  toCountName,
  toReceipt,
  toTakeName,
  WIRELESS_ROUTER,
  type Chosen,
  type ChosenDevice,
  type ChoiceStep,
  type Offered,
  type Receipt,
} from './offer';
import { CAPTCHA_FORMS, sendRequest } from './send-request.server';
import { HOME_TEXTS } from './texts';

/** CONV-16. */
const CAPTCHA_CODE = 'captcha';

export const actions: FlowActions<typeof flow> = {
  async check({ input, snapshot: { data }, props, ask }) {
    const { city, street, house } = input;
    const found: HouseJudged =
      input.private === 'on'
        ? await checkPrivateHouse({ city, street, house }, data.plan, props, ask)
        : await checkFlat(input, data.plan, props, ask);
    if (found.rejected || found.event.type !== 'CHECKED') return found;
    return { ...found, event: await skipChoice(found.event, data.plan, props, ask) };
  },

  async choosePlan({ input: { plan, pack }, snapshot: { data }, props, ask }) {
    const plans = listPlans(props, data.place);
    if (plans.length > 0 && !plans.some(({ id }) => id === plan))
      return reject(plan === '' ? HOME_TEXTS.planMissing : HOME_TEXTS.gone, { field: 'plan' });
    const chosen = { ...data.chosen, plan: plans.length > 0 ? plan : '' };
    if (props.kind !== 'convergent') return goOn('options', { ...data, chosen }, props, ask);
    if (!areOffered(pack, props.offer.television.packs)) return reject(HOME_TEXTS.gone, { field: 'pack' });
    return toRequest({ ...chosen, television: pack }, props, ask);
  },

  async chooseTelevision({ input: { main, pack }, snapshot: { data }, props, ask }) {
    const television = [...(main === '' ? [] : [main]), ...pack];
    const { main: channels, packs } = props.offer.television;
    if (!areOffered(television, [...channels, ...packs])) return reject(HOME_TEXTS.gone, { field: 'main' });
    return goOn('television', { ...data, chosen: { ...data.chosen, television } }, props, ask);
  },

  async chooseDevices({ input, snapshot: { data }, props, ask }) {
    const devices = props.offer.devices.flatMap(({ id }): ChosenDevice[] =>
      input[toTakeName(id)] === 'on' ? [{ id, count: Number(input[toCountName(id)]) }] : [],
    );
    return endChoice({ ...data, chosen: { ...data.chosen, devices } }, props, ask);
  },

  requestAdded: ({ snapshot: { data }, props, ask }) => toRequest(data.chosen, props, ask),

  async chooseRouter({ input: { router }, props, ask }) {
    const devices = router === 'yes' ? [{ id: WIRELESS_ROUTER, count: 1 }] : [];
    return toRequest({ ...NOTHING_CHOSEN, devices }, props, ask);
  },

  async refreshCaptcha({ snapshot: { data }, props, ask }) {
    const captcha = await loadFormCaptcha(ask, CAPTCHA_FORMS[props.kind], data.captcha);
    return { event: { type: 'CAPTCHA', captcha } };
  },

  async send({ input, snapshot: { data }, props, region, ask }) {
    const { chosen, captcha } = data;
    const receipt = count(props, chosen);
    // A visitor sends what they have seen. What is not offered any more was in the sum that they saw.
    if (isOffered(props.offer, chosen) && !isSameSum(receipt, data.receipt)) {
      const event = { type: 'REPRICED' as const, receipt: toKnown(receipt), captcha };
      return { event, ...reject(HOME_TEXTS.repriced, { status: 409 }) };
    }
    const asked = await sendRequest({ typed: input, data, props, region }, ask);
    if (asked.ok && asked.answer.success) {
      const event = { type: 'SENT' as const, number: asked.answer.id ?? '' };
      return { event, remember: rememberAddition(null) };
    }
    const refused = asked.ok ? readGatewayError(asked.answer) : asked.error;
    return rejectRequest(refused, captcha, CAPTCHA_FORMS[props.kind], ask);
  },
};

export const lookups: FlowLookups<typeof flow> = {
  addresses: lookUpAddresses,
};

const listPlans = ({ offer }: Props, { network }: Place): readonly Offered[] =>
  network === 'absent' ? [] : offer.plans[network];

const areOffered = (ids: readonly string[], offered: readonly Offered[]): boolean =>
  ids.every((id) => offered.some((one) => one.id === id));

const toKnownChosen = ({ plan, television, devices }: Chosen) => ({
  plan,
  television: [...television],
  devices: devices.map(({ id, count: many }) => ({ id, count: many })),
});
const toKnown = (receipt: Receipt) => ({ ...receipt, lines: [...receipt.lines] });

/** The sums are the server's, of the operator's prices at this moment. */
const count = ({ offer, routerKopecks }: Props, chosen: Chosen): Receipt =>
  toReceipt({ ...offer, routerKopecks: offer.routerKopecks ?? routerKopecks }, chosen, HOME_TEXTS.router);

const isSameSum = (one: Receipt, other: Receipt): boolean =>
  one.monthlyKopecks === other.monthlyKopecks && one.onceKopecks === other.onceKopecks;

async function toRequest(chosen: Chosen, props: Props, ask: Ask) {
  const captcha = await loadFormCaptcha(ask, CAPTCHA_FORMS[props.kind], null);
  const receipt = toKnown(count(props, chosen));
  return { event: { type: 'REQUESTED' as const, chosen: toKnownChosen(chosen), receipt, captcha } };
}

/** From a step of the choice to the next one that has something to choose; after the last one to its end. */
async function goOn(step: ChoiceStep, order: Order, props: Props, ask: Ask) {
  if (order.steps.at(-1) === step) return endChoice(order, props, ask);
  return { event: { type: 'CHOSEN' as const, chosen: toKnownChosen(order.chosen) } };
}

/** To the request; of an addition, to where it waits for one. */
async function endChoice({ chosen, ...order }: Order, props: Props, ask: Ask) {
  if (props.kind !== 'addition') return toRequest(chosen, props, ask);
  const { place, tariff, steps } = order;
  const addition = { chosen: toKnownChosen(chosen), tariff, place, steps: [...steps] };
  return { event: { type: 'ADDED' as const, ...addition }, remember: rememberAddition(addition) };
}

type HouseJudged =
  | { event: Verdict; remember?: VisitMemory; rejected?: never }
  | Rejection<{ type: 'FOUND' } & Events['FOUND']>;

/** CONV-10, HOME-415: where there is nothing to choose the address leads to the request. */
async function skipChoice(
  event: Verdict & { type: 'CHECKED' },
  plan: string,
  props: Props,
  ask: Ask,
): Promise<typeof event | ({ type: 'PASSED' } & Events['PASSED'])> {
  const { place, steps } = event;
  if (steps.length > 0) return event;
  const its = listPlans(props, place).find(({ id }) => id === plan || id === PRIVATE_PLAN);
  const { event: requested } = await toRequest({ ...NOTHING_CHOSEN, plan: its?.id ?? '' }, props, ask);
  return { ...requested, type: 'PASSED', place };
}

async function checkFlat(input: AddressInput, plan: string, props: Props, ask: Ask): Promise<HouseJudged> {
  const found = await checkTypedAddress(input, ask);
  if (found.rejected) return found;
  const { checked } = found;
  return { event: toVerdict(checked, props, plan), remember: toRememberedAddress(checked) };
}

/**
 * A private house is seldom in the list of houses: where it is there, the operator is asked about it; where it is not,
 * an engineer decides on the spot (HOME-229).
 */
async function checkPrivateHouse(
  parts: HouseParts,
  plan: string,
  props: Props,
  ask: Ask,
): Promise<HouseJudged> {
  const address = [parts.city, parts.street, parts.house].join(', ');
  const found = await findAddresses(ask, address);
  const houses = (found ?? []).filter(({ guid }) => guid !== null);
  const own = houses.filter(({ otherRegion }) => otherRegion === null);
  const [elsewhere] = houses;
  if (own.length === 0 && elsewhere?.otherRegion) {
    const refused = rejectOtherRegion(elsewhere, elsewhere.otherRegion.title);
    return { ...refused, rejected: { ...refused.rejected, field: 'city' } };
  }
  const [only, ...others] = own;
  const place: Place = { address, guid: '', network: 'private', parts };
  if (only?.guid == null || others.length > 0) return { event: toPassed(place, props, plan) };
  const checked: AddressChecked = await checkHouse({ address, guid: only.guid }, ask);
  if (checked.rejected) return { ...checked, rejected: { ...checked.rejected, field: 'city' } };
  if (checked.checked.network !== 'absent') return { event: toPassed(place, props, plan) };
  return { event: { type: 'NOT_SUPPORTED' as const, place: { ...place, network: 'absent' as const } } };
}

/** CONV-16 to CONV-19: whatever was refused, the picture has served. */
async function rejectRequest(
  { code, message }: GatewayError,
  shown: Captcha,
  form: string,
  ask: Ask,
): Promise<Rejection<{ type: 'CAPTCHA'; captcha: Captcha }>> {
  const event = {
    type: 'CAPTCHA' as const,
    captcha: await loadFormCaptcha(ask, form, shown),
  };
  if (code === CAPTCHA_CODE) return { event, ...reject(HOME_TEXTS.captchaWrong, { field: 'captchaCode' }) };
  return { event, ...reject(message ?? HOME_TEXTS.failed) };
}
