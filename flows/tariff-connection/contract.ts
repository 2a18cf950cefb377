import * as z from 'zod';
import { identifier } from '#schemas/gateway/entities/field';
import { link } from '#schemas/values/link';
import { price, type Price } from '#schemas/values/price';
import { safeUrl } from '#schemas/values/safe-url';
import { refersTo } from '#schemas/references/refers-to';
import { captchaWanted, type CodeEvents } from '../kit/code/code-contract';
import { connectionInfo, type ConnectionInfo } from '../kit/connection/connection-info';
import { SOURCES } from '../kit/connection/source';
import { CONNECTION_TEXTS } from '../kit/connection/connection-texts';
import type { OrderParameter } from './order-parameter';
import { LK_TARIFF_CHANGE_URL, TARIFF_TEXTS } from './tariff-texts';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

const notice = (text: string) => z.string().trim().min(1).max(200).default(text);

export const props = z.object({
  source: z
    .enum(SOURCES)
    .optional()
    .describe(
      'Что подключать: тариф страницы, тариф ниже. Если не выбрано — тариф ниже, когда он указан; у витрины тарифов несколько',
    ),
  tariff: z
    .object({
      id: refersTo('tariff', identifier).describe('Тариф; с другим тарифом окно начинается сначала'),
      title: z
        .string()
        .trim()
        .max(120)
        .optional()
        .describe('Название без кавычек; без него подключать нечего'),
      price: price.optional().describe('Цена тарифа: её видят те, кто подключает тариф впервые'),
    })
    .optional()
    .describe('Свой тариф; нужен, если он не берётся со страницы'),
  connection: connectionInfo.optional().describe('Как подключается свой тариф'),
  action: z
    .enum(['change', 'new'])
    .default('change')
    .describe('change — меняют тариф на действующем номере, new — подключают впервые'),
  offers: z
    .object({
      sim: link
        .default({ text: 'Купить SIM-карту или eSIM', url: '/esim', newWindow: false })
        .describe('Где купить SIM-карту; видно, если тариф продаётся с новой SIM-картой'),
      mnp: link
        .default({ text: 'Перейти со своим номером', url: '/mnp', newWindow: false })
        .describe('Где перенести номер; видно, если тариф доступен при переносе'),
    })
    .prefault({})
    .describe('Другие способы получить тариф'),
  subscriptionId: z
    .string()
    .max(60)
    .optional()
    .describe('Код подписки; с ним смена тарифа на своём номере не предлагается'),
  quickNotice: notice(CONNECTION_TEXTS.quick).describe('Сколько ждать подключения'),
  packagesNotice: notice(TARIFF_TEXTS.packages).describe(
    'Что произойдёт сразу, если запас на счёте не нужен',
  ),
  changeNotice: notice(TARIFF_TEXTS.change).describe('Пояснение к смене тарифа на своём номере'),
  lkTariffChangeUrl: safeUrl()
    .default(LK_TARIFF_CHANGE_URL)
    .describe('Смена тарифа в Личном кабинете, если у тарифа нет своей страницы там'),
  isTitled: z
    .boolean()
    .default(true)
    .describe('Показать заголовок «Подключить «…»»; выключите в окне, которое называется так же'),
});

/** What a visitor may have chosen of a tariff or with it: a pack of its constructor, an add-on of its card. */
export interface Addition {
  id: string;
  kind: 'pack' | 'option';
  /** «30 ГБ и 600 минут», «Кино» */
  title: string;
  /** Of the tariff with it, all in all. */
  price: Price;
  /** How the operator is asked for it (CONN-415). */
  parameter: OrderParameter;
  /** Where the tariff with it is bought with a new SIM; null where that is not told. */
  shopLink: string | null;
}

/** A tariff as the flow knows it, whoever has named it. */
export interface Tariff {
  id: string;
  /** Without quotes; empty where there is none (CONN-122). */
  title: string;
  /** As it is, with nothing chosen. */
  price: Price | null;
  connection: ConnectionInfo;
  additions: readonly Addition[];
  /** Nobody can have it any more. */
  isClosed: boolean;
}

export interface Loaded {
  /** The tariffs of the page; null when the operator could not be asked, or did not have to be. */
  tariffs: readonly Tariff[] | null;
  /** Their tariff, or that they are many: with another one a visitor begins anew. */
  about: string;
  /** The addition that the page itself shows as chosen; empty where it shows none. */
  chosen: string;
}

export type Props = z.output<typeof props> & Loaded;

const kopecks = z.int().nullable();
const option = z.object({
  id: z.string(),
  name: z.string(),
  labels: z.array(z.string()),
  priceKopecks: kopecks,
  connectKopecks: kopecks,
});

/** What a change costs and brings (CONN-403); null and empty for what the operator does not say. */
export const preview = z.object({
  title: z.string(),
  caption: z.string(),
  description: z.string(),
  url: z.string(),
  charge: z.object({
    title: z.string(),
    description: z.string(),
    amountKopecks: kopecks,
    parts: z.array(z.object({ title: z.string(), description: z.string(), amountKopecks: kopecks })),
  }),
  priceKopecks: kopecks,
  period: z.string(),
  /** An ISO date without time; null when none is given. */
  dateFrom: z.string().nullable(),
  note: z.string(),
  added: z.array(option),
  kept: z.array(option),
});
export type Preview = z.output<typeof preview>;
export type PreviewOption = z.output<typeof option>;

const previewed = z.object({
  type: z.literal('PREVIEWED'),
  preview,
  /** What the page said at that moment. */
  price: price.nullable(),
  /** What was chosen with the tariff; empty where nothing was. */
  chosen: z.string(),
  /** The operator asks for another sum than the page has named. */
  isOtherPrice: z.boolean(),
});
const unavailable = z.object({ type: z.literal('UNAVAILABLE') });
const changed = z.object({ type: z.literal('CHANGED') });
const changeFailed = z.object({
  type: z.literal('CHANGE_FAILED'),
  reason: z.enum(['money', 'other']),
  /** What the account lacks, where the operator says it. */
  missingKopecks: z.int().positive().exactOptional(),
});

export const confirmAnswer = z.discriminatedUnion('type', [previewed, unavailable, captchaWanted]);
export const changeAnswer = z.discriminatedUnion('type', [changed, changeFailed, unavailable]);

type Payload<Outcome extends { type: string }> = Omit<Outcome, 'type'>;

/** What was previewed, and what the page had said of it. */
export type Previewed = Payload<z.output<typeof previewed>>;

export type Events = CodeEvents & {
  PREVIEWED: Previewed;
  UNAVAILABLE: object;
  CHANGED: object;
  CHANGE_FAILED: Payload<z.output<typeof changeFailed>>;
  RETRY: object;
  CHOOSE: { choice?: string };
  CHANGE_TARIFF: object;
  CHANGE_NUMBER: object;
  BACK: object;
};
