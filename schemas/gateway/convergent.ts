import { z } from 'zod';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { formRefusalSchema } from './entities/refusal';
import { utmFields } from './entities/utm';
import { captchaField, shownPayment } from './fields';

/** An address as the suggestion service writes it (CONV-26); of another region when it says so (HOME-405). */
export const addressSuggestionSchema = z.looseObject({
  value: z.string(),
  data: z.looseObject({
    aoguid: optionalField(z.string()),
    /** Missing for a street without a house: such an address cannot be checked (HOME-407). */
    houseguid: optionalField(z.string()),
    region_with_type: optionalField(z.string()),
    /** Degrees, as the service writes them: texts. */
    geo_lat: optionalField(z.string()),
    geo_lon: optionalField(z.string()),
  }),
  /** Subdomain of the address's region, when that is not the visitor's. */
  otherRegion: optionalField(z.string()),
  otherRegionTitle: optionalField(z.string()),
});

export const suggestAddresses = defineCall({
  id: 'address.suggest',
  group: 'home',
  method: 'POST',
  path: '/api/unite/v1/wifire/getSuggestions',
  rows: ['CONV-44', 'CONV-402'],
  body: z.looseObject({ query: z.string() }),
  encoding: 'json',
  answer: z.looseObject({ suggestions: z.array(addressSuggestionSchema) }),
  empty: { suggestions: [] },
  personal: true,
});

/** `result: null` means that the check itself failed: `error` is then for the visitor (HOME-410). */
export const checkAddress = defineCall({
  id: 'address.check',
  group: 'home',
  method: 'POST',
  path: '/api/unite/v1/wifire/checkAddress',
  rows: ['CONV-44', 'CONV-403'],
  body: z.looseObject({ houseGuid: z.string() }),
  encoding: 'json',
  answer: z.looseObject({
    result: z.boolean().nullable(),
    /** Providers that serve the house, when it is not the operator's own network. */
    partnersid: optionalField(z.array(identifier)),
    error: optionalField(z.string()),
  }),
  empty: null,
  personal: true,
});

/** The flag of a private house (CONV-25). */
export const PRIVATE_HOUSE_FLAG = { on: 'on', off: 'off' } as const;

/** A request to connect home internet with a mobile tariff (CONV-20). */
export const connectionRequestSchema = z.looseObject({
  contactPhone: z.string(),
  name: z.string(),
  __captcha: optionalField(captchaField),
  ...utmFields,
  address: optionalField(z.string()),
  city: optionalField(z.string()),
  street: optionalField(z.string()),
  house: optionalField(z.string()),
  /** Only when the house is not a private one (CONV-21). */
  houseGuid: optionalField(z.string()),
  /** Selected options, joined by comma (CONV-22). */
  optionName: optionalField(z.string()),
  region: optionalField(z.string()),
  tariffName: optionalField(z.string()),
  private: optionalField(z.enum([PRIVATE_HOUSE_FLAG.on, PRIVATE_HOUSE_FLAG.off])),
  payment: shownPayment,
});

/** The answer to a posted request: accepted with its number, or refused with the reason in `extra`. */
export const requestReceiptSchema = z.looseObject({
  success: z.boolean(),
  id: optionalField(identifier),
  extra: optionalField(formRefusalSchema),
});

export const addConvergentRequest = defineCall({
  id: 'convergent.addRequest',
  group: 'home',
  method: 'POST',
  path: '/api/unite/v1/convergent/addrequest',
  rows: ['CONV-43', 'CONV-404'],
  body: connectionRequestSchema,
  encoding: 'json',
  answer: requestReceiptSchema,
  empty: null,
  personal: true,
  commits: true,
});

/** TV channels by theme. The path stands without unite/v1 (CONV-405). */
export const getChannels = defineCall({
  id: 'convergent.channels',
  group: 'home',
  method: 'GET',
  path: '/api/convergent/channels',
  rows: ['CONV-405'],
  answer: z.array(
    z.looseObject({
      id: identifier,
      title: z.string(),
      channels: z.array(z.looseObject({ id: identifier, title: z.string(), hd: optionalField(z.boolean()) })),
    }),
  ),
  empty: [],
});
