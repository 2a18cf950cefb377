/** ORD-123. */
export const MAX_PROMO_CODE = 32;

export type PromoCodeState = 'initial' | 'valid' | 'error';

/** A code may be a phone number that begins with 8 (ORD-125). */
const PHONE = /^8\d{10}$/;

/** What a typed promo code looks like (ORD-119 to ORD-126); the operator has the last word. */
export function judgePromoCode(typed: string): PromoCodeState {
  const code = typed.trim();
  if (code === '') return 'initial';
  if (code.length > MAX_PROMO_CODE || !/^[\p{L}\d]+$/u.test(code)) return 'error';
  return /^\d+$/.test(code) && !PHONE.test(code) ? 'error' : 'valid';
}
