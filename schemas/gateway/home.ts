import { z } from 'zod';
import { defineCall } from './call';
import { PRIVATE_HOUSE_FLAG, requestReceiptSchema } from './convergent';
import { optionalField } from './entities/field';
import { utmFields } from './entities/utm';
import { captchaField, msisdnField, shownPayment } from './fields';

/** A request for home internet; the payload is ours to choose (HOME-413). */
export const homeInternetRequestSchema = z.looseObject({
  name: optionalField(z.string()),
  /** 11 digits starting with 7. */
  msisdn: msisdnField,
  address: optionalField(z.string()),
  /** A private house by its parts, in the place of `address` (CONV-24). */
  city: optionalField(z.string()),
  street: optionalField(z.string()),
  house: optionalField(z.string()),
  /** Only when the house is not a private one (CONV-21). */
  houseGuid: optionalField(z.string()),
  private: optionalField(z.enum([PRIVATE_HOUSE_FLAG.on, PRIVATE_HOUSE_FLAG.off])),
  tariffId: optionalField(z.string()),
  optionIds: optionalField(z.array(z.string())),
  /** One to five pieces of each (HOME-222). */
  devices: optionalField(z.array(z.looseObject({ id: z.string(), count: z.number().int().min(1).max(5) }))),
  payment: shownPayment,
  __captcha: optionalField(captchaField),
  ...utmFields,
});

export const connectHomeInternet = defineCall({
  id: 'home.connect',
  group: 'home',
  method: 'POST',
  path: '/api/unite/v1/options/connecthomeinternet',
  rows: ['HOME-101', 'HOME-413'],
  body: homeInternetRequestSchema,
  encoding: 'json',
  answer: requestReceiptSchema,
  empty: null,
  personal: true,
  commits: true,
});
