import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { link } from '#schemas/values/link';

const screen = z.enum(['phone', 'tablet', 'desktop']).describe('Экран: телефон, планшет, компьютер');

export const block = defineBlock({
  type: 'box',
  version: 1,
  label: 'Группа блоков',
  group: 'layout',
  description:
    'Держит блоки вместе: колонкой среди других, на общем фоне, со ссылкой или только на части экранов.',
  staysInside: true,
  container: true,
  props: z.object({
    heading: z
      .string()
      .trim()
      .min(1)
      .max(160)
      .optional()
      .describe('Заголовок страницы (h1); на странице он один'),
    tone: z
      .enum(['plain', 'soft', 'brand', 'accent'])
      .default('plain')
      .describe('Фон: без фона, светло-зелёный, зелёный, фиолетовый'),
    share: z
      .int()
      .min(1)
      .max(12)
      .optional()
      .describe('Ширина среди соседних колонок, в двенадцатых долях; без неё все равны'),
    width: z
      .enum(['full', 'text', 'small', 'icon'])
      .default('full')
      .describe('Ширина: вся, по тексту, небольшая, как у значка'),
    hiddenOn: z.array(screen).max(2).default([]).describe('На каких экранах группы нет'),
    link: link.optional().describe('Ссылка под блоками'),
  }),
  examples: [
    {
      name: 'со ссылкой',
      props: { tone: 'soft', link: { text: 'Все тарифы для семьи', url: '/tariffs/all' } },
    },
    { name: 'с заголовком страницы', props: { heading: 'Связь без роуминга по всей стране' } },
    { name: 'узкая колонка, не на телефоне', props: { share: 4, hiddenOn: ['phone'], tone: 'accent' } },
  ],
});
