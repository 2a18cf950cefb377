import { z } from 'zod';
import { isoDate, limitedText } from '../values/limited-text';
import { identifier, optionalField } from './entities/field';

/** The values that the SIM ordering calls share: number tiers, the questionnaire, steps and statuses. */

/** In the order of the specification (SIM-401). */
export const NUMBER_TIERS = ['simple', 'silver', 'bronze', 'gold', 'platinum'] as const;
export const NUMBER_SEARCH_MODES = ['ALL', 'FAVORITE_NUMBER', 'TAIL'] as const;
/** What a list of numbers is narrowed by, where it is (SIM-122). */
export const NUMBER_FILTER_TYPE = 'FAVORITE_NUMBER';
export const ACTIVATION_STATUSES = ['success', 'pending', 'error'] as const;
/** How a person is confirmed: as a subscriber of ours, or by the portal of state services (SIM-108, SIM-109). */
export const IDENTITY_METHODS = ['subscriber', 'unep'] as const;
export const IDENTITY_STATUSES = ['none', 'waiting', 'confirmed', 'refused'] as const;
export const CONTRACT_STATUSES = ['none', 'sending', 'sent', 'signed', 'expired'] as const;

/** The steps a process can be continued from (SIM-104, SIM-106). */
export const SIM_PROCESS_STEPS = [
  'region',
  'contacts',
  'number',
  'mnp',
  'confirm-number',
  'tariff',
  'identity',
  'phone',
  'code',
  'install',
  'questionnaire',
  'contract',
  'activation',
] as const;

/** The subscriber questionnaire (SIM-116). Dates are ISO: `1990-05-17`. */
export const questionnaire = z.looseObject({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  middleName: z.string().optional(),
  birthDate: isoDate(),
  birthPlace: z.string().min(1),
  gender: z.enum(['MALE', 'FEMALE']),
  passport: z.looseObject({
    series: limitedText(4).regex(/^\d{4}$/),
    number: limitedText(6).regex(/^\d{6}$/),
    issueDate: isoDate(),
    issueId: z.string().min(1),
    issuedBy: z.string().min(1),
  }),
});

/** A number to choose. `price` is in roubles; `goodid` is what an order names it by (ORD-110). */
export const simNumber = z.looseObject({
  msisdn: z.string(),
  goodid: optionalField(identifier),
  tier: z.enum(NUMBER_TIERS),
  price: z.number().nonnegative(),
});

/** A tariff for the new SIM; prices in roubles for 30 days. */
export const simTariff = z.looseObject({
  id: identifier,
  title: z.string(),
  price: z.number().nonnegative(),
  description: optionalField(z.string()),
});

const simPack = z.looseObject({ id: identifier, title: z.string(), price: z.number().nonnegative() });

/** A tariff with the packs to choose from. */
export const simTariffDetail = simTariff.extend({
  packs: z.array(simPack).default([]),
});

/** What a process has by now: whoever goes on with it on another day sees it again. Prices in roubles. */
export const simProcessState = z.looseObject({
  step: z.enum(SIM_PROCESS_STEPS),
  regionId: optionalField(z.string()),
  phone: optionalField(z.string()),
  email: optionalField(z.string()),
  number: optionalField(simNumber.extend({ reservedUntil: optionalField(z.string()) })),
  porting: optionalField(z.looseObject({ msisdn: z.string(), date: isoDate() })),
  tariff: optionalField(simTariff),
  packs: optionalField(z.array(simPack)),
  identity: optionalField(z.enum(IDENTITY_STATUSES)),
});

/** A profile to be installed: the picture of its code, and what is typed where there is no camera. */
export const esimProfile = z.looseObject({
  qrImageUrl: z.string(),
  /** `LPA:1$address$code`. */
  activationCode: limitedText(300),
  address: z.string(),
  matchingId: z.string(),
});
