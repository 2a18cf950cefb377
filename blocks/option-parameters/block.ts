import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getOption } from '#schemas/gateway/options';
import { toOptionConditions, type OptionConditions } from '#schemas/products/option-detail';
import { examples } from './examples';

const NOTHING: OptionConditions = { price: null, params: [], features: [] };

export const block = defineBlock({
  type: 'option-parameters',
  version: 1,
  label: 'Условия опции',
  group: 'products',
  description: 'Показывает, что входит в опцию страницы, сколько она стоит и на каких условиях работает.',
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Условия').describe('Заголовок'),
  }),
  examples,
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'условия опции этой страницы',
      whenMissing: 'warn',
      isMet: (_props, _context, { price, params, features }) =>
        price !== null || params.length + features.length > 0,
    },
  ],
  async load(_props, { call, page }) {
    if (page.uuid === null) return NOTHING;
    return toOptionConditions(await call(getOption, { query: { uuid: page.uuid } }));
  },
});
