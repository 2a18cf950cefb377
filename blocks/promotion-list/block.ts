import * as z from 'zod';
import { defineBlock, type LoadContext } from '#registry/define-block';
import { listArchivedPromotions, listPromotions } from '#schemas/gateway/promotions';
import { toPromotionCard, type PromotionCardItem } from '#schemas/promotion-card';

export interface PromotionListData {
  items: PromotionCardItem[];
  /** Filters of the list, those alone that have promotions. */
  filters: { code: string; title: string }[];
  /** The code of the one that is chosen; null for all promotions. */
  filter: string | null;
}

const NOTHING: PromotionListData = { items: [], filters: [], filter: null };

const sample = (title: string, badge: string): PromotionCardItem => ({
  title,
  url: '/action/primer.html',
  announcement: 'Кратко о\u00a0том, что получит абонент.',
  image: '/media/tv-card.svg',
  badges: [badge],
  endDate: '2026-11-30',
  category: 'home',
});

/** The promotions that are on, those of the filter in the address (PROMO-01); none when the call fails (PROMO-09). */
async function loadCurrent({ call, page: { uuid }, query }: LoadContext): Promise<PromotionListData> {
  if (uuid === null) return NOTHING;
  const { actions, filters = [] } = await call(listPromotions, { query: { uuid } });
  const items = actions.map(toPromotionCard);
  const used = filters.filter(({ code }) => items.some(({ category }) => category === code));
  const wanted = query.get('filter');
  const filter = used.find(({ code }) => code === wanted)?.code ?? null;
  const isShown = ({ category }: PromotionCardItem) => filter === null || category === filter;
  return { items: items.filter(isShown), filters: used, filter };
}

/** The promotions that are over (PROMO-02). */
async function loadArchive({ call, page: { uuid } }: LoadContext): Promise<PromotionListData> {
  if (uuid === null) return NOTHING;
  const { actions } = await call(listArchivedPromotions, { query: { uuid } });
  return { ...NOTHING, items: actions.map(toPromotionCard) };
}

export const block = defineBlock({
  type: 'promotion-list',
  version: 1,
  label: 'Список акций',
  group: 'promo',
  description: 'Перечисляет акции, что идут, с\u00a0фильтрами, или те, что завершились.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    archive: z.boolean().default(false).describe('Завершённые акции вместо тех, что идут'),
  }),
  examples: [
    {
      name: 'с фильтрами',
      props: {},
      data: {
        items: [sample('Первый месяц за\u00a0полцены', 'Новинка'), sample('Роутер за\u00a0рубль', 'Хит')],
        filters: [
          { code: 'home', title: 'Для дома' },
          { code: 'sim', title: 'Связь' },
        ],
        filter: 'home',
      },
    },
    {
      name: 'завершённые',
      props: { archive: true },
      data: { ...NOTHING, items: [sample('Летние гигабайты', 'Акция завершена')] },
    },
    { name: 'акций нет', props: {}, data: NOTHING },
  ],
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'акции этого региона',
      whenMissing: 'warn',
      isMet: (_props, _context, { items }) => items.length > 0,
    },
  ],
  load: ({ archive }, context) => (archive ? loadArchive(context) : loadCurrent(context)),
});
