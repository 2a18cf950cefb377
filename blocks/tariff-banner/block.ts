import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getTariff } from '#schemas/gateway/tariffs';
import { toTariffHead } from '#schemas/products/tariff-detail';
import { image } from '#schemas/values/image';
import { isoDate, isoMoment, limitedText } from '#schemas/values/limited-text';
import { link } from '#schemas/values/link';
import { windowToOpen } from '#schemas/values/window-id';
import { toPhase } from '#blocks/ui/countdown/countdown';
import { toPeriod } from '#blocks/ui/countdown/promotion-dates';
import type { TariffBannerData } from './banner-data';
import { examples } from './examples';
import { toOfferJsonLd } from './offer-json-ld';
import { BUY_TEXT, CONNECT_TEXT, OFFER_TEXT, PROMOTION_TEXT } from './texts';

const EMPTY: TariffBannerData = { path: '/', title: '', breadcrumbs: [], tariff: null, phase: null };

const moment = () => z.union([isoDate(), isoMoment()]);
const words = (text: string) => z.string().trim().min(1).max(80).default(text);

const promotion = z.object({
  startDate: moment().optional().describe('Первый день; с него идёт отсчёт, без него — за три дня до конца'),
  endDate: moment().describe('Последний день включительно (2026-12-31) или момент с часовым поясом'),
});

export const block = defineBlock({
  type: 'tariff-banner',
  version: 1,
  label: 'Шапка тарифа',
  group: 'products',
  description: 'Называет тариф страницы и его цену и даёт главную кнопку.',
  props: z.object({
    variant: z
      .enum(['v1', 'v2'])
      .default('v2')
      .describe('Вид шапки: цена в карточке рядом с текстом, цветное поле с картинкой'),
    breadcrumbs: z.boolean().default(true).describe('Показать путь к странице над заголовком'),
    title: z.string().trim().max(120).optional().describe('Название, пока оператор не ответил'),
    image: image.optional().describe('Картинка справа, с кадром для телефона; для v2'),
    connectPopupId: windowToOpen()
      .optional()
      .describe('Окно подключения; без него и у закрытого тарифа кнопки нет'),
    connectText: words(CONNECT_TEXT).describe('Надпись на кнопке подключения'),
    buyText: words(BUY_TEXT).describe('Надпись на ссылке в магазин, если тариф продаётся с SIM-картой'),
    promotion: promotion.optional().describe('Срок акции, по которой действует цена'),
    promotionText: limitedText(120)
      .trim()
      .refine((text) => text.includes('{date}'), { error: 'must have {date} in it' })
      .default(PROMOTION_TEXT)
      .describe('Строка о сроке; вместо {date} встанет последний день'),
    portingLink: link
      .optional()
      .describe(
        'Закрытая ссылка на перенос номера: с ней тем, кто пришёл из заказа, видно личное предложение',
      ),
    portingText: words(OFFER_TEXT).describe('Надпись на кнопке личного предложения'),
  }),
  examples,
  empty: EMPTY,
  requires: [
    {
      name: 'data',
      label: 'тариф этой страницы у\u00a0оператора',
      whenMissing: 'warn',
      isMet: (_props, _context, { tariff }) => tariff !== null,
    },
  ],
  load: async ({ title, breadcrumbs, promotion: term }, { call, page, path }) => {
    const product = page.uuid === null ? null : await call(getTariff, { query: { uuid: page.uuid } });
    return {
      path,
      title: title ?? (page.struct_title || page.title).replace(/^«(.+)»$/, '$1'),
      breadcrumbs: breadcrumbs ? page.breadcrumbs : [],
      tariff: product === null ? null : toTariffHead(product),
      phase: term === undefined ? null : toPhase(toPeriod(term), Date.now()),
    };
  },
  seo: (_props, data, { toAbsolute }) => toOfferJsonLd(data, toAbsolute),
  showsBreadcrumbs: ({ breadcrumbs }) => breadcrumbs,
});
