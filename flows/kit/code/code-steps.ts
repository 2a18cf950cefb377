import type { Captcha } from '../captcha/captcha';
import type { CodeEvents } from './code-contract';

/** The data of the steps that confirm a number by SMS, and how events change it: parts of a flow's machine. */

/** A number is asked for. */
export type NumberData = { msisdn: string; captcha: Captcha | null };
/** A code was sent to it. */
export type CodeData = { msisdn: string; codeLength: number; resendAt: number; captcha: Captcha | null };

export const noNumber: NumberData = { msisdn: '', captcha: null };

/** `CODE_SENT`: the countdown begins (CODE-204), and the captcha has done its part. */
export const toCodeData = (
  _: object,
  { msisdn, codeLength, resendAt }: CodeEvents['CODE_SENT'],
): CodeData => ({ msisdn, codeLength, resendAt, captcha: null });

/** `CAPTCHA_WANTED` at the number. */
export const toNumberData = (_: object, { msisdn, captcha }: CodeEvents['CAPTCHA_WANTED']): NumberData => ({
  msisdn,
  captcha,
});

/** `CAPTCHA_WANTED` at the code. */
export const withCaptcha = <Data extends CodeData>(
  data: Data,
  { captcha }: CodeEvents['CAPTCHA_WANTED'],
): Data => ({ ...data, captcha });

/** Change of number: it stands in the field, to be mended. */
export const backToNumber = ({ msisdn }: { msisdn: string }): NumberData => ({ msisdn, captcha: null });
