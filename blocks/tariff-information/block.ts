import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getTariff } from '#schemas/gateway/tariffs';
import { toTariffInformation, type TariffInformation } from '#schemas/products/tariff-information';
import { link } from '#schemas/values/link';

const NOTHING: TariffInformation = { features: [], file: null, detailUrl: null };

/** The link to the detailed page, where content gives none. */
const DETAIL_TEXT = 'Все условия тарифа';

export const block = defineBlock({
  type: 'tariff-information',
  version: 1,
  label: 'Дополнительная информация о тарифе',
  group: 'products',
  description: 'Отвечает на вопросы о тарифе страницы и даёт документ с условиями.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Дополнительная информация').describe('Заголовок'),
    fileText: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .default('Скачать подробную информацию о\u00a0тарифе')
      .describe('Надпись на ссылке на документ'),
    detailText: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .default(DETAIL_TEXT)
      .describe('Надпись на ссылке на подробную страницу, которую называет оператор'),
    detailLink: link.optional().describe('Своя ссылка на подробную страницу; важнее той, что у оператора'),
  }),
  examples: [
    {
      name: 'вопросы, документ и ссылка',
      props: {},
      data: {
        features: [
          {
            title: 'Что будет, если пакет закончится',
            html: '<p>Интернет остановится, звонки станут платными: 3&nbsp;₽ за&nbsp;минуту. Пакет обновится в&nbsp;день списания.</p>',
          },
          {
            title: 'Можно ли раздавать интернет',
            html: '<ul><li>Да, на&nbsp;любые устройства.</li><li>Трафик берётся из&nbsp;общего пакета.</li></ul>',
          },
        ],
        file: { url: '/files/tariffs/start.pdf', size: 35_381 },
        detailUrl: '/tariffs/all/offer/start',
      },
    },
    {
      name: 'только документ, размер словами',
      props: {},
      data: { features: [], file: { url: '/files/tariffs/start.pdf', size: '1,2\u00a0МБ' }, detailUrl: null },
    },
    {
      name: 'только вопросы и своя ссылка',
      props: {
        title: 'О\u00a0закрытом тарифе',
        detailLink: { text: 'Архив тарифов', url: '/tariffs/archive' },
      },
      data: {
        features: [{ title: 'Чем заменить', html: '<p>Тем, кто звонит редко, подойдёт «Спокойный».</p>' }],
        file: null,
        detailUrl: null,
      },
    },
    { name: 'оператор не ответил', props: {}, data: NOTHING },
  ],
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'подробности тарифа этой страницы',
      whenMissing: 'warn',
      isMet: (_props, _context, { features, file }) => features.length > 0 || file !== null,
    },
  ],
  load: async ({ detailLink }, { call, page, path }) => {
    if (page.uuid === null) return NOTHING;
    const product = await call(getTariff, { query: { uuid: page.uuid } });
    if (product === null) return NOTHING;
    const information = toTariffInformation(product);
    // The detailed page has this block too: it needs no way to itself.
    const isHere = information.detailUrl === path || detailLink !== undefined;
    return isHere ? { ...information, detailUrl: null } : information;
  },
});
