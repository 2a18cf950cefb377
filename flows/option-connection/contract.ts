import * as z from 'zod';
import { price } from '#schemas/values/price';
import { UTM_FIELDS } from '../kit/connection/utm-input';
import { captchaWanted, confirmInput as codeInput, type CodeEvents } from '../kit/code/code-contract';
import { connectionInfo, vendorProduct } from '../kit/connection/connection-info';
import { CONNECTION_TEXTS } from '../kit/connection/connection-texts';
import { SOURCES } from '../kit/connection/source';

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
  source: z
    .enum(SOURCES)
    .optional()
    .describe(
      'Что подключать: опцию страницы, указанное ниже. Если не выбрано — указанное ниже, когда оно есть',
    ),
  kind: z
    .enum(['option', 'service'])
    .default('option')
    .describe('Что на этой странице: опция тарифа, услуга'),
  subject: z
    .discriminatedUnion('kind', [option, vendorProducts])
    .optional()
    .describe('Что подключается; нужно, если это не берётся со страницы'),
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

/** An option or a service with its price and its ways to connect. */
export type Option = Omit<z.output<typeof option>, 'kind'>;

export interface Loaded {
  /** The operator was asked, and has answered. */
  isKnown: boolean;
  /** What the page sells; null when it sells nothing, or the operator has not said. */
  ofPage: (Option & { id: string; isClosed: boolean }) | null;
  /** Its id: with another one a visitor begins anew. */
  about: string;
}

export type Props = z.output<typeof props> & Loaded;

export const confirmInput = codeInput.extend(UTM_FIELDS);

const connected = z.object({ type: z.literal('CONNECTED') });
export const confirmAnswer = z.discriminatedUnion('type', [connected, captchaWanted]);

export type Events = CodeEvents & {
  CHOOSE: { choice?: string };
  CONNECTED: object;
  CHANGE_NUMBER: object;
  BACK: object;
};
