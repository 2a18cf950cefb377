import * as z from 'zod';
import type { faqArticleLinkSchema } from '../gateway/faq';
import { richText } from '../values/rich-text';
import { documentId, documentOrder, documentTitle } from './document-fields';

type ArticleLink = z.input<typeof faqArticleLinkSchema>;

const order = documentOrder().describe('Порядок: меньшее число стоит раньше');

export const faqCategoryDocument = z.looseObject({
  type: z.literal('category').describe('Раздел'),
  title: documentTitle().describe('Название раздела'),
  order,
  id: documentId().describe('Номер у оператора: если он не совпадает с адресом'),
});

export const faqArticleDocument = z.looseObject({
  type: z.literal('article').describe('Статья'),
  title: documentTitle().describe('Вопрос'),
  category: z.string().trim().min(1).max(100).describe('Раздел'),
  text: richText().describe('Ответ'),
  order,
  id: documentId().describe(
    'Номер у оператора: по нему считают отметки «полезно», если он не совпадает с адресом',
  ),
});

/** Categories and articles are documents of one kind: they share the addresses below /help/faq. */
export const faqDocument = z
  .discriminatedUnion('type', [faqCategoryDocument, faqArticleDocument])
  .describe('Вопрос и ответ или раздел');
export type FaqDocument = z.output<typeof faqDocument>;
export type FaqCategoryDocument = z.output<typeof faqCategoryDocument>;
export type FaqArticleDocument = z.output<typeof faqArticleDocument>;

export const toFaqPath = (name: string) => `/help/faq/${name}.html`;

/** An article in the list of its category; `name` is the document's. */
export function toArticleLink(
  { id, title }: FaqArticleDocument,
  { name, path }: { name: string; path: string },
): ArticleLink {
  return { id: id ?? name, slug: name, title, link: path };
}
