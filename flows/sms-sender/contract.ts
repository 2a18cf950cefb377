import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import {
  captchaWanted,
  codeSent,
  refreshInput,
  sendCodeInput,
  type CodeEvents,
} from '../kit/code/code-contract';
import { typedNumber } from '../kit/phone/typed-number';
import { MAX_TEXT_LENGTH } from './limits';
import { messages } from './messages';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

export const props = z.object({
  title: z
    .string()
    .trim()
    .min(1)
    .max(160)
    .default('Отправьте SMS с сайта')
    .describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('Бесплатно, с вашего номера на номер абонента. Отправку подтвердите кодом из SMS.')
    .describe('Пояснение под заголовком'),
});
export type Props = z.output<typeof props>;

/** A form posts each line's end as two signs; the field counts it as one. */
const MAX_POSTED_LENGTH = 2 * MAX_TEXT_LENGTH;
const messageText = limitedText(MAX_POSTED_LENGTH, {
  missing: messages.textInvalid,
  tooLong: messages.textInvalid,
})
  .transform((typed) => typed.replace(/\r\n/g, '\n').trim())
  .refine((text) => text !== '' && text.length <= MAX_TEXT_LENGTH, messages.textInvalid);

/** `msisdn` is the sender's. */
export const sendInput = sendCodeInput.extend({ recipient: typedNumber, text: messageText });
/** Another picture comes while the message is being written: what stands in the fields stays, whatever it is. */
const draft = {
  recipient: limitedText(40).optional(),
  text: limitedText(MAX_POSTED_LENGTH).optional(),
};
export const draftInput = refreshInput.extend(draft);
export const statusInput = z.object({});

const status = z.enum(['SENT', 'DELIVERED', 'FAILED']);
export type Status = z.output<typeof status>;

export const codeSentForMessage = codeSent.extend({ recipient: z.string(), text: z.string() });
export const captchaForDraft = captchaWanted.extend(draft);
export const sendAnswer = z.discriminatedUnion('type', [codeSentForMessage, captchaForDraft]);
export const sent = z.object({ type: z.literal('SENT'), status });
export const checked = z.object({ type: z.literal('CHECKED'), status });

export type Events = {
  CAPTCHA_WANTED: Omit<z.output<typeof captchaForDraft>, 'type'>;
  CODE_SENT: CodeEvents['CODE_SENT'] & { recipient: string; text: string };
  SENT: { status: Status };
  CHECKED: { status: Status };
  EDIT: object;
  WRITE_ANOTHER: object;
};
