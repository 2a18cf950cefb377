import * as z from 'zod';
import { image } from '#schemas/values/image';
import { limitedText } from '#schemas/values/limited-text';
import { safeUrl } from '#schemas/values/safe-url';
import { windowId } from '#schemas/values/window-id';
import { captcha, captchaCode } from '../kit/captcha/captcha';
import { typedAmount } from '../kit/money/typed-amount';
import { typedNumber } from '../kit/phone/typed-number';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

const words = (max: number) => z.string().trim().min(1).max(max);
const sum = () => z.int().positive().max(100_000_000);

export const props = z.object({
  // PAY-102
  title: words(160).default('Пополнить баланс').describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('Картой или через СБП. Входить в\u00a0Личный кабинет не\u00a0нужно.')
    .describe('Пояснение под заголовком'),
  amountDescription: z
    .string()
    .max(200)
    .default('от\u00a010 до\u00a015\u00a0000\u00a0₽')
    .describe('Пояснение к сумме. Границы платежа берутся из него: «от 10 до 15 000\u00a0₽»'),
  minKopecks: sum().default(1000).describe('Наименьшая сумма в копейках, если в пояснении её нет'),
  maxKopecks: sum().default(1_500_000).describe('Наибольшая сумма в копейках, если в пояснении её нет'),
  quickSumsKopecks: z
    .array(sum())
    .max(4)
    .default([10_000, 30_000, 50_000])
    .describe('Суммы для быстрого выбора, в копейках'),
  hasReceipt: z
    .boolean()
    .default(false)
    .describe('Показать рядом с формой, что и за кого оплачивают. Для формы на всю ширину страницы'),
  fee: words(40).default('Нет').describe('Комиссия, как она показана рядом с формой: «Нет», «2\u00a0%»'),
  sbpPopupId: windowId().default('sbp-popup').describe('Идентификатор окна с QR-кодом, латиницей'),
  sbpPopupTitle: words(120).default('Оплата через СБП').describe('Заголовок окна с QR-кодом'),
  sbpPopupDescription: z
    .string()
    .max(400)
    .default('Отсканируйте код камерой телефона или в\u00a0приложении банка.')
    .describe('Пояснение к QR-коду'),
  sbpPopupImage: image.optional().describe('Картинка над пояснением'),
  sbpPopupText: z
    .string()
    .max(400)
    .default('После оплаты результат платежа отобразится в банковском приложении.')
    .describe('Текст под QR-кодом'),
  sbpPopupButtonText: words(60)
    .default('Оплатить в\u00a0приложении банка')
    .describe('Кнопка, которая на телефоне открывает приложение банка'),
  sbpPopupLinkText: words(120).default('Как платить через СБП').describe('Надпись на ссылке внизу окна'),
  sbpPopupLink: safeUrl().optional().describe('Куда ведёт ссылка внизу окна; без адреса её нет'),
});
export type Props = z.output<typeof props>;

const method = z.enum(['card', 'sbp']);

/** PAY-111 */
export const payInput = z.object({
  method: method.default('card'),
  msisdn: typedNumber,
  amount: typedAmount,
  captchaCode,
});
/** As far as it is typed: another picture takes nothing away. */
export const draftInput = z.object({
  msisdn: limitedText(40).catch(''),
  amount: typedAmount.catch(0),
});
export const noInput = z.object({});

const target = z.object({
  msisdn: z.string(),
  /** 0 while none is entered. */
  amountKopecks: z.int(),
});

const bank = z.object({
  name: z.string(),
  /** Opens the bank's application with the payment; null when it cannot be addressed. */
  link: z.string().nullable(),
});
const qr = z.object({
  /** A picture in a `data:` address, or on this site; null when it cannot be shown. */
  image: z.string().nullable(),
  /** What the QR says: where to pay on the same device; null when it is no web address. */
  link: z.string().nullable(),
  /** When it is old; milliseconds since 1970. */
  expiresAt: z.number(),
  banks: z.array(bank),
});

export const captchaWanted = target.extend({
  type: z.literal('CAPTCHA_WANTED'),
  /** Null: the captcha service gave none. */
  captcha: captcha.nullable(),
});
export const paymentOpened = target.extend({
  type: z.literal('PAYMENT_OPENED'),
  redirect: z.string(),
  /** Milliseconds since 1970. */
  openedAt: z.number(),
});
export const qrOpened = target.extend({ type: z.literal('QR_OPENED'), qr });
export const qrFailed = target.extend({ type: z.literal('QR_FAILED') });
const back = z.object({ type: z.literal('BACK') });

export const payAnswer = z.discriminatedUnion('type', [captchaWanted, paymentOpened, qrOpened, qrFailed]);
export const refreshAnswer = z.discriminatedUnion('type', [qrOpened, qrFailed, back]);

export type Method = z.output<typeof method>;
export type Target = z.output<typeof target>;
export type Qr = z.output<typeof qr>;
export type Bank = z.output<typeof bank>;
type Payload<Outcome extends { type: string }> = Omit<Outcome, 'type'>;

export type Events = {
  CAPTCHA_WANTED: Payload<z.output<typeof captchaWanted>>;
  PAYMENT_OPENED: Payload<z.output<typeof paymentOpened>>;
  QR_OPENED: Payload<z.output<typeof qrOpened>>;
  QR_FAILED: Payload<z.output<typeof qrFailed>>;
  BACK: object;
};
