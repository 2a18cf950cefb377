import type { CallInput } from '#schemas/gateway/call';
import type {
  addPortingRequest,
  orderPorting,
  storePortingShopRequest,
} from '#schemas/gateway/number-porting';
import type { Captcha } from '../kit/captcha/captcha';
import { toDelivery } from '../kit/order/receiving.server';
import type { Props } from './contract';
import type { Draft } from './machine';

/** The request and the order as the operator wants them. */

/** What the captcha of the order is called. */
export const CAPTCHA_FORM = 'mnp';

export interface Sent {
  draft: Draft;
  captcha: Captcha;
  captchaCode: string;
  props: Props;
  /** Of the request that was begun with the number; empty without one. */
  requestId: string;
  region: string;
}

/** What the address said of the order: left out where it said nothing. */
function toTags({ given, tariff }: Props) {
  const { packs, ref } = given;
  return {
    ...(tariff !== null && { tariffTag: tariff.id }),
    ...(packs.length > 0 && { packTag: packs.join(',') }),
    ...(ref !== '' && { ref }),
  };
}

/** MNP-106. */
export const toRequest = (
  msisdn: string,
  props: Props,
  region: string,
): CallInput<typeof addPortingRequest>['body'] => ({ msisdn, region, ...toTags(props) });

const toName = ({ contacts }: Draft): string => `${contacts.lastName} ${contacts.firstName}`;
const toCaptcha = ({ captcha, captchaCode }: Sent) => ({
  form: CAPTCHA_FORM,
  id: captcha.id,
  code: captchaCode,
});
const toContacts = ({ contacts: { msisdn, email } }: Draft) => ({
  phone: msisdn,
  ...(email !== '' && { email }),
});

/** MNP-109. */
export function toShopRequest(sent: Sent): CallInput<typeof storePortingShopRequest>['body'] {
  const { draft, props, requestId } = sent;
  return {
    msisdn: draft.msisdn,
    shopId: draft.salon,
    name: toName(draft),
    date: draft.date,
    ...toContacts(draft),
    ...toTags(props),
    ...(requestId !== '' && { requestId }),
    captcha: toCaptcha(sent),
  };
}

/** MNP-111. */
export function toPortingOrder(sent: Sent): CallInput<typeof orderPorting>['body'] {
  const { draft, props, requestId, region } = sent;
  const { kind, msisdn, date, place, salon } = draft;
  const { address, date: deliveryDate, interval } = toDelivery(place);
  return {
    fio: toName(draft),
    ...(msisdn !== '' && { msisdn, date }),
    ...toContacts(draft),
    ...toTags(props),
    system: props.given.system,
    ...(props.given.isPersonal && { personal: true }),
    region,
    ...(requestId !== '' && { requestId }),
    ...(kind === 'self'
      ? { shopId: salon }
      : {
          delivery: {
            ...(kind !== null && { kind }),
            ...address,
            ...(deliveryDate && { date: deliveryDate, interval }),
          },
        }),
    captcha: toCaptcha(sent),
  };
}
