import * as z from 'zod';
import { defineBlock, type LoadContext } from '#registry/define-block';
import { getMainPromotions, getPromotion } from '#schemas/gateway/promotions';
import { toPromotionCard, type PromotionCardItem } from '#schemas/promotion-card';
import { richText } from '#schemas/values/rich-text';

/** So many other promotions stand below (PROMO-10). */
const RELATED = 3;

export interface PromotionStory extends PromotionCardItem {
  /** Sanitised. */
  html: string;
  isOver: boolean;
  related: PromotionCardItem[];
}

/** The promotion of the page's path; null when the operator gives none. */
async function loadStory({ call, path }: LoadContext): Promise<PromotionStory | null> {
  const promotion = await call(getPromotion, { query: { page: path } });
  if (promotion === null) return null;
  const { actions } = await call(getMainPromotions, { query: { exclude: String(promotion.id) } });
  // The operator is asked to leave it out, and may not.
  const others = actions.filter(({ id, link }) => id !== promotion.id && link !== path);
  return {
    ...toPromotionCard(promotion),
    html: richText().safeParse(promotion.text ?? '').data ?? '',
    isOver: promotion.archived === true,
    related: others.slice(0, RELATED).map(toPromotionCard),
  };
}

const CARD: PromotionCardItem = {
  title: 'Роутер за\u00a0рубль',
  url: '/action/router.html',
  announcement: 'К\u00a0домашнему интернету на\u00a0год.',
  image: null,
  badges: ['Хит'],
  endDate: null,
  category: null,
};
const SAMPLE: PromotionStory = {
  ...CARD,
  html: '<p>Подключите домашний интернет до\u00a031\u00a0декабря и\u00a0пользуйтесь роутером год.</p>',
  isOver: false,
  endDate: '2026-12-31',
  related: [
    { ...CARD, title: 'Первый месяц за\u00a0полцены', badges: [] },
    { ...CARD, title: 'Кино в\u00a0подарок', badges: [] },
    { ...CARD, title: 'Семья выгоднее', badges: [] },
  ],
};
const NO_STORY = null as PromotionStory | null;

export const block = defineBlock({
  type: 'promotion-item',
  version: 1,
  label: 'Акция',
  group: 'promo',
  description: 'Показывает акцию, чья это страница: условия, срок и\u00a0другие акции.',
  props: z.object({
    related: z.boolean().default(true).describe('Показать внизу другие акции'),
  }),
  examples: [
    { name: 'идёт', props: {}, data: SAMPLE },
    {
      name: 'завершилась',
      props: { related: false },
      data: { ...SAMPLE, badges: ['Акция завершена'], isOver: true, endDate: '2026-08-31' },
    },
  ],
  empty: NO_STORY,
  requires: [
    {
      name: 'data',
      label: 'акция с адресом этой страницы',
      isMet: (_props, _context, story) => story !== null,
    },
  ],
  load: (_props, context) => loadStory(context),
  seo(_props, story, { toAbsolute }) {
    if (story === null || story.isOver) return null;
    return {
      '@type': 'Offer',
      name: story.title,
      ...(story.announcement !== '' && { description: story.announcement }),
      ...(story.url !== null && { url: toAbsolute(story.url) }),
      ...(story.endDate !== null && { validThrough: story.endDate }),
    };
  },
});
