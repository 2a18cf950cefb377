import * as z from 'zod';
import { defineBlock, type LoadContext } from '#registry/define-block';
import { getFaqArticle, getFaqArticles, toQuestionLinks } from '#schemas/gateway/faq';
import { toLastSegment } from '#schemas/values/path-text';
import { richText } from '#schemas/values/rich-text';

/** So many other questions of the category stand below. */
const MAX_OTHERS = 8;

export interface FaqStory {
  title: string;
  /** Sanitised. */
  html: string;
  /** The title of its category; empty where the operator does not say. */
  category: string;
  others: { title: string; url: string }[];
}

/** The article of the page's path, and the others of its category (FAQ-03, FAQ-04); null when there is none. */
async function loadStory({ call, path, page: { uuid } }: LoadContext): Promise<FaqStory | null> {
  if (uuid === null) return null;
  const [article, { categories }] = await Promise.all([
    call(getFaqArticle, { query: { uuid, slug: toLastSegment(path) } }),
    call(getFaqArticles, { query: { uuid } }),
  ]);
  if (article === null) return null;
  const category = categories.find(({ id }) => id === article.categoryId);
  const others = toQuestionLinks((category?.articles ?? []).filter(({ id }) => id !== article.id));
  return {
    title: article.title,
    html: richText().safeParse(article.text).data ?? '',
    category: article.categoryTitle ?? category?.title ?? '',
    others: others.slice(0, MAX_OTHERS),
  };
}

const SAMPLE: FaqStory = {
  title: 'Как включить роуминг',
  html: '<p>Он включается сам, как\u00a0только телефон найдёт сеть за\u00a0границей.</p>',
  category: 'Роуминг',
  others: [{ title: 'Как запретить роуминг', url: '/help/faq/zapretit-roaming.html' }],
};
const NO_STORY = null as FaqStory | null;

export const block = defineBlock({
  type: 'faq-article',
  version: 1,
  label: 'Ответ на вопрос',
  group: 'text',
  description: 'Показывает вопрос и\u00a0ответ, чья это страница, и\u00a0другие вопросы той же категории.',
  props: z.object({
    others: z.boolean().default(true).describe('Показать внизу другие вопросы категории'),
  }),
  examples: [
    { name: 'вопрос и ответ', props: {}, data: SAMPLE },
    { name: 'без других вопросов', props: { others: false }, data: SAMPLE },
  ],
  empty: NO_STORY,
  requires: [
    {
      name: 'data',
      label: 'вопрос с адресом этой страницы',
      isMet: (_props, _context, story) => story !== null,
    },
  ],
  load: (_props, context) => loadStory(context),
  seo(_props, story) {
    if (story === null) return null;
    const answer = { '@type': 'Answer', text: story.html };
    return {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: story.title, acceptedAnswer: answer }],
    };
  },
});
