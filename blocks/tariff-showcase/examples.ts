import type { Product } from '#schemas/gateway/entities/product';
import {
  readFilters,
  toChoices,
  toFigures,
  toFilterCodes,
  toFilters,
  toStepCodes,
} from '#schemas/products/showcase-filters';
import { toTariffCard } from '#schemas/products/tariff-card';
import { NO_SHOWCASE, type Showcase } from './load-showcase';
import { badProducts, homeProducts, phoneProducts } from './sample-products';

const CHANNELS = [
  { title: 'Познавательные', count: 42 },
  { title: 'Кино и\u00a0сериалы', count: 58 },
  { title: 'Детские', count: 16 },
  { title: 'Спортивные', count: 21 },
  { title: 'Музыкальные', count: 14 },
];

type Panel = { title: string; hash: string; products: readonly Product[] };

/** What `load` makes of these products. */
function toShowcase(panels: readonly Panel[], connectPopupId?: string, filter = ''): Showcase {
  const sorted = panels.map(({ title, hash, products }) => ({
    title,
    hash,
    tariffs: products.map((product) => {
      const card = toTariffCard(product, { isConvergent: false, connectPopupId });
      const figures = toFigures(card);
      return { card, codes: [...toFilterCodes(card, product), ...toStepCodes(figures)], figures };
    }),
  }));
  const codes = sorted.flatMap(({ tariffs }) => tariffs.map((tariff) => tariff.codes));
  const choices = toChoices(codes);
  const chosen = readFilters([filter], toFilters(codes), choices);
  return { panels: sorted, filters: toFilters(codes, chosen), choices, chosen, channelGroups: CHANNELS };
}

const phone = { title: 'Для телефона', hash: 'phone', products: phoneProducts };
const family = { title: 'Для семьи и\u00a0дома', hash: 'family', products: homeProducts };
const alone = (products: readonly Product[]) => [{ title: '', hash: '', products }];

export const examples = [
  {
    name: 'вкладки, сравнение и красивый номер',
    props: {
      title: 'Выберите тариф',
      subtitle: 'Цены\u00a0— за\u00a030\u00a0дней. Сменить тариф можно в\u00a0любой день',
      tabs: [
        { title: 'Для телефона', hash: 'phone', segments: ['other', 'calls'] },
        { title: 'Для семьи и\u00a0дома', hash: 'family', segments: ['megafamily', 'homeinternet'] },
      ],
      layout: 'grid' as const,
      connectPopupId: 'connect',
      comparable: true,
      hasNumberBanner: true,
      portingLink: { text: 'Перейти со\u00a0своим номером', url: '/mnp' },
    },
    data: toShowcase([phone, family], 'connect'),
  },
  {
    name: 'карусель без подключения',
    props: { title: 'Популярные тарифы', link: { text: 'Все тарифы', url: '/tariffs/all' } },
    data: toShowcase(alone([...phoneProducts, ...homeProducts])),
  },
  {
    name: 'выбраны условия, которым ничто не отвечает',
    props: { title: 'Тарифы', layout: 'grid' as const },
    data: toShowcase(alone([...phoneProducts, ...homeProducts]), undefined, 'unlimited,family'),
  },
  {
    name: 'каталог с ошибками',
    props: { title: 'Что осталось от плохих данных', connectPopupId: 'connect', comparable: true },
    data: toShowcase(alone(badProducts), 'connect'),
  },
  { name: 'тарифы не пришли', props: { title: 'Тарифы' }, data: NO_SHOWCASE },
];
