import type * as z from 'zod';
import { addConvergentRequest, PRIVATE_HOUSE_FLAG } from '#schemas/gateway/convergent';
import { connectHomeInternet } from '#schemas/gateway/home';
import type { Region } from '#schemas/region';
import type { Captcha } from '../kit/captcha/captcha';
import { toUtm } from '../kit/connection/utm-input';
import type { Ask } from '../kit/engine/ask';
import type { Place, Props, requestInput } from './contract';
import type { States } from './machine';
import type { ConnectionKind, Receipt } from './offer';

/** What the captcha of the request is called, by what is connected. */
export const CAPTCHA_FORMS: Readonly<Record<ConnectionKind, string>> = {
  home: 'homeinternet',
  addition: 'homeinternet',
  convergent: 'convergent',
};
const KOPECKS = 100;

interface Request {
  typed: z.output<typeof requestInput>;
  data: Pick<States['request'], 'place' | 'chosen' | 'receipt' | 'captcha' | 'tariff'>;
  props: Pick<Props, 'kind' | 'tariffId'>;
  region: Region;
}

/** Sends what was chosen to the call of its kind (CONV-43, HOME-413). */
export const sendRequest = (request: Request, ask: Ask) =>
  request.props.kind === 'convergent' ? askForPackage(request, ask) : askForHome(request, ask);

function askForHome({ typed, data, props }: Request, ask: Ask) {
  const { place, chosen, receipt, captcha } = data;
  const tariffId = data.tariff || props.tariffId;
  const body = {
    name: typed.name,
    msisdn: typed.msisdn,
    ...toAddressFields(place),
    ...(tariffId !== '' && { tariffId }),
    optionIds: [chosen.plan, ...chosen.television].filter((id) => id !== ''),
    devices: chosen.devices.map(({ id, count }) => ({ id, count })),
    payment: toPayment(receipt),
    __captcha: toCaptchaField('home', captcha, typed.captchaCode),
    ...toUtm(typed).utm,
  };
  return ask(connectHomeInternet, { body });
}

/** CONV-20 to CONV-25; by their names, as the visitor has seen them: a specialist reads them out. */
function askForPackage({ typed, data: { place, chosen, receipt, captcha }, region }: Request, ask: Ask) {
  const tariffName = receipt.lines.find(({ id }) => id === chosen.plan)?.title;
  const options = receipt.lines.filter(({ id }) => id !== chosen.plan).map(({ title }) => title);
  const body = {
    name: typed.name,
    contactPhone: typed.msisdn,
    ...toAddressFields(place),
    region: region.title,
    ...(tariffName !== undefined && { tariffName }),
    ...(options.length > 0 && { optionName: options.join(',') }),
    payment: toPayment(receipt),
    __captcha: toCaptchaField('convergent', captcha, typed.captchaCode),
    ...toUtm(typed).utm,
  };
  return ask(addConvergentRequest, { body });
}

const toCaptchaField = (kind: ConnectionKind, { id }: Captcha, code: string) => ({
  form: CAPTCHA_FORMS[kind],
  id,
  code,
});

const toPayment = ({ monthlyKopecks, onceKopecks }: Receipt) => ({
  monthly: monthlyKopecks / KOPECKS,
  once: onceKopecks / KOPECKS,
});

/**
 * CONV-20, CONV-21, CONV-24: a private house by its parts and without a guid, any other as it was picked. Of an address
 * that nobody has asked for there is nothing to send.
 */
function toAddressFields({ address, guid, parts }: Place) {
  if (address === '') return {};
  if (parts !== null) return { ...parts, private: PRIVATE_HOUSE_FLAG.on };
  return { address, houseGuid: guid, private: PRIVATE_HOUSE_FLAG.off };
}
