import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { captcha, captchaCode } from '../captcha/captcha';
import { typedNumber } from '../phone/typed-number';

/** Inputs and outcomes of the steps that confirm a number by SMS. The browser imports only the types. */

export const sendCodeInput = z.object({ msisdn: typedNumber, captchaCode });
export const resendInput = z.object({ captchaCode });
/** `msisdn` when the field for it stands beside the code's; none without one. */
export const refreshInput = z.object({ msisdn: limitedText(40).optional() });
/** The length is judged by the step, which knows what the server said (CODE-408). */
export const confirmInput = z.object({
  code: limitedText(40).trim().default(''),
  captchaCode,
});

export const codeSent = z.object({
  type: z.literal('CODE_SENT'),
  msisdn: z.string(),
  codeLength: z.int(),
  /** Milliseconds since 1970. */
  resendAt: z.number(),
});
/** The server asks for a captcha, or wants another one; `msisdn` is the number it is wanted for. */
export const captchaWanted = z.object({ type: z.literal('CAPTCHA_WANTED'), msisdn: z.string(), captcha });
export const codeAnswer = z.discriminatedUnion('type', [codeSent, captchaWanted]);

type Payload<Outcome extends { type: string }> = Omit<Outcome, 'type'>;

export type CodeEvents = {
  CODE_SENT: Payload<z.output<typeof codeSent>>;
  CAPTCHA_WANTED: Payload<z.output<typeof captchaWanted>>;
};
