import type { FlowAction } from '#registry/define-flow';
import { REFRESH_CAPTCHA, RESEND_CODE, SEND_CODE } from '../code/code-actions';

/** What asks for a code, in the steps `add` and `confirm` of every connection (CONN-204). */
export const codeActions = {
  sendCode: { ...SEND_CODE, from: ['add'] },
  resendCode: { ...RESEND_CODE, from: ['confirm'] },
  refreshCaptcha: { ...REFRESH_CAPTCHA, from: ['add', 'confirm'] },
} as const satisfies Record<string, FlowAction>;
