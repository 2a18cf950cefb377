import * as z from 'zod';
import { defineBlock, type LoadContext } from '#registry/define-block';
import { getFaqArticles, toQuestionLinks } from '#schemas/gateway/faq';
import { toLastSegment } from '#schemas/values/path-text';

export interface FaqTopic {
  title: string;
  questions: { text: string; url: string }[];
}

/**
 * The topic whose page this is, by the last part of the path without `.html` (FAQ-01); on every other page all topics.
 * Topics without a question that has an address are left out.
 */
async function loadTopics({ call, path, page: { uuid } }: LoadContext): Promise<FaqTopic[]> {
  if (uuid === null) return [];
  const { categories } = await call(getFaqArticles, { query: { uuid } });
  const own = categories.filter(({ slug }) => slug === toLastSegment(path));
  const topics = (own.length > 0 ? own : categories).map(({ title, articles }) => ({
    title,
    questions: toQuestionLinks(articles).map((question) => ({ text: question.title, url: question.url })),
  }));
  return topics.filter(({ questions }) => questions.length > 0);
}

const NO_TOPICS: FaqTopic[] = [];
const PAYMENT: FaqTopic = {
  title: 'Оплата и\u00a0счёт',
  questions: [
    { text: 'Как пополнить счёт', url: '/help/faq/kak-popolnit-schet.html' },
    { text: 'Как узнать, за\u00a0что списали деньги', url: '/help/faq/kuda-uhodyat-dengi.html' },
    { text: 'Что такое обещанный платёж', url: '/help/faq/obeshchannyj-platezh.html' },
  ],
};
const ROAMING: FaqTopic = {
  title: 'Роуминг',
  questions: [
    { text: 'Как подготовить телефон к\u00a0поездке', url: '/help/faq/podgotovka-k-poezdke.html' },
    { text: 'Сколько стоит интернет за\u00a0границей', url: '/help/faq/internet-za-granicej.html' },
    { text: 'Что такое сутки в\u00a0роуминге', url: '/help/faq/sutki-v-rouminge.html' },
    {
      text: 'Действует\u00a0ли тариф в\u00a0поездке по\u00a0России',
      url: '/help/faq/roaming-po-rossii.html',
    },
  ],
};

export const block = defineBlock({
  type: 'faq-section',
  version: 1,
  label: 'Вопросы темы',
  group: 'navigation',
  description:
    'Показывает вопросы темы, чья это страница, а\u00a0на\u00a0других страницах\u00a0— все темы с\u00a0их вопросами.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок; без него стоит название темы'),
    isPageTitle: z.boolean().default(false).describe('Это главный заголовок страницы'),
  }),
  examples: [
    { name: 'вопросы одной темы', props: { title: 'Ответы по\u00a0теме' }, data: [PAYMENT] },
    { name: 'все темы', props: {}, data: [PAYMENT, ROAMING] },
  ],
  empty: NO_TOPICS,
  requires: [
    {
      name: 'data',
      label: 'тема с\u00a0опубликованными вопросами',
      isMet: (_props, _context, topics) => topics.length > 0,
    },
  ],
  load: (_props, context) => loadTopics(context),
});
