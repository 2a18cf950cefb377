import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { limitedText } from '#schemas/values/limited-text';
import { richText } from '#schemas/values/rich-text';
import { toFaqPage } from './faq-page';

const ANCHOR = /^[\p{L}\d][\p{L}\d_-]*$/u;

const item = z.object({
  id: limitedText(80)
    .regex(ANCHOR, { error: 'must be letters, digits, «-» and «_»' })
    .optional()
    .describe('Якорь: по ссылке #якорь раздел откроется сам'),
  title: z.string().trim().min(1).max(240).describe('Вопрос или название раздела'),
  html: richText().describe('Ответ'),
  open: z.boolean().default(false).describe('Раскрыть сразу'),
  disabled: z
    .boolean()
    .default(false)
    .describe('Не раскрывается и не закрывается по щелчку; закрытый виден только названием'),
});

export const block = defineBlock({
  type: 'accordion',
  version: 1,
  label: 'Вопросы и ответы',
  group: 'text',
  description: 'Прячет подробности под короткими вопросами, чтобы нужный нашёлся взглядом.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    faq: z
      .boolean()
      .default(false)
      .describe('Это вопросы и ответы: показать их поисковикам разметкой FAQPage'),
    items: z.array(item).min(1).max(80).describe('Разделы'),
  }),
  examples: [
    {
      name: 'частые вопросы',
      props: {
        title: 'Частые вопросы',
        faq: true,
        items: [
          {
            id: 'esim-devices',
            title: 'На каких телефонах работает eSIM?',
            html: '<p>На большинстве моделей, выпущенных после 2019 года. Наберите <strong>*#06#</strong>: если в списке есть EID, телефон подходит.</p>',
          },
          {
            id: 'esim-price',
            title: 'Сколько стоит перейти на eSIM?',
            html: '<p>Нисколько. Номер, тариф и остатки пакетов сохранятся.</p>',
          },
          {
            id: 'esim-lost',
            title: 'Что делать, если телефон потерян?',
            html: '<ul><li>Заблокируйте номер в Личном кабинете или по звонку 0500.</li><li>Выпустите новую eSIM на другой телефон.</li></ul>',
          },
        ],
      },
    },
    {
      name: 'раскрытый раздел',
      props: {
        title: 'Дополнительная информация',
        items: [
          {
            id: 'limits',
            open: true,
            title: 'Что будет, когда закончится пакет',
            html: '<p>Интернет станет медленнее, до 64 Кбит/с. Добавить гигабайты можно в Личном кабинете.</p>',
          },
          {
            title: 'Как отказаться от автопродления',
            html: '<p>Отправьте команду <strong>*105#</strong> или зайдите в Личный кабинет.</p>',
          },
          {
            title: 'Условия на следующий год появятся в декабре',
            html: '<p>Опубликуем их, когда они будут утверждены.</p>',
            disabled: true,
          },
        ],
      },
    },
  ],
  seo: ({ faq, items }) => (faq ? toFaqPage(items) : null),
});
