import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { richText } from '#schemas/values/rich-text';
import { RULES, ZONES } from './example-texts';

export const block = defineBlock({
  type: 'scroll-box',
  version: 1,
  label: 'Прокручиваемая рамка',
  group: 'text',
  description: 'Вмещает широкую таблицу или длинный текст в рамку, которая прокручивается сама.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    direction: z
      .enum(['horizontal', 'vertical'])
      .default('horizontal')
      .describe('Куда прокручивать: вбок (широкая таблица) или вниз (длинный текст)'),
    height: z
      .enum(['s', 'm', 'l'])
      .default('m')
      .describe('Высота рамки, которая прокручивается вниз: 240, 360 или 480 px'),
    html: richText().describe('Содержание: таблица или текст'),
  }),
  examples: [
    { name: 'широкая таблица', props: { title: 'Стоимость звонков за\u00a0границей', html: ZONES } },
    {
      name: 'длинный текст',
      props: { title: 'Правила акции', direction: 'vertical', height: 's', html: RULES },
    },
    {
      name: 'помещается целиком',
      props: { html: '<p>Абонентская плата списывается раз в\u00a0месяц, в\u00a0день подключения.</p>' },
    },
  ],
});
