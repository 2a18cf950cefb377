import { z } from 'zod';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { tariffChangePreviewSchema } from './entities/tariff-change';
import { utmSchema } from './entities/utm';
import { captchaField, msisdnField } from './fields';
import { codeSentAnswer, doneAnswer } from './outcomes';

/**
 * Calls that connect a tariff, an option or a vendor product by a code from an SMS. `msisdn` is always
 * 11 digits starting with 7. A refusal comes as an error status with `{error: {code, message, field}}`.
 */

/** What is added to the tariff: the option's billing id, and its variation `ms` or `ext` (CONN-415). */
const parametersField = optionalField(
  z.array(z.looseObject({ billingId: z.string(), connectionType: optionalField(z.enum(['ms', 'ext'])) })),
);

const rateplanQuery = z.looseObject({
  msisdn: msisdnField,
  captcha: optionalField(z.string()),
  smsCode: optionalField(z.string()),
});

export const requestRateplan = defineCall({
  id: 'rateplan.get',
  group: 'account',
  method: 'GET',
  path: '/api/lk/rateplan/get',
  rows: ['CONN-114', 'CONN-417'],
  query: rateplanQuery,
  answer: codeSentAnswer,
  empty: null,
  personal: true,
});

/** Changes something in spite of being a GET: never retry it, never offer it to a browser as a link. */
export const confirmRateplan = defineCall({
  id: 'rateplan.confirm',
  group: 'account',
  method: 'GET',
  path: '/api/lk/rateplan/confirm',
  rows: ['CONN-115', 'CONN-418'],
  query: rateplanQuery,
  answer: doneAnswer,
  empty: null,
  personal: true,
  commits: true,
});

/** Sends the code of a tariff change, the first time and again. `region`: first label of the host name. */
export const connectTariff = defineCall({
  id: 'tariffChange.connect',
  group: 'account',
  method: 'POST',
  path: '/api/lk/v2/tariff/connect',
  rows: ['CONN-408', 'CONN-409', 'CONN-410', 'CONN-411', 'CONN-412', 'CONN-419'],
  body: z.looseObject({
    msisdn: msisdnField,
    region: z.string(),
    captcha: optionalField(captchaField),
  }),
  encoding: 'json',
  answer: codeSentAnswer,
  empty: null,
  personal: true,
});

/** `ratePlanID`: first billing id of the tariff. An accepted code gives a preview with an `id`. */
export const previewTariffChange = defineCall({
  id: 'tariffChange.detail',
  group: 'account',
  method: 'POST',
  path: '/api/lk/v2/tariff/detail',
  rows: ['CONN-413', 'CONN-420'],
  body: z.looseObject({
    msisdn: msisdnField,
    smsCode: z.string(),
    ratePlanID: z.string(),
    parameters: parametersField,
    captcha: optionalField(captchaField),
  }),
  encoding: 'json',
  answer: tariffChangePreviewSchema,
  empty: null,
  personal: true,
});

export const confirmTariffChange = defineCall({
  id: 'tariffChange.confirm',
  group: 'account',
  method: 'POST',
  path: '/api/lk/v2/tariff/confirm',
  rows: ['CONN-416', 'CONN-421'],
  body: z.looseObject({
    msisdn: msisdnField,
    ratePlanID: z.string(),
    parameters: parametersField,
    smsCode: optionalField(z.string()),
    captcha: optionalField(captchaField),
  }),
  encoding: 'json',
  answer: doneAnswer,
  empty: null,
  personal: true,
  commits: true,
});

/**
 * What `/api/lk/{type}/connect` connects. The values are not given: a closed list, so that the pattern does
 * not catch `/api/lk/payment/connect`, which is another call.
 */
export const CONNECTABLE_TYPES = ['option', 'service', 'vasp'] as const;

const connectablePath = z.object({ type: z.enum(CONNECTABLE_TYPES) });

const optionConnectionBody = z.looseObject({
  msisdn: msisdnField,
  token: optionalField(z.string()),
  billing_id: optionalField(z.string()),
  product_id: optionalField(z.string()),
  code: optionalField(z.string()),
  region: optionalField(z.string()),
  captcha: optionalField(captchaField),
});

export const connectOption = defineCall({
  id: 'option.connect',
  group: 'account',
  method: 'POST',
  path: '/api/lk/{type}/connect',
  rows: ['CONN-116', 'CONN-422'],
  pathParams: connectablePath,
  body: optionConnectionBody,
  encoding: 'json',
  answer: codeSentAnswer.extend({ token: optionalField(z.string()) }),
  empty: null,
  personal: true,
});

/** A vendor product is connected only when the answer has an `orderId` (CONN-121). */
export const confirmOption = defineCall({
  id: 'option.confirm',
  group: 'account',
  method: 'POST',
  path: '/api/lk/{type}/confirm',
  rows: ['CONN-117', 'CONN-423'],
  pathParams: connectablePath,
  body: optionConnectionBody,
  encoding: 'json',
  answer: doneAnswer.extend({ orderId: optionalField(identifier) }),
  empty: null,
  personal: true,
  commits: true,
});

export const sendProductCode = defineCall({
  id: 'product.authOtp',
  group: 'account',
  method: 'POST',
  path: '/api/lk/productAuthOtp',
  rows: ['CONN-118', 'CONN-424'],
  query: z.looseObject({ msisdn: msisdnField }),
  answer: codeSentAnswer,
  empty: null,
  personal: true,
});

/** `channel`: where the order comes from; ours is `site`. */
export const connectProduct = defineCall({
  id: 'product.connect',
  group: 'account',
  method: 'POST',
  path: '/api/lk/productConnect',
  rows: ['CONN-119', 'CONN-425'],
  query: z.looseObject({ msisdn: msisdnField, channel: z.string() }),
  body: z.looseObject({ product_id: z.string(), code: z.string(), utm: optionalField(utmSchema) }),
  encoding: 'json',
  answer: doneAnswer.extend({ orderId: optionalField(identifier) }),
  empty: null,
  personal: true,
  commits: true,
});
