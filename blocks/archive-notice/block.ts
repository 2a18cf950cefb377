import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getOption } from '#schemas/gateway/options';
import { getTariff } from '#schemas/gateway/tariffs';
import { ARCHIVE_NOTICE } from '#schemas/products/archived';
import { link } from '#schemas/values/link';

const HIDDEN = { isShown: false };
const SHOWN = { isShown: true };

/** Both views of TRF-415. */
const CALLS = { tariff: getTariff, option: getOption } as const;

export const block = defineBlock({
  type: 'archive-notice',
  version: 1,
  label: 'Закрытый тариф или опция',
  group: 'products',
  description: 'Говорит, где менять настройки тарифа или опции, закрытых для подключения.',
  props: z.object({
    view: z.enum(['tariff', 'option']).default('tariff').describe('О чём страница: тариф или опция'),
    text: z.string().trim().min(1).max(300).default(ARCHIVE_NOTICE).describe('Текст'),
    link: link.optional().describe('Куда идти вместо закрытого: «Все тарифы»'),
  }),
  examples: [
    { name: 'тариф', props: {}, data: SHOWN },
    {
      name: 'опция, со ссылкой',
      props: { view: 'option' as const, link: { text: 'Все услуги', url: '/services' } },
      data: SHOWN,
    },
    { name: 'открыт для подключения', props: {}, data: HIDDEN },
  ],
  empty: HIDDEN,
  requires: [],
  load: async ({ view }, { call, page }) => {
    if (page.uuid === null) return HIDDEN;
    const product = await call(CALLS[view], { query: { uuid: page.uuid } });
    return product?.archive === true ? SHOWN : HIDDEN;
  },
});
