import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import type { FlowLookup } from '#registry/flow-lookup';
import { ADDRESS_MIN_CHARS, MAX_ADDRESS_LENGTH, MAX_ADDRESSES } from './address-limits';
import { ADDRESS_TEXTS } from './address-texts';

/** The address of a form: what stands in the field, and the house that was picked for it (HOME-404). */

const MAX_GUID_LENGTH = 64;

/** As the browser gets it: nothing else of what the suggestion service says. */
export const addressSuggestion = z.object({
  value: z.string(),
  /** Null for a street: without a house nothing can be checked (HOME-407). */
  guid: z.string().nullable(),
  /** Another region than the visitor's (HOME-405): its code, and its title. */
  otherRegion: z.object({ code: z.string(), title: z.string() }).nullable(),
});
export type AddressSuggestion = z.output<typeof addressSuggestion>;

export const addressSuggestions = z.object({ suggestions: z.array(addressSuggestion).max(MAX_ADDRESSES) });

const typedAddress = limitedText(MAX_ADDRESS_LENGTH, {
  missing: ADDRESS_TEXTS.incomplete,
  tooLong: ADDRESS_TEXTS.incomplete,
})
  .trim()
  .min(ADDRESS_MIN_CHARS, ADDRESS_TEXTS.incomplete);

/** HOME-406; `guid` is empty for an address that was typed and not picked. */
export const addressInput = z.object({
  address: typedAddress,
  guid: limitedText(MAX_GUID_LENGTH, { tooLong: ADDRESS_TEXTS.incomplete }).default(''),
});
export type AddressInput = z.output<typeof addressInput>;

/** The addresses that a text may mean, where none of them is the one. */
export const foundAddresses = z.object({
  type: z.literal('FOUND'),
  address: z.string(),
  found: z.array(addressSuggestion),
});
export type FoundAddresses = z.output<typeof foundAddresses>;

/** A house that the operator was asked about: its own network is there, a partner's, or none. */
export const checkedAddress = z.object({
  address: z.string(),
  guid: z.string(),
  network: z.enum(['own', 'partner', 'absent']),
});
export type CheckedAddress = z.output<typeof checkedAddress>;

/**
 * Addresses that a visitor's text may mean. A visitor types some twenty questions for an address; the address of a
 * network is shared by many visitors.
 */
export const ADDRESS_LOOKUP = {
  from: ['form'],
  input: z.object({ address: typedAddress }),
  answer: addressSuggestions,
  limits: [
    { by: 'visitor', points: 120, seconds: 600 },
    { by: 'address', points: 600, seconds: 600 },
  ],
} as const satisfies FlowLookup;
