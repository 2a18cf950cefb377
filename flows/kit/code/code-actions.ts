import {
  captchaWanted,
  codeAnswer,
  confirmInput,
  refreshInput,
  resendInput,
  sendCodeInput,
} from './code-contract';
import { CHECK_LIMITS, RESEND_LIMITS, SEND_LIMITS } from './code-limits';

/** The declarations of the actions that confirm a number by SMS; a flow adds the states they are legal in. */

const TEN_MINUTES = 600;

export const SEND_CODE = {
  once: 'input',
  input: sendCodeInput,
  outcome: codeAnswer,
  secret: ['captchaCode'],
  limits: SEND_LIMITS,
} as const;

export const RESEND_CODE = {
  input: resendInput,
  outcome: codeAnswer,
  secret: ['captchaCode'],
  limits: RESEND_LIMITS,
} as const;

export const REFRESH_CAPTCHA = {
  input: refreshInput,
  outcome: captchaWanted,
  limits: [{ by: 'address', points: 100, seconds: TEN_MINUTES }],
} as const;

/** Without its outcome, which is the flow's own. */
export const CONFIRM_CODE = {
  once: 'step',
  input: confirmInput,
  secret: ['code', 'captchaCode'],
  limits: CHECK_LIMITS,
  keepsNumber: 'msisdn',
} as const;
