import { PRIVATE_HOUSE_FLAG } from '#schemas/gateway/convergent';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import { connectHomeInternet } from '#schemas/gateway/home';
import type { FlowActions, FlowLookups, Rejection } from '#registry/define-flow';
import {
  checkHouse,
  checkTypedAddress,
  rejectOtherRegion,
  type AddressChecked,
} from '../kit/address/check-address.server';
import { toRememberedAddress } from '../kit/address/remembered-address';
import { findAddresses, lookUpAddresses } from '../kit/address/suggest-addresses.server';
import type { Captcha } from '../kit/captcha/captcha';
import { loadFormCaptcha } from '../kit/captcha/load-captcha.server';
import { toUtm } from '../kit/connection/utm-input';
import type { Ask } from '../kit/engine/ask';
import { reject } from '../kit/engine/reject.server';
import { toVerdict, type HouseParts, type Place, type Props } from './contract';
import type { flow } from './flow';
import {
  isOffered,
  NOTHING_CHOSEN,
  toCountName,
  toReceipt,
  toTakeName,
  WIRELESS_ROUTER,
  type Chosen,
  type ChosenDevice,
  type Offered,
  type Receipt,
} from './offer';
import { HOME_TEXTS } from './texts';

/** What the captcha of the request is called. */
const CAPTCHA_FORM = 'homeinternet';
/** CONV-16. */
const CAPTCHA_CODE = 'captcha';
const KOPECKS = 100;

export const actions: FlowActions<typeof flow> = {
  async check({ input, ask }) {
    const { city, street, house } = input;
    if (input.private === 'on') return checkPrivateHouse({ city, street, house }, ask);
    const found = await checkTypedAddress(input, ask);
    if (found.rejected) return found;
    const { checked } = found;
    return { event: toVerdict(checked), remember: toRememberedAddress(checked) };
  },

  async choosePlan({ input: { plan }, snapshot: { data }, props }) {
    const plans = listPlans(props, data.place);
    if (plans.length > 0 && !plans.some(({ id }) => id === plan))
      return reject(plan === '' ? HOME_TEXTS.planMissing : HOME_TEXTS.gone, { field: 'plan' });
    return toChosen({ ...data.chosen, plan: plans.length > 0 ? plan : '' });
  },

  async chooseTelevision({ input: { main, pack }, snapshot: { data }, props }) {
    const television = [...(main === '' ? [] : [main]), ...pack];
    const known = [...props.offer.television.main, ...props.offer.television.packs];
    if (television.some((id) => !known.some((one) => one.id === id)))
      return reject(HOME_TEXTS.gone, { field: 'main' });
    return toChosen({ ...data.chosen, television });
  },

  async chooseDevices({ input, snapshot: { data }, props, ask }) {
    const devices = props.offer.devices.flatMap(({ id }): ChosenDevice[] =>
      input[toTakeName(id)] === 'on' ? [{ id, count: Number(input[toCountName(id)]) }] : [],
    );
    return toRequest({ ...data.chosen, devices }, props, ask);
  },

  async chooseRouter({ input: { router }, props, ask }) {
    const devices = router === 'yes' ? [{ id: WIRELESS_ROUTER, count: 1 }] : [];
    return toRequest({ ...NOTHING_CHOSEN, devices }, props, ask);
  },

  async refreshCaptcha({ snapshot: { data }, ask }) {
    return { event: { type: 'CAPTCHA', captcha: await loadFormCaptcha(ask, CAPTCHA_FORM, data.captcha) } };
  },

  async send({ input, snapshot: { data }, props, ask }) {
    const { chosen, captcha } = data;
    const receipt = count(props, chosen);
    // A visitor sends what they have seen. What is not offered any more was in the sum that they saw.
    if (isOffered(props.offer, chosen) && !isSameSum(receipt, data.receipt)) {
      const event = { type: 'REPRICED' as const, receipt: toKnown(receipt), captcha };
      return { event, ...reject(HOME_TEXTS.repriced, { status: 409 }) };
    }
    const { name, msisdn, captchaCode } = input;
    const body = {
      name,
      msisdn,
      ...toAddressFields(data.place),
      ...(props.tariffId !== '' && { tariffId: props.tariffId }),
      optionIds: [chosen.plan, ...chosen.television].filter((id) => id !== ''),
      devices: chosen.devices.map(({ id, count: many }) => ({ id, count: many })),
      payment: {
        monthly: data.receipt.monthlyKopecks / KOPECKS,
        once: data.receipt.onceKopecks / KOPECKS,
      },
      __captcha: { form: CAPTCHA_FORM, id: captcha.id, code: captchaCode },
      ...toUtm(input).utm,
    };
    const asked = await ask(connectHomeInternet, { body });
    if (asked.ok && asked.answer.success) return { event: { type: 'SENT', number: asked.answer.id ?? '' } };
    return rejectRequest(asked.ok ? readGatewayError(asked.answer) : asked.error, captcha, ask);
  },
};

