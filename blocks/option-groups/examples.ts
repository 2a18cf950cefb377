import type { RelatedGroup } from '#schemas/products/option-related';
import type { ServiceCardView } from '#schemas/products/service-card';

const toCard = (
  id: string,
  title: string,
  text: string,
  roubles: number | null,
  icon: string | null,
): ServiceCardView => ({
  id,
  title,
  text,
  href: `/services/${id}.html`,
  priceText: '',
  badges: [],
  isArchive: false,
  tabTitle: '',
  price:
    roubles === null
      ? null
      : { amountKopecks: roubles * 100, ...(roubles > 0 && { period: 'за\u00A030\u00A0дней' }) },
  media: icon === null ? null : { kind: 'icon', icon },
});

const SAFETY = [
  toCard('antispam', 'Антиспам', 'Предупредит о\u00A0рекламе до\u00A0того, как вы ответите', 0, 'shield'),
  toCard('deti-ryadom', 'Дети рядом', 'Место ребёнка на\u00A0карте', 99, 'map'),
  toCard('zashchita', 'Защита от\u00A0мошенников', 'Блокирует опасные звонки', 149, 'shield'),
];

const STRANGE: RelatedGroup[] = [
  { title: 'Интернет', cards: [toCard('no-price', 'Без цены', '', null, null)] },
  { title: '', cards: SAFETY.slice(0, 2).map((card) => ({ ...card, id: `${card.id}-2`, href: null })) },
];

export const examples = [
  {
    name: 'похожие',
    props: { link: { text: 'Все услуги', url: '/services' } },
    data: [{ title: '', cards: SAFETY }],
  },
  {
    name: 'опции тарифа, две группы',
    props: { title: 'Можно добавить', source: 'tariff' as const },
    data: STRANGE,
  },
];
