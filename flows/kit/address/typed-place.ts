import type * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { addressInput } from './address-contract';
import { MAX_ADDRESS_LENGTH } from './address-limits';
import { ADDRESS_TEXTS } from './address-texts';

/** An address that is picked from suggestions, or written by its parts where no suggestion fits. */

export const PLACE_PARTS = ['city', 'street', 'house'] as const;

const part = limitedText(MAX_ADDRESS_LENGTH, { tooLong: ADDRESS_TEXTS.incomplete }).trim().default('');

/** The fields of both; whether the parts count says the form's own flag. */
export const PLACE_FIELDS = {
  address: part,
  guid: limitedText(64, { tooLong: ADDRESS_TEXTS.incomplete }).default(''),
  city: part,
  street: part,
  house: part,
};

type TypedPlace = Readonly<Record<keyof typeof PLACE_FIELDS, string>>;

/** Judges only what the flag asks for (ORD-141 to ORD-143, ORD-149). */
export function judgePlace(typed: TypedPlace, isByParts: boolean, context: z.core.$RefinementCtx): void {
  if (isByParts) {
    for (const name of PLACE_PARTS.filter((one) => typed[one] === ''))
      context.addIssue({ code: 'custom', path: [name], message: ADDRESS_TEXTS.partMissing });
    return;
  }
  const judged = addressInput.safeParse(typed);
  for (const { message } of judged.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['address'], message });
}
