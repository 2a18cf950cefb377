import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getTariff } from '#schemas/gateway/tariffs';
import { toSideBanners, type SideBanner } from '#schemas/products/tariff-information';

const NONE: SideBanner[] = [];

const family = {
  title: 'Один тариф на\u00a0всю семью',
  image: '/media/family-card.svg',
  url: '/tariffs/all',
};
const cinema = {
  title: 'Кино и\u00a0сериалы: 30\u00a0дней в\u00a0подарок',
  image: '/media/tv-card.svg',
  url: '/services',
};
const gift = {
  title: 'Расскажите о\u00a0нас друзьям и\u00a0получите баллы на\u00a0связь',
  image: null,
  url: '/services/priglasite-druga',
};

export const block = defineBlock({
  type: 'side-banners',
  version: 1,
  label: 'Баннеры тарифа',
  group: 'products',
  description: 'Показывает баннеры, которые оператор прилагает к тарифу страницы.',
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Вам может пригодиться').describe('Заголовок'),
  }),
  examples: [
    { name: 'один баннер', props: {}, data: [family] },
    { name: 'три, один без картинки', props: { title: 'Ещё к\u00a0тарифу' }, data: [family, cinema, gift] },
    { name: 'пять', props: {}, data: [family, cinema, gift, { ...cinema, url: null }, family] },
    { name: 'нет баннеров', props: {}, data: NONE },
  ],
  empty: NONE,
  requires: [],
  load: async (_props, { call, page, path }) => {
    if (page.uuid === null) return NONE;
    const product = await call(getTariff, { query: { uuid: page.uuid } });
    return product === null ? NONE : toSideBanners(product, path);
  },
});
