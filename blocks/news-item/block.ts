import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { loadItem, type NewsStory } from './load-item';

const SAMPLE: NewsStory = {
  title: 'Запустили 5G в\u00a0метро',
  date: '2026-10-28',
  announcement: 'Новая сеть работает на\u00a0двенадцати станциях и\u00a0в\u00a0тоннелях между ними.',
  html: '<p>Поставили сто двадцать базовых станций. Скорость выросла вчетверо.</p>',
  image: null,
  badges: ['Сеть'],
  tags: ['Москва', 'Скорость'],
  before: '/news/before',
  next: '/news/next',
  related: [
    { title: 'Салоны в\u00a0праздники', date: '2026-10-15', url: '/news/holidays', announcement: null },
    { title: 'Роуминг стал дешевле', date: '2026-10-12', url: '/news/roaming', announcement: null },
    { title: 'Новый конструктор', date: '2026-10-01', url: '/news/constructor', announcement: null },
  ],
};

const NO_STORY = null as NewsStory | null;

export const block = defineBlock({
  type: 'news-item',
  version: 1,
  label: 'Новость',
  group: 'text',
  description:
    'Показывает новость, чья это страница: заголовок, текст, темы, соседние и\u00a0другие новости.',
  props: z.object({
    related: z.boolean().default(true).describe('Показать внизу другие новости'),
  }),
  examples: [
    { name: 'новость', props: {}, data: SAMPLE },
    {
      name: 'без картинки, тем и соседей',
      props: { related: false },
      data: { ...SAMPLE, badges: [], tags: [], before: null, next: null, related: [] },
    },
  ],
  empty: NO_STORY,
  requires: [
    {
      name: 'data',
      label: 'новость с адресом этой страницы',
      isMet: (_props, _context, story) => story !== null,
    },
  ],
  load: (_props, context) => loadItem(context),
  seo(_props, story) {
    if (story === null) return null;
    return {
      '@type': 'NewsArticle',
      headline: story.title,
      ...(story.date !== null && { datePublished: story.date }),
      ...(story.announcement !== '' && { description: story.announcement }),
    };
  },
});
