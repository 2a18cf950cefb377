import { z } from 'zod';
import { defineCall } from './call';
import { isSafeUrl } from '../values/safe-url';
import { identifier, optionalField } from './entities/field';

/** An article in a list (FAQ-03). */
export const faqArticleLinkSchema = z.looseObject({
  id: identifier,
  title: z.string(),
  slug: optionalField(z.string()),
  link: optionalField(z.string()),
});

/** The questions that have an address, as links. */
export function toQuestionLinks(
  articles: readonly z.output<typeof faqArticleLinkSchema>[],
): { title: string; url: string }[] {
  return articles.flatMap(({ title, link }) =>
    link !== undefined && isSafeUrl(link) ? [{ title, url: link }] : [],
  );
}

/** A category of the FAQ with its articles. */
export const faqCategorySchema = z.looseObject({
  id: identifier,
  title: z.string(),
  slug: optionalField(z.string()),
  articles: z.array(faqArticleLinkSchema),
});

/** An article: `text` is HTML of the editors (FAQ-04: it names its category). */
export const faqArticleSchema = faqArticleLinkSchema.extend({
  categoryId: identifier,
  categoryTitle: optionalField(z.string()),
  text: z.string(),
  likes: optionalField(z.number().int()),
});

export const getFaqArticles = defineCall({
  id: 'faq.articles',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/faq/articles',
  rows: ['FAQ-05'],
  query: z.looseObject({ uuid: z.string() }),
  answer: z.looseObject({ categories: z.array(faqCategorySchema) }),
  empty: { categories: [] },
});

/** `slug`: last path segment of the article's page without `.html` (FAQ-02). */
export const getFaqArticle = defineCall({
  id: 'faq.article',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/faq/article',
  rows: ['FAQ-06'],
  query: z.looseObject({ uuid: z.string(), slug: z.string() }),
  answer: faqArticleSchema,
  empty: null,
});

const byArticle = z.looseObject({ id: z.string() });
const takenSchema = z.looseObject({ success: z.boolean(), likes: optionalField(z.number().int()) });

/** What was missing in an article, after a dislike. */
export const sendFaqFeedback = defineCall({
  id: 'faq.feedback',
  group: 'forms',
  method: 'POST',
  path: '/api/unite/v1/faq/feedback',
  rows: ['FAQ-401'],
  query: byArticle,
  body: z.looseObject({ text: z.string() }),
  encoding: 'json',
  answer: takenSchema,
  empty: null,
  personal: true,
  commits: true,
});

export const likeFaqArticle = defineCall({
  id: 'faq.like',
  group: 'forms',
  method: 'POST',
  path: '/api/unite/v1/faq/like',
  rows: ['FAQ-402'],
  query: byArticle,
  answer: takenSchema,
  empty: null,
});
