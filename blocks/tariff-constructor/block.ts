import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getTariff } from '#schemas/gateway/tariffs';
import { FIRST_POSITION, toConstructor } from '#schemas/products/constructor';
import { windowToOpen } from '#schemas/values/window-id';
import { NOTHING, toConstructorData } from './constructor-data';
import { examples } from './examples';

const LAST_POSITION = 100;
const start = () => z.int().min(FIRST_POSITION).max(LAST_POSITION).default(FIRST_POSITION);

export const block = defineBlock({
  type: 'tariff-constructor',
  version: 1,
  label: 'Конструктор тарифа',
  group: 'products',
  description: 'Даёт выбрать минуты и гигабайты тарифа страницы и сразу называет цену.',
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Соберите свой тариф').describe('Заголовок'),
    startCalls: start().describe('На каком делении стоит ползунок минут сначала; первое деление — 1'),
    startTraffic: start().describe('На каком делении стоит ползунок интернета сначала; первое деление — 1'),
    connectPopupId: windowToOpen()
      .optional()
      .describe(
        'Окно подключения на этой странице: набор можно подключить на свой номер; без него такой кнопки нет',
      ),
    connectText: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .default('Подключить')
      .describe('Надпись на кнопке, которая открывает окно подключения'),
    buyText: z.string().trim().min(1).max(60).default('Выбрать').describe('Надпись на кнопке'),
  }),
  examples,
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'тариф этой страницы с\u00a0набором пакетов',
      whenMissing: 'warn',
      isMet: (_props, _context, data) => data !== NOTHING,
    },
  ],
  load: async ({ startCalls, startTraffic }, { call, page, path, query }) => {
    if (page.uuid === null) return NOTHING;
    const product = await call(getTariff, { query: { uuid: page.uuid } });
    const build = product && toConstructor(product);
    // Only a page with a constructor depends on the query.
    if (product === null || build === null) return NOTHING;
    const asked = { calls: query.get('calls'), traffic: query.get('traffic') };
    const start = { calls: startCalls, traffic: startTraffic };
    return toConstructorData(product.id, build, start, asked, path);
  },
});
