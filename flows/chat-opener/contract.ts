import * as z from 'zod';
import { BRAND } from '#schemas/brand';
import { safeUrl } from '#schemas/values/safe-url';
import { captchaWanted, codeSent, type CodeEvents } from '../kit/code/code-contract';
import { typedNumber } from '../kit/phone/typed-number';
import { BOT_TEXT, BOT_URL } from './texts';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

const words = (max: number) => z.string().trim().min(1).max(max);

export const props = z.object({
  title: words(160).default('Представьтесь, пожалуйста').describe('Заголовок первого шага'),
  description: z
    .string()
    .trim()
    .max(400)
    .default('Оператор увидит ваш тариф и счёт и сразу поможет. Пришлём код в\u00a0SMS.')
    .describe('Пояснение под заголовком'),
  strangerText: words(160)
    .default(`Номер не в\u00a0${BRAND.prepositional}?`)
    .describe('Вопрос перед ссылкой для тех, кто не абонент'),
  botText: words(80).default(BOT_TEXT).describe('Надпись ссылки на бота в мессенджере'),
  botUrl: safeUrl().default(BOT_URL).describe('Адрес бота в мессенджере'),
});
export type Props = z.output<typeof props>;

/** The number again, as the error screen kept it. */
export const retryInput = z.object({ msisdn: typedNumber });

/** An error screen. The words of the server come with the rejection, and stand above it. */
const failure = z.object({
  /** `load` offers another try, `wrong` only to close. */
  screen: z.enum(['wrong', 'load']),
  errorCode: z.string(),
});
export type Failure = z.output<typeof failure>;

/** The code could not be asked for. */
export const sendFailed = failure.extend({ type: z.literal('SEND_FAILED'), msisdn: z.string() });
/** The chat could not be opened with the code. */
export const openFailed = failure.extend({ type: z.literal('OPEN_FAILED') });
/** Another try to send the code has shown that the number will not do. */
export const refused = z.object({ type: z.literal('REFUSED'), msisdn: z.string() });

const chatButton = z.object({ url: z.string(), text: z.string() });
/**
 * The chat, ready to be opened. Its token is made for the browser, which brings it there: in the body of a form's
 * post, so that it stands in no address, no log and no Referer. It is in the state of this visitor's own step alone.
 */
export const opened = z.object({
  type: z.literal('OPENED'),
  /** Trusted: this site's, or of the configured origins. */
  url: z.string(),
  jwt: z.string(),
  button: chatButton.nullable(),
});

export const sendAnswer = z.discriminatedUnion('type', [codeSent, captchaWanted, sendFailed]);
export const retryAnswer = z.discriminatedUnion('type', [codeSent, captchaWanted, sendFailed, refused]);
export const openAnswer = z.discriminatedUnion('type', [opened, openFailed]);

type Payload<Outcome extends { type: string }> = Omit<Outcome, 'type'>;

export type Chat = Payload<z.output<typeof opened>>;
export type Events = CodeEvents & {
  OPENED: Chat;
  SEND_FAILED: Payload<z.output<typeof sendFailed>>;
  OPEN_FAILED: Failure;
  REFUSED: Payload<z.output<typeof refused>>;
  CHANGE_NUMBER: object;
  RETRY: object;
  START_OVER: object;
};
