import { z } from 'zod';
import { identifier, optionalField } from './field';

/** How an option is added to a tariff: with the main subscription (`ms`) or on top of it (`ext`) (CONN-402). */
export const connectionOptionSchema = z.looseObject({
  billingId: identifier,
  variation: z.enum(['ms', 'ext']),
});

/** The ways to connect a tariff, an option or a service (CONN-113, CONN-401). */
export const connectionInfoSchema = z.looseObject({
  sms: optionalField(z.string()),
  smsText: optionalField(z.string()),
  ivr: optionalField(z.string()),
  ussd: optionalField(z.string()),
  lkLink: optionalField(z.string()),
  /** Can be connected on the site by a code from an SMS. */
  fast: optionalField(z.boolean()),
  billingIds: optionalField(z.array(identifier)),
  /** Roubles that must be on the account before a tariff change; 0 for none (CONN-231). */
  balanceMin: optionalField(z.number()),
  popupNotice: optionalField(z.string()),
  options: optionalField(z.array(connectionOptionSchema)),
  /** Can be bought with a new SIM. */
  sim: optionalField(z.boolean()),
  /** Can be taken by moving with the own number. */
  mnp: optionalField(z.boolean()),
});
export type ConnectionInfo = z.output<typeof connectionInfoSchema>;
