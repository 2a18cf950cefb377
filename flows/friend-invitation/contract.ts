import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { captchaWanted, codeSent, refreshInput, sendCodeInput } from '../kit/code/code-contract';
import { typedNumber } from '../kit/phone/typed-number';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

export const props = z.object({
  title: z.string().trim().min(1).max(160).default('Пригласите друга').describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('Друг получит SMS с приглашением. Звонить ему и уговаривать не придётся.')
    .describe('Пояснение под заголовком'),
});
export type Props = z.output<typeof props>;

export const inviteInput = sendCodeInput
  .extend({ friend: typedNumber })
  .refine(({ msisdn, friend }) => msisdn !== friend, {
    error: 'Это ваш номер, а нужен номер друга',
    path: ['friend'],
  });

/** Another picture comes while the numbers are being typed: what stands in the fields stays. */
const draft = { friend: limitedText(40).optional() };
export const draftInput = refreshInput.extend(draft);

const codeSentToInvite = codeSent.extend({ friend: z.string() });
export const captchaForDraft = captchaWanted.extend(draft);
export const inviteAnswer = z.discriminatedUnion('type', [codeSentToInvite, captchaForDraft]);
export const invited = z.object({ type: z.literal('INVITED') });
export const confirmAnswer = z.discriminatedUnion('type', [invited, captchaForDraft]);

export type Events = {
  CAPTCHA_WANTED: Omit<z.output<typeof captchaForDraft>, 'type'>;
  CODE_SENT: Omit<z.output<typeof codeSentToInvite>, 'type'>;
  INVITED: object;
  CHANGE_NUMBER: object;
  INVITE_ANOTHER: object;
};
