import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getOptionGroup } from '#schemas/gateway/options';
import type { ServiceCardView } from '#schemas/products/service-card';
import { toContainerCards } from '#schemas/products/service-container';
import { link } from '#schemas/values/link';
import { fileUrl, safeUrl } from '#schemas/values/safe-url';
import { refersTo, type ReferenceKind } from '#schemas/references/refers-to';
import { examples } from './examples';

const code = (kind: ReferenceKind) => refersTo(kind, z.string().trim().min(1).max(100));

/** The fields of OPT-404. */
const card = z.object({
  prodCatOptionId: code('option')
    .optional()
    .describe('Опция оператора: название, текст и цена придут от него; всё, что ниже, их заменит'),
  title: z.string().trim().min(1).max(120).optional().describe('Название; нужно без кода опции'),
  href: safeUrl().optional().describe('Куда ведёт карточка; нужно без кода опции'),
  text: z.string().trim().max(400).optional().describe('Описание в одно-два предложения'),
  price: z.string().trim().max(60).optional().describe('Цена словами, если её нет у оператора: «По тарифу»'),
  icon: z.string().trim().max(40).optional().describe('Название значка: phone'),
  imgSrc: fileUrl().optional().describe('Картинка вместо значка, 480×320'),
  videoSrc: fileUrl().optional().describe('Короткое видео без звука вместо картинки: играет под указателем'),
  servicesOptions: z
    .array(code('billingCode'))
    .max(50)
    .optional()
    .describe('Коды в биллинге, если карточка — о нескольких опциях: покажем самую низкую цену'),
  isArchive: z.boolean().optional().describe('Подключить больше нельзя'),
  tabTitle: z.string().trim().max(60).optional().describe('Вкладка, на которой стоит карточка'),
});

const NOTHING: ServiceCardView[] = [];

export const block = defineBlock({
  type: 'services-container',
  version: 1,
  label: 'Карточки услуг',
  group: 'products',
  description: 'Показывает выбранные услуги или все услуги страницы с ценами оператора.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    cards: z.array(card).max(200).default([]).describe('Карточки; без них — все опции страницы'),
    hasOthers: z
      .boolean()
      .default(false)
      .describe('Добавить после карточек остальные опции страницы, которые есть у оператора'),
    hasTabs: z.boolean().default(false).describe('Разложить карточки по вкладкам'),
    archiveLink: link.optional().describe('Ссылка на архив услуг'),
  }),
  examples,
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'услуги для карточек',
      whenMissing: 'warn',
      isMet: (_props, _context, cards) => cards.length > 0,
    },
  ],
  async load({ cards, hasOthers }, { call, page }) {
    const isAsked =
      cards.length === 0 ||
      hasOthers ||
      cards.some(({ prodCatOptionId, servicesOptions }) => prodCatOptionId ?? servicesOptions);
    const options =
      page.uuid === null || !isAsked
        ? []
        : (await call(getOptionGroup, { query: { uuid: page.uuid } })).options;
    return toContainerCards(cards, options, hasOthers || cards.length === 0);
  },
});
