import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { limitedText } from '#schemas/values/limited-text';
import { richText } from '#schemas/values/rich-text';

const HASHES = /^[\p{L}\d_-]+(\s*,\s*[\p{L}\d_-]+)*$/u;

const tab = z.object({
  title: z.string().trim().min(1).max(80).describe('Надпись на вкладке'),
  hashes: limitedText(300)
    .trim()
    .regex(HASHES, { error: 'must be hashes of letters, digits, «-», «_», separated by commas, without #' })
    .describe('Якоря через запятую: по любому из них откроется эта вкладка. Первый попадёт в адрес'),
  html: richText().describe('Содержание вкладки'),
});

export const block = defineBlock({
  type: 'tabs',
  version: 1,
  label: 'Вкладки',
  group: 'text',
  description: 'Показывает одно из нескольких равноправных содержаний, выбранное вкладкой или адресом.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    tabs: z.array(tab).min(1).max(20).describe('Вкладки'),
  }),
  examples: [
    {
      name: 'роуминг',
      props: {
        title: 'Как работает роуминг',
        tabs: [
          {
            title: 'По России',
            hashes: 'russia,home-region',
            html: '<p>В поездках по стране условия тарифа не меняются: звонки, интернет и SMS стоят столько же, сколько дома.</p><ul><li>подключать ничего не нужно;</li><li>пакеты расходуются как обычно.</li></ul>',
          },
          {
            title: 'За границей',
            hashes: 'abroad,world',
            html: '<p>Интернет заработает сразу после включения телефона. Цену на день покажем в SMS.</p>',
          },
          {
            title: 'В море и в самолёте',
            hashes: 'sea',
            html: '<p>Связь идёт через спутник и стоит дороже. Если звонить не собираетесь, включите режим полёта.</p>',
          },
        ],
      },
    },
    {
      name: 'две вкладки',
      props: {
        tabs: [
          {
            title: 'Для телефона',
            hashes: 'phone',
            html: '<p>Наберите <strong>*105#</strong> и следуйте подсказкам.</p>',
          },
          {
            title: 'Для модема',
            hashes: 'modem',
            html: '<p>Откройте страницу модема в браузере и выберите «Счёт».</p>',
          },
        ],
      },
    },
  ],
});
