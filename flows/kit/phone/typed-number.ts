import { limitedText } from '#schemas/values/limited-text';
import { msisdn } from '#schemas/values/msisdn';
import { FLOW_TEXTS } from '../texts/flow-texts';

const number = msisdn();

/** A phone number as it was typed, in any usual form; 11 digits starting with 7 from then on (CODE-110 to CODE-113). */
export const typedNumber = limitedText(40, {
  missing: FLOW_TEXTS.numberMissing,
  tooLong: FLOW_TEXTS.numberInvalid,
})
  .trim()
  .refine((typed) => !/^(\+7)?$/.test(typed), { error: FLOW_TEXTS.numberMissing, abort: true })
  .transform((typed) => number.safeParse(typed).data ?? '')
  .refine((cleaned) => cleaned !== '', FLOW_TEXTS.numberInvalid);
