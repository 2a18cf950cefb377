import type { Memo } from '#registry/define-flow';
import { CODE_LENGTH, RESEND_SECONDS } from '../kit/code/limits';

/** What the server says of a code that it has sent. */
export interface SentCode {
  codeLength?: number | undefined;
  /** In seconds. */
  timeout?: number | undefined;
}

export function toCodeSent(
  msisdn: string,
  { codeLength = CODE_LENGTH, timeout = RESEND_SECONDS }: SentCode,
  now: number,
) {
  return { type: 'CODE_SENT', msisdn, codeLength, resendAt: now + timeout * 1000 } as const;
}

type CodeSent = ReturnType<typeof toCodeSent>;

/** What is noted of a code that was sent. */
export function toCodeMemo({ codeLength, resendAt }: CodeSent): Memo {
  return { codeLength, resendAt, confirmedCode: null };
}

/** The code that the number has got, while no other may be asked for: it is typed, not sent again. */
export function findRunningCode({ codeLength, resendAt }: Memo, msisdn: string, now: number) {
  const isNoted = typeof codeLength === 'number' && typeof resendAt === 'number';
  if (!isNoted || resendAt <= now) return null;
  return { type: 'CODE_SENT', msisdn, codeLength, resendAt } as const;
}

export const toCaptchaMemo = (used: UsedCaptcha | null): Memo =>
  used ? { captchaId: used.id, captchaCode: used.code } : {};

export interface UsedCaptcha {
  id: string;
  code: string;
}

/** The captcha that was typed before the code was asked for. */
export function toUsedCaptcha({ captchaId, captchaCode }: Memo): UsedCaptcha | null {
  return typeof captchaId === 'string' && typeof captchaCode === 'string'
    ? { id: captchaId, code: captchaCode }
    : null;
}
