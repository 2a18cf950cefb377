import * as z from 'zod';
import { price } from '#schemas/values/price';
import { UTM_FIELDS } from '../kit/connection/utm-input';
import { captchaWanted, confirmInput as codeInput, type CodeEvents } from '../kit/code/code-contract';
import { connectionInfo, vendorProduct } from '../kit/connection/connection-info';
import { CONNECTION_TEXTS } from '../kit/connection/connection-texts';
import { messages } from './messages';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

const option = z.object({
  kind: z.enum(['option', 'service']).describe('option — опция тарифа, service — услуга'),
  title: z.string().trim().max(120).optional().describe('Название без кавычек; без него подключать нечего'),
  price: price.optional().describe('Цена'),
  connection: connectionInfo.describe('Как подключается'),
});

const vendorProducts = z.object({
  kind: z.literal('vasp').describe('Подписка партнёра'),
  products: z
    .array(vendorProduct.extend({ price: price.optional().describe('Цена') }))
    .min(1)
    .max(20)
    .describe('Продукты партнёра; из нескольких выбирает посетитель'),
  fast: z.boolean().default(true).describe('Можно подключить на сайте, по коду из SMS'),
  popupNotice: z.string().trim().max(300).optional().describe('Пояснение к подключению'),
});

export const props = z.object({
  subject: z.discriminatedUnion('kind', [option, vendorProducts]).describe('Что подключается'),
  quickNotice: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .default(CONNECTION_TEXTS.quick)
    .describe('Сколько ждать подключения'),
  doneTitle: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .default('Done!')
    .describe('Заголовок, когда подписка партнёра подключена'),
  isTitled: z
    .boolean()
    .default(true)
    .describe('Показать заголовок «Подключить «…»»; выключите в окне, которое называется так же'),
});
export type Props = z.output<typeof props>;

export const chooseInput = z.object({ productId: z.string({ error: messages.noProduct }).max(100) });
export const confirmInput = codeInput.extend(UTM_FIELDS);

export const chosen = z.object({ type: z.literal('CHOSEN'), productId: z.string() });
const connected = z.object({ type: z.literal('CONNECTED') });
export const confirmAnswer = z.discriminatedUnion('type', [connected, captchaWanted]);

type Payload<Outcome extends { type: string }> = Omit<Outcome, 'type'>;

export type Events = CodeEvents & {
  CHOSEN: Payload<z.output<typeof chosen>>;
  CONNECTED: object;
  CHANGE_NUMBER: object;
  BACK: object;
};
