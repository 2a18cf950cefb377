import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { compareTariffs, getTariff } from '#schemas/gateway/tariffs';
import { readQuestion } from './compare-address';
import {
  toCompared,
  toOffered,
  toSections,
  type ComparedSection,
  type ComparedTariff,
  type OfferedTariff,
} from './comparison';
import { examples } from './examples';

export interface CompareData {
  /** The path of the page: addresses of other comparisons begin with it. */
  path: string;
  /** All tariffs that can be compared. */
  offered: OfferedTariff[];
  /** The compared tariffs; none, and there is the list to choose from. */
  tariffs: ComparedTariff[];
  sections: ComparedSection[];
  onlyDifferences: boolean;
  /** How many tariffs of the address the operator does not know. */
  unknown: number;
  /** The address names more tariffs than are compared. */
  hasMore: boolean;
}

const NOTHING: CompareData = {
  path: '/tariffs/all/compare',
  offered: [],
  tariffs: [],
  sections: [],
  onlyDifferences: false,
  unknown: 0,
  hasMore: false,
};

export const block = defineBlock({
  type: 'tariff-compare',
  version: 1,
  label: 'Сравнение тарифов',
  group: 'products',
  description: 'Ставит тарифы рядом в таблице; какие — сказано в адресе или выбрано из списка.',
  props: z.object({
    title: z
      .string()
      .trim()
      .min(1)
      .max(160)
      .default('Какие тарифы сравнить')
      .describe('Заголовок списка, из которого выбирают'),
  }),
  examples,
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'тарифы этой страницы',
      whenMissing: 'warn',
      isMet: (_props, _context, { offered }) => offered.length > 0,
    },
  ],
  load: async (_props, { call, page, path, query }): Promise<CompareData> => {
    const { ids, hasMore, onlyDifferences } = readQuestion(query);
    const [known, compared] = await Promise.all([
      page.uuid === null ? null : call(getTariff, { query: { uuid: page.uuid } }),
      ids.length === 0 ? [] : call(compareTariffs, { query: { ids: ids.join(',') } }),
    ]);
    // In the order of the address, whatever the operator's is.
    const products = ids.flatMap((id) => compared.find((product) => product.id === id) ?? []);
    return {
      path,
      offered: (known?.tariffs ?? []).filter(({ archive }) => archive !== true).map(toOffered),
      tariffs: products.map(toCompared),
      sections: toSections(products),
      onlyDifferences,
      hasMore,
      unknown: ids.length - products.length,
    };
  },
  seo: (_props, { tariffs, offered }, { toAbsolute }) => {
    const listed = (tariffs.length > 0 ? tariffs : offered).flatMap(({ title, url }) =>
      url?.startsWith('/') ? [{ name: title, url: toAbsolute(url) }] : [],
    );
    if (listed.length === 0) return null;
    return {
      '@type': 'ItemList',
      itemListElement: listed.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    };
  },
});
