import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { loadNewsOfPage, NO_NEWS, type NewsListData } from './load-news';

const SAMPLE: NewsListData = {
  ...NO_NEWS,
  total: 12,
  pages: 2,
  years: [
    { year: 2026, months: [9, 10, 11] },
    { year: 2025, months: [3] },
  ],
  here: { code: 'moscow', title: 'Москва' },
  news: [
    {
      title: 'Запустили 5G в\u00a0метро',
      date: '2026-10-28',
      url: '/news/5g-metro',
      announcement: 'Новая сеть работает на\u00a0двенадцати станциях и\u00a0в\u00a0тоннелях между ними.',
    },
    {
      title: 'Салоны в\u00a0праздники: часы работы',
      date: '2026-10-15',
      url: '/news/holidays',
      announcement: null,
    },
  ],
};

export const block = defineBlock({
  type: 'news-list',
  version: 1,
  label: 'Список новостей',
  group: 'cards',
  description:
    'Перечисляет все новости: по годам, месяцам и страницам; на корпоративных страницах ещё и по регионам.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
  }),
  examples: [
    { name: 'все годы', props: {}, data: SAMPLE },
    { name: 'месяц года', props: {}, data: { ...SAMPLE, year: 2026, month: 10, total: 1, pages: 1 } },
    { name: 'новости региона', props: {}, data: { ...SAMPLE, region: 'moscow' } },
    { name: 'новостей нет', props: {}, data: { ...NO_NEWS, year: 2025, month: 4, years: SAMPLE.years } },
  ],
  empty: NO_NEWS,
  requires: [
    {
      name: 'data',
      label: 'новости для этой аудитории',
      whenMissing: 'warn',
      isMet: (_props, _context, { total }) => total > 0,
    },
  ],
  load: (_props, context) => loadNewsOfPage(context),
});
