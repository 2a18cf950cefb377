import type { GatewayError } from '#schemas/gateway/errors';
import type { Rejection } from '#registry/define-flow';
import { loadCaptcha } from '../captcha/load-captcha.server';
import { rejectWithCaptcha, type CaptchaWanted } from '../captcha/reject-captcha.server';
import type { Ask } from '../engine/ask';
import { reject } from '../engine/reject.server';
import { isMoneyMissing, toMissingText, toTopUp } from '../money/to-top-up';
import { toErrorText } from '../texts/error-text';
import { FLOW_TEXTS } from '../texts/flow-texts';
import type { CodeData } from './code-steps';

/** Errors that belong to the code's field (CODE-06, CODE-136, CODE-412, CODE-419). */
const AT_CODE: ReadonlySet<string> = new Set([
  '5012',
  '5013',
  '5014',
  '5015',
  '1131',
  '1136',
  'otp.wrong.params',
  'validation',
  '0',
  '7',
]);

/** A rejection when a typed code is not `length` digits; null when it is (CODE-410, CODE-411). */
export function rejectShape(code: string, length: number): Rejection | null {
  const isWhole = /^\d+$/.test(code) && code.length === length;
  return isWhole ? null : reject(FLOW_TEXTS.codeInvalid, { field: 'code' });
}

/** A rejection once the countdown has ended: the code is inactive from then on, and never sent (CODE-206). */
export function rejectLate({ resendAt }: Pick<CodeData, 'resendAt'>, now: number): Rejection | null {
  return now < resendAt ? null : reject(FLOW_TEXTS.codeLate, { field: 'code' });
}

/** A rejection while the countdown runs: another code is not asked for before (CODE-205). */
export function rejectEarly({ resendAt }: Pick<CodeData, 'resendAt'>, now: number): Rejection | null {
  return now < resendAt ? reject(FLOW_TEXTS.tooEarly, { status: 429 }) : null;
}

/** What the server says of a code: at the code's field when it is about the code (CODE-413), else above the form. */
export function rejectCode(error: GatewayError): Rejection {
  return reject(toErrorText(error), { field: toCodeField(error) });
}

/** `rejectCode` of a confirmation that may want a captcha, or has spent the one it shows (CODE-207, CODE-208). */
export async function rejectConfirmation(
  error: GatewayError,
  { msisdn, captcha: shown }: CodeData,
  ask: Ask,
): Promise<Rejection<CaptchaWanted>> {
  const load = () => loadCaptcha(ask, msisdn, shown);
  const refused = await rejectWithCaptcha(error, { msisdn, shown, load }, toCodeField(error));
  if (!isMoneyMissing(error)) return refused;
  const missing = toMissingText(error);
  const { message: told } = refused.rejected;
  const message = missing === '' ? told : `${told.replace(/\.?$/, '.')} ${missing}`;
  const handOver = toTopUp(msisdn, error, { title: 'Вернуться к\u00a0подключению' });
  return { ...refused, rejected: { ...refused.rejected, message }, handOver };
}

/** Where an error of a code stands: the field's name, or undefined for above the form (CODE-413). */
export function toCodeField({ field, code }: GatewayError): 'code' | undefined {
  return field === 'smsCode' || (code !== null && AT_CODE.has(code)) ? 'code' : undefined;
}
