import * as z from 'zod';
import { BRAND } from '#schemas/brand';
import { isEmail, MAX_EMAIL_LENGTH } from '#schemas/values/email';
import { limitedText } from '#schemas/values/limited-text';
import { ORDER_TEXTS } from './order-texts';
import { MAX_COMMENT } from './order-rules';
import { judgePromoCode, MAX_PROMO_CODE } from './promo-code';

/** The fields of an order with the rules of each (ORD-122 to ORD-155). */

const MAX_NAME = 100;
const NAME = /^[a-zа-яё](?:[a-zа-яё\s-]*[a-zа-яё])?$/i;

/** ORD-129 to ORD-133, ORD-149. */
export const orderName = limitedText(MAX_NAME, {
  missing: ORDER_TEXTS.missing,
  tooLong: ORDER_TEXTS.nameInvalid,
})
  .trim()
  .refine((typed) => typed !== '', { error: ORDER_TEXTS.missing, abort: true })
  .refine((typed) => NAME.test(typed), ORDER_TEXTS.nameInvalid);

/** ORD-134 to ORD-137. An order can do without one. */
export const orderEmail = limitedText(MAX_EMAIL_LENGTH, { tooLong: ORDER_TEXTS.emailInvalid })
  .trim()
  .default('')
  .refine((typed) => typed === '' || (isEmail(typed) && !/[а-яё]/i.test(typed)), ORDER_TEXTS.emailInvalid)
  .refine((typed) => !typed.toLowerCase().includes(BRAND.slug), ORDER_TEXTS.emailInvalid);

const COUNTRY = '7';
const WITH_COUNTRY = 11;
const OWN_DIGITS = 10;

/** With +7 eleven digits, without it ten (ORD-138, ORD-139); 11 digits that begin with 7 from then on. */
export const orderPhone = limitedText(40, {
  missing: ORDER_TEXTS.phoneInvalid,
  tooLong: ORDER_TEXTS.phoneInvalid,
})
  .trim()
  .refine((typed) => /^[+\d\s()-]*$/.test(typed), { error: ORDER_TEXTS.phoneInvalid, abort: true })
  .transform((typed) => {
    const digits = typed.replace(/\D/g, '');
    if (typed.startsWith('+7')) return digits.length === WITH_COUNTRY ? digits : '';
    return digits.length === OWN_DIGITS && !typed.startsWith('+') ? COUNTRY + digits : '';
  })
  .refine((cleaned) => cleaned !== '', ORDER_TEXTS.phoneInvalid);

const COMMENT_TOO_LONG = `Не\u00a0больше ${MAX_COMMENT}\u00a0знаков`;

/** ORD-155. */
export const orderComment = limitedText(MAX_COMMENT, { tooLong: COMMENT_TOO_LONG }).trim().default('');

/** ORD-122 to ORD-126. */
export const promoCode = limitedText(MAX_PROMO_CODE, { tooLong: ORDER_TEXTS.promoInvalid })
  .trim()
  .default('')
  .refine((typed) => judgePromoCode(typed) !== 'error', ORDER_TEXTS.promoInvalid);

/** ORD-145, ORD-154. */
export const acceptance = z.literal('on', { error: ORDER_TEXTS.accept });
