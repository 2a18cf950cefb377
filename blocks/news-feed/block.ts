import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { listCorporateNews, listNews } from '#schemas/gateway/news';
import { toNewsCard, type NewsCardItem } from '#schemas/news-card';
import { link } from '#schemas/values/link';

/** The gateway gives ten news on a page (schemas/gateway/news), and the feed reads only the first one. */
const MAX_COUNT = 10;
const NO_NEWS: NewsCardItem[] = [];

export const block = defineBlock({
  type: 'news-feed',
  version: 1,
  label: 'Лента новостей',
  group: 'cards',
  description: 'Показывает последние новости; пока новостей нет, её не видно.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Новости').describe('Заголовок'),
    count: z.int().min(1).max(MAX_COUNT).default(3).describe('Сколько новостей показать'),
    link: link.optional().describe('Ссылка на все новости'),
  }),
  examples: [
    {
      name: 'три новости',
      props: { link: { text: 'Все новости', url: '/news' } },
      data: [
        {
          title: 'Запустили 5G в метро',
          date: '2026-10-28',
          url: '/news/5g-metro',
          announcement: 'Новая сеть работает на двенадцати станциях и в тоннелях между ними.',
        },
        {
          title: 'Роуминг в Турции стал вдвое дешевле',
          date: '2026-10-21',
          url: '/news/turkey',
          announcement: 'Сутки интернета теперь стоят 149\u00a0₽.',
        },
        {
          title: 'Салоны в праздники: часы работы',
          date: '2026-10-15',
          url: '/news/holidays',
          announcement: null,
        },
      ],
    },
    { name: 'новостей нет', props: {}, data: NO_NEWS },
  ],
  empty: NO_NEWS,
  requires: [
    {
      name: 'data',
      label: 'новости для этой аудитории',
      whenMissing: 'warn',
      isMet: (_props, _context, news) => news.length > 0,
    },
  ],
  /** Corporate visitors get corporate news; a failed call gives none (NEWS-16). */
  load: async ({ count }, { audience, call }) => {
    const firstPage = { query: { pageFrom: '1', pageTo: '1' } };
    const { news } =
      audience === 'b2b' ? await call(listCorporateNews, firstPage) : await call(listNews, firstPage);
    return news.slice(0, count).map(toNewsCard);
  },
});
