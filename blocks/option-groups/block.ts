import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getOption, getOptionGroup, getOptionGroups } from '#schemas/gateway/options';
import { getTariff } from '#schemas/gateway/tariffs';
import { toRelatedOptions, toTariffOptions, type RelatedGroup } from '#schemas/products/option-related';
import { link } from '#schemas/values/link';
import { examples } from './examples';

const NOTHING: RelatedGroup[] = [];

export const block = defineBlock({
  type: 'option-groups',
  version: 1,
  label: 'Похожие опции',
  group: 'products',
  description: 'Предлагает опции, похожие на опцию страницы, или те, что подходят её тарифу.',
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Похожие').describe('Заголовок'),
    source: z
      .enum(['related', 'tariff'])
      .default('related')
      .describe('Какие опции: похожие на опцию страницы, опции тарифа страницы с ценами для него'),
    limit: z.int().min(1).max(24).default(4).describe('Сколько похожих показать'),
    link: link.optional().describe('Ссылка на остальные опции рядом с заголовком'),
  }),
  examples,
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'опции, похожие на\u00a0опцию этой страницы или подходящие её\u00a0тарифу',
      whenMissing: 'warn',
      isMet: (_props, _context, groups) => groups.length > 0,
    },
  ],
  async load({ source, limit }, { call, page }) {
    if (page.uuid === null) return NOTHING;
    const query = { uuid: page.uuid };
    if (source === 'related') {
      const [group, self] = await Promise.all([call(getOptionGroup, { query }), call(getOption, { query })]);
      return toRelatedOptions(group, self, limit);
    }
    const tariff = await call(getTariff, { query });
    const billingId = tariff?.connection?.billingIds?.[0];
    const groups = await call(getOptionGroups, {
      query: { ...query, ...(billingId !== undefined && { billingId }) },
    });
    return toTariffOptions(groups, billingId);
  },
});
