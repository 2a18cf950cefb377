import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { loadReprice, type RepriceData } from './load-reprice';

const SAMPLE: RepriceData = { answer: { oldPrice: 650, newPrice: 720, date: '2026-12-01' } };
const NO_LINK = null as RepriceData;

export const block = defineBlock({
  type: 'reprice',
  version: 1,
  label: 'Изменение цены',
  group: 'text',
  description:
    'Говорит абоненту, который пришёл по\u00a0ссылке из\u00a0SMS, сколько он платит и\u00a0сколько будет платить.',
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Что изменится для\u00a0вас').describe('Заголовок'),
    otherwise: z
      .string()
      .trim()
      .min(1)
      .max(400)
      .default(
        'Ссылка не\u00a0открылась: она устарела или\u00a0скопирована не\u00a0целиком. Откройте её прямо из\u00a0SMS.',
      )
      .describe('Текст для тех, кто пришёл без ссылки из SMS'),
  }),
  examples: [
    { name: 'по ссылке', props: {}, data: SAMPLE },
    { name: 'без ссылки', props: {}, data: null },
    { name: 'с ответом другого вида', props: {}, data: { answer: { text: 'не цены' } } },
  ],
  empty: NO_LINK,
  // Whole without: whoever comes without a link is told so.
  requires: [],
  load: (_props, context) => loadReprice(context),
});
