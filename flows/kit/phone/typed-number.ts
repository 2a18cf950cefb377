import * as z from 'zod';
import { msisdn } from '#schemas/values/msisdn';
import { FLOW_TEXTS } from '../texts/flow-texts';

const number = msisdn();

/** A phone number as it was typed, in any usual form; 11 digits starting with 7 from then on (CODE-110 to CODE-113). */
export const typedNumber = z
  .string({ error: FLOW_TEXTS.numberMissing })
  .trim()
  .max(40, FLOW_TEXTS.numberInvalid)
  .refine((typed) => !/^(\+7)?$/.test(typed), { error: FLOW_TEXTS.numberMissing, abort: true })
  .transform((typed) => number.safeParse(typed).data ?? '')
  .refine((cleaned) => cleaned !== '', FLOW_TEXTS.numberInvalid);
