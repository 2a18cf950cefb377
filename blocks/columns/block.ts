import * as z from 'zod';
import { defineBlock } from '#registry/define-block';

export const block = defineBlock({
  type: 'columns',
  version: 1,
  label: 'Колонки',
  group: 'layout',
  description: 'Ставит блоки рядом, чтобы связанное было видно сразу; на телефоне они встают друг под друга.',
  staysInside: true,
  container: true,
  props: z.object({
    stackAt: z
      .enum(['phone', 'tablet', 'never'])
      .default('tablet')
      .describe('Когда колонки встают друг под друга: на телефоне, уже на планшете, никогда'),
    reversed: z
      .boolean()
      .default(false)
      .describe('Друг под другом в обратном порядке: последняя колонка окажется первой'),
    gap: z
      .enum(['none', 'small', 'regular'])
      .default('regular')
      .describe('Расстояние между колонками: нет, небольшое, обычное'),
    align: z
      .enum(['start', 'center'])
      .default('start')
      .describe('Колонки разной высоты: по верхнему краю или по середине'),
  }),
  examples: [
    { name: 'обычные', props: {} },
    { name: 'по середине, тесно', props: { gap: 'small', align: 'center', stackAt: 'phone' } },
    { name: 'всегда рядом', props: { stackAt: 'never', gap: 'none', reversed: true } },
  ],
});
