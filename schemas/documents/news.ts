import * as z from 'zod';
import type { newsItemSchema } from '../gateway/news';
import type { Audience } from '../page';
import { isoDate } from '../values/limited-text';
import { richText } from '../values/rich-text';
import { safeUrl } from '../values/safe-url';
import { documentBadge, documentPicture, documentTitle } from './document-fields';

type NewsInput = z.input<typeof newsItemSchema>;

/** A news item as editors keep it. Consumers' and corporate news are told apart by the audience of the document. */
export const newsDocument = z.looseObject({
  title: documentTitle().describe('Заголовок'),
  date: isoDate().describe('Дата: новые новости стоят первыми'),
  announcement: z
    .string()
    .trim()
    .max(500)
    .optional()
    .describe('Анонс: одна-две фразы, их видно в ленте новостей'),
  text: richText().optional().describe('Текст новости'),
  image: documentPicture.optional().describe('Картинка'),
  tags: z.array(z.string().trim().min(1).max(60).describe('Тема')).max(20).optional().describe('Темы'),
  badges: z.array(documentBadge.describe('Метка')).max(10).optional().describe('Метки'),
  link: safeUrl()
    .optional()
    .describe('Другой адрес страницы: если у новости есть своя страница не в разделе новостей'),
});
export type NewsDocument = z.output<typeof newsDocument>;

/** Consumers' news; corporate ones stand below the corporate section (NEWS-201, NEWS-202). */
export function toNewsPath(name: string, audience: Audience): string {
  return audience === 'b2b' ? `/corp/news/${name}` : `/news/${name}`;
}

/** The news item of the calls; `name` is the document's, `path` the page of the item. The text is for its own page. */
export function toNewsItem(
  { image, link, text: _text, ...item }: NewsDocument,
  { name, path }: { name: string; path: string },
): NewsInput {
  return {
    ...item,
    id: name,
    link: link ?? path,
    tags: item.tags ?? [],
    badges: item.badges ?? [],
    ...(image !== undefined && { image: image.src }),
  };
}
