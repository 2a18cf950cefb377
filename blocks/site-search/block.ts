import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { link } from '#schemas/values/link';
import { loadSearch, NOT_SEARCHED, type SearchData } from './load-search';

const FOUND: SearchData = {
  ...NOT_SEARCHED,
  query: 'роуминг',
  documents: 24,
  pages: 3,
  hits: [
    {
      title: 'Роуминг в\u00a0Турции',
      url: '/roaming/world/tr',
      text: 'Сколько стоит связь: Турция. Пакеты интернета в\u00a0поездку и\u00a0цены без\u00a0пакета.',
      section: 'Роуминг',
    },
    {
      title: 'Как включить роуминг',
      url: '/help/info/roaming.html',
      text: 'Роуминг включается сам, как\u00a0только телефон найдёт сеть за\u00a0границей.',
      section: 'Вопросы и\u00a0ответы',
    },
  ],
};

export const block = defineBlock({
  type: 'site-search',
  version: 1,
  label: 'Поиск по сайту',
  group: 'navigation',
  description: 'Ищет по всему сайту: поле с подсказками, найденные страницы, тарифы по запросу.',
  props: z.object({
    links: z
      .array(link)
      .max(12)
      .default([])
      .describe('Часто ищут: ссылки, пока ничего не набрано и когда ничего не нашлось'),
  }),
  examples: [
    {
      name: 'ничего не набрано',
      props: {
        links: [
          { text: 'Тарифы', url: '/tariffs/all' },
          { text: 'Пополнить счёт', url: '/pay/topup' },
        ],
      },
      data: NOT_SEARCHED,
    },
    { name: 'нашлось', props: { links: [] }, data: FOUND },
    {
      name: 'другая раскладка и тариф',
      props: { links: [] },
      data: {
        ...FOUND,
        query: 'безлимит',
        typed: ',tpkbvbn',
        documents: 2,
        pages: 1,
        goods: [
          {
            title: 'Смартфон Ладога 12, 128\u00a0ГБ, графитовый',
            href: '/shop/product?id=10001',
            img: '',
            price: 2_499_000,
            oldPrice: 2_799_000,
            status: 'im',
            group: 'Смартфоны',
          },
        ],
        moreHref: '/shop?q=безлимит',
        tariffs: [
          {
            title: 'Без лимита',
            url: '/tariffs/all/bez-limita',
            price: { amountKopecks: 79_200, oldAmountKopecks: 99_000, period: 'за\u00a030 дней' },
          },
        ],
        porting: {
          title: 'Перейдите со\u00a0своим номером',
          text: 'Скидка на\u00a0двенадцать месяцев',
          url: '/mnp/order',
        },
      },
    },
    {
      name: 'ничего не нашлось',
      props: { links: [{ text: 'Тарифы', url: '/tariffs/all' }] },
      data: { ...NOT_SEARCHED, query: 'телепорт' },
    },
  ],
  empty: NOT_SEARCHED,
  // Without an answer it says that nothing was found, and leads on.
  requires: [],
  load: (_props, context) => loadSearch(context),
});