export const lookups: FlowLookups<typeof flow> = {
  addresses: lookUpAddresses,
};

const listPlans = ({ offer }: Props, { network }: Place): readonly Offered[] =>
  network === 'absent' ? [] : offer.plans[network];

const toKnownChosen = ({ plan, television, devices }: Chosen) => ({
  plan,
  television: [...television],
  devices: devices.map(({ id, count: many }) => ({ id, count: many })),
});
const toKnown = (receipt: Receipt) => ({ ...receipt, lines: [...receipt.lines] });
const toChosen = (chosen: Chosen) => ({ event: { type: 'CHOSEN' as const, chosen: toKnownChosen(chosen) } });

/** The sums are the server's, of the operator's prices at this moment. */
const count = ({ offer, routerKopecks }: Props, chosen: Chosen): Receipt =>
  toReceipt({ ...offer, routerKopecks: offer.routerKopecks ?? routerKopecks }, chosen, HOME_TEXTS.router);

const isSameSum = (one: Receipt, other: Receipt): boolean =>
  one.monthlyKopecks === other.monthlyKopecks && one.onceKopecks === other.onceKopecks;

async function toRequest(chosen: Chosen, props: Props, ask: Ask) {
  const captcha = await loadFormCaptcha(ask, CAPTCHA_FORM, null);
  const receipt = toKnown(count(props, chosen));
  return { event: { type: 'REQUESTED' as const, chosen: toKnownChosen(chosen), receipt, captcha } };
}

/**
 * A private house is seldom in the list of houses: where it is there, the operator is asked about it; where it is not,
 * an engineer decides on the spot (HOME-229).
 */
async function checkPrivateHouse(parts: HouseParts, ask: Ask) {
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
  if (only?.guid == null || others.length > 0) return { event: { type: 'CHECKED' as const, place } };
  const checked: AddressChecked = await checkHouse({ address, guid: only.guid }, ask);
  if (checked.rejected) return { ...checked, rejected: { ...checked.rejected, field: 'city' } };
  if (checked.checked.network !== 'absent') return { event: { type: 'CHECKED' as const, place } };
  return { event: { type: 'NOT_SUPPORTED' as const, place: { ...place, network: 'absent' as const } } };
}

/** CONV-20, CONV-21, CONV-24: a private house by its parts and without a guid, any other as it was picked. */
function toAddressFields({ address, guid, parts }: Place) {
  if (parts !== null) return { ...parts, private: PRIVATE_HOUSE_FLAG.on };
  return { address, houseGuid: guid, private: PRIVATE_HOUSE_FLAG.off };
}

/** CONV-16 to CONV-19: whatever was refused, the picture has served. */
async function rejectRequest(
  { code, message }: GatewayError,
  shown: Captcha,
  ask: Ask,
): Promise<Rejection<{ type: 'CAPTCHA'; captcha: Captcha }>> {
  const event = {
    type: 'CAPTCHA' as const,
    captcha: await loadFormCaptcha(ask, CAPTCHA_FORM, shown),
  };
  if (code === CAPTCHA_CODE) return { event, ...reject(HOME_TEXTS.captchaWrong, { field: 'captchaCode' }) };
  return { event, ...reject(message ?? HOME_TEXTS.failed) };
}
