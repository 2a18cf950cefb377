import { z } from 'zod';
import { limitedText } from '../values/limited-text';

/** Field schemas that many calls share. Query and form values travel as text, hence the double forms. */

/** A number in a query or a form: a number, or its text. Parses to a number. */
export const textNumber = z.union([
  z.number(),
  limitedText(40)
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

/** A flag in a query or a form: `true`, `1`, `'1'`, `'true'` and their opposites. Parses to a boolean. */
export const textFlag = z.union([
  z.boolean(),
  z.literal([0, 1]).transform((value) => value === 1),
  z
    .literal(['0', '1', 'true', 'false', 'on', 'off'])
    .transform((value) => ['1', 'true', 'on'].includes(value)),
]);

/** An identifier in a query, a path or a form: not empty. */
export const textId = z.string().min(1);

/** A phone number as it is sent: 11 digits starting with 7 (CODE-108, CODE-407). */
export const msisdnField = limitedText(11).regex(/^7\d{10}$/, 'A phone number is 11 digits starting with 7');

/** A code from an SMS: digits only; its length is the server's to decide (CODE-408). */
export const smsCodeField = limitedText(10).regex(/^\d{1,10}$/, 'A code is digits only');

/** A captcha as a call carries it: the form's name, and the id and code once it is shown. */
export const captchaField = z.looseObject({
  form: z.string().optional(),
  id: z.string().optional(),
  code: z.string().optional(),
});

/** An amount of money in whole or fractional roubles, as the gateway counts. */
export const roublesField = textNumber.refine((value) => value > 0, 'An amount is above 0');

/** What the visitor saw that it costs, in roubles: every 30 days, and once. */
export const shownPayment = z.looseObject({ monthly: z.number(), once: z.number() }).optional();
