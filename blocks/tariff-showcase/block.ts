import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { TARIFF_FLAGS } from '#schemas/gateway/entities/details';
import { CHOOSE_TEXT, MORE_TEXT } from '#schemas/products/card-action';
import { limitedText } from '#schemas/values/limited-text';
import { link } from '#schemas/values/link';
import { windowToOpen } from '#schemas/values/window-id';
import { refersTo, type ReferenceKind } from '#schemas/references/refers-to';
import { examples } from './examples';
import { loadShowcase, NO_SHOWCASE } from './load-showcase';

const codes = (kind: ReferenceKind) =>
  z
    .array(refersTo(kind, z.string().trim().min(1).max(60)))
    .max(40)
    .optional();

const flag = z
  .enum(TARIFF_FLAGS)
  .describe(
    'Признак: акция, акция на старте, акция с устройствами, акция с домашним интернетом, домашний интернет, беспроводной интернет, для дома, с подпиской, с услугой, базовый, хит',
  );

const tab = z.object({
  title: z.string().trim().min(1).max(60).describe('Надпись на вкладке: «Для телефона»'),
  hash: limitedText(60)
    .regex(/^[\p{L}\d][\p{L}\d_-]*$/u, { error: 'must be letters, digits, «-», «_», without #' })
    .describe('Якорь вкладки: по нему она открывается, он же попадёт в адрес'),
  ids: codes('tariff').describe('Тарифы по одному: коды в нужном порядке'),
  types: codes('tariffType').describe('Типы тарифов: hit, premium'),
  flags: z.array(flag).optional().describe('Признаки тарифов из каталога'),
  segments: codes('tariffSegment').describe(
    'Сегменты: megafamily, homeinternet; тарифы без сегмента — other',
  ),
});

const word = (text: string) => z.string().trim().min(1).max(30).default(text);

export const block = defineBlock({
  type: 'tariff-showcase',
  version: 1,
  label: 'Витрина тарифов',
  group: 'products',
  description: 'Показывает тарифы страницы с ценами региона и даёт выбрать, сравнить и подключить.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    subtitle: z.string().trim().min(1).max(300).optional().describe('Подзаголовок'),
    link: link.optional().describe('Ссылка рядом с заголовком: «Все тарифы»'),
    source: z
      .enum(['page', 'convergent'])
      .default('page')
      .describe('Какие тарифы: этой страницы, конвергентные (связь с домашним интернетом)'),
    tabs: z
      .array(tab)
      .max(8)
      .default([])
      .describe('Вкладки; тариф попадает в те, чьим условиям отвечает. Без вкладок видны все тарифы'),
    layout: z
      .enum(['carousel', 'grid'])
      .default('carousel')
      .describe('Расположение: карточки листаются вбок, карточки стоят рядами'),
    connectPopupId: windowToOpen()
      .optional()
      .describe('Окно подключения на этой странице; без него кнопка ведёт на страницу тарифа'),
    homePopupId: windowToOpen()
      .optional()
      .describe(
        'Окно, в\u00a0котором к\u00a0тарифу добавляют домашний интернет; без него карточка ведёт на\u00a0проверку адреса',
      ),
    chooseText: word(CHOOSE_TEXT).describe('Надпись на кнопке, которая подключает'),
    moreText: word(MORE_TEXT).describe('Надпись на ссылке на страницу тарифа'),
    comparable: z.boolean().default(false).describe('Тарифы можно отметить и сравнить'),
    hasNumberBanner: z.boolean().default(false).describe('Баннер о красивом номере'),
    portingLink: link
      .optional()
      .describe('Непубличная ссылка на перенос номера; без неё кнопки переноса нет'),
    isOptional: z
      .boolean()
      .default(false)
      .describe('Если тарифов нет, не показывать блок: он на странице не главный'),
  }),
  examples,
  empty: NO_SHOWCASE,
  requires: [
    {
      name: 'data',
      label: 'тарифы этой страницы',
      whenMissing: 'warn',
      isMet: ({ isOptional }, _context, { panels }) => isOptional || panels.length > 0,
    },
  ],
  load: loadShowcase,
});
