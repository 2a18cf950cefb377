import { z } from 'zod';
import { isoDate } from '../values/limited-text';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { captchaField, msisdnField, smsCodeField, textFlag, textId } from './fields';
import { codeSentAnswer, doneAnswer } from './outcomes';
import { API_BASE } from './paths';

/** Number porting («перенос номера»): requests to come with the own number. Bodies are form-encoded. */

/** The former operator of a number, and the domain of the region it belongs to. */
export const resolveNumberDomain = defineCall({
  id: 'mnp.resolveDomain',
  group: 'sim',
  method: 'GET',
  path: `${API_BASE.unite}/mnp/resolveDomain`,
  rows: ['MNP-105'],
  query: z.object({ msisdn: msisdnField }),
  answer: z.looseObject({
    domain: z.string(),
    operator: optionalField(z.string()),
    region: optionalField(z.string()),
    region_id: optionalField(identifier),
  }),
  empty: null,
  personal: true,
});

/** A request was taken: its id is what the later calls name. */
const requestAnswer = doneAnswer.extend({ requestId: optionalField(identifier) });

function definePortingCall<const Id extends string, Body extends z.ZodType>(
  name: Id,
  row: string,
  body: Body,
  { commits = false }: { commits?: boolean } = {},
) {
  return defineCall({
    id: `mnp.${name}`,
    group: 'sim',
    method: 'POST',
    path: `${API_BASE.unite}/mnp/${name}`,
    rows: [row],
    body,
    encoding: 'form',
    answer: requestAnswer,
    empty: null,
    personal: true,
    commits,
  });
}

/** Creates a porting request. */
export const addPortingRequest = definePortingCall(
  'addRequest',
  'MNP-106',
  z.looseObject({
    msisdn: msisdnField,
    name: z.string().optional(),
    contactPhone: msisdnField.optional(),
    email: z.string().optional(),
    region: z.string().optional(),
    tariffTag: z.string().optional(),
    packTag: z.string().optional(),
    ref: z.string().optional(),
    captcha: captchaField.optional(),
  }),
);

/** Changes a porting request: the date of porting, say. */
export const updatePortingRequest = definePortingCall(
  'updateRequest',
  'MNP-107',
  z.looseObject({
    requestId: textId,
    msisdn: msisdnField.optional(),
    date: z.string().optional(),
    email: z.string().optional(),
    tariffTag: z.string().optional(),
  }),
);

/** Notes what the visitor did with a request: which step was reached. */
export const addPortingActivity = definePortingCall(
  'addRequestActivity',
  'MNP-108',
  z.looseObject({ requestId: textId, activity: textId }),
);

/** Keeps a request that is finished in a shop: `requestId` is the one it was begun as. */
export const storePortingShopRequest = definePortingCall(
  'storeShopRequest',
  'MNP-109',
  z.looseObject({
    msisdn: msisdnField,
    shopId: textId,
    requestId: textId.optional(),
    name: z.string().optional(),
    phone: msisdnField.optional(),
    email: z.string().optional(),
    date: z.string().optional(),
    tariffTag: z.string().optional(),
    packTag: z.string().optional(),
    ref: z.string().optional(),
    captcha: captchaField.optional(),
  }),
  { commits: true },
);

/** Asks for a notice when the number can be ported. */
export const sendPortingNotice = definePortingCall(
  'sendNotice',
  'MNP-110',
  z.looseObject({ msisdn: msisdnField, email: z.string().optional(), captcha: captchaField.optional() }),
);

/** How the SIM of an order is brought: to an address, by its parts. */
const portingDelivery = z.looseObject({
  kind: z.string().optional(),
  city: z.string().optional(),
  street: z.string().optional(),
  house: z.string().optional(),
  building: z.string().optional(),
  flat: z.string().optional(),
  comment: z.string().optional(),
  date: z.string().optional(),
  interval: z.string().optional(),
});

/** Orders a SIM to which the number is ported; without `msisdn` a plain one. `requestId` is the request it ends. */
export const orderPorting = defineCall({
  id: 'retail.mnporder',
  group: 'sim',
  method: 'POST',
  path: `${API_BASE.retail}/mnporder`,
  rows: ['MNP-111'],
  body: z.looseObject({
    msisdn: msisdnField.optional(),
    requestId: textId.optional(),
    fio: z.string(),
    phone: msisdnField.optional(),
    email: z.string().optional(),
    tariffTag: z.string().optional(),
    packTag: z.string().optional(),
    ref: z.string().optional(),
    system: z.string().optional(),
    personal: textFlag.optional(),
    date: z.string().optional(),
    region: z.string().optional(),
    shopId: z.string().optional(),
    delivery: portingDelivery.optional(),
    captcha: captchaField.optional(),
  }),
  encoding: 'form',
  answer: doneAnswer.extend({ orderId: optionalField(identifier) }),
  empty: null,
  personal: true,
  commits: true,
});

/** How far a move is: the request is there, the former operator looks at it, its day is fixed, it is done; or refused. */
export const PORTING_STATUSES = ['accepted', 'checking', 'scheduled', 'done', 'refused'] as const;

/**
 * Sends a code to a number, so that its owner can see how far its move is. The specification names no call for that:
 * both are ours (decision 0063).
 */
export const sendPortingStatusCode = defineCall({
  id: 'mnp.sendStatusCode',
  group: 'sim',
  method: 'POST',
  path: `${API_BASE.unite}/mnp/sendStatusCode`,
  rows: [],
  body: z.looseObject({ msisdn: msisdnField, captcha: captchaField.optional() }),
  encoding: 'form',
  answer: codeSentAnswer,
  empty: null,
  personal: true,
});

/** How far the move of a number is, once its owner has confirmed the code. 404 where there is no request. */
export const getPortingStatus = defineCall({
  id: 'mnp.status',
  group: 'sim',
  method: 'POST',
  path: `${API_BASE.unite}/mnp/status`,
  rows: [],
  body: z.looseObject({ msisdn: msisdnField, code: smsCodeField }),
  encoding: 'form',
  answer: doneAnswer.extend({
    status: z.enum(PORTING_STATUSES),
    requestId: optionalField(identifier),
    date: optionalField(isoDate()),
    /** The code of the refusal (SIM-155). */
    reason: optionalField(z.string()),
  }),
  empty: null,
  personal: true,
});
