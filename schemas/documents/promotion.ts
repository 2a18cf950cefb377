import * as z from 'zod';
import type { promotionSchema } from '../gateway/promotions';
import { refersTo } from '../references/refers-to';
import { isoDate, isoMoment, limitedText } from '../values/limited-text';
import { MOSCOW_OFFSET } from '../values/moscow';
import { richText } from '../values/rich-text';
import { safeUrl } from '../values/safe-url';
import { documentBadge, documentPicture, documentTitle } from './document-fields';

type PromotionInput = z.input<typeof promotionSchema>;

/** A day, or a moment with its time zone. */
const moment = () => z.union([isoDate(), isoMoment()]);

/** A promotion as editors keep it. */
export const promotionDocument = z
  .looseObject({
    title: documentTitle().describe('Название'),
    announcement: z.string().trim().max(500).optional().describe('Анонс: одна фраза для списка акций'),
    startDate: moment().optional().describe('Начало: день, по московскому времени, или точное время'),
    endDate: moment()
      .optional()
      .describe('Конец: последний день включительно или точное время; потом акция уходит в архив сама'),
    archived: z.boolean().optional().describe('В архиве: акция закончилась раньше срока'),
    category: refersTo('promotionFilter', limitedText(60).regex(/^[A-Za-z][\w-]*$/))
      .optional()
      .describe('Фильтр: код латиницей, один у всех акций фильтра'),
    categoryTitle: z.string().trim().min(1).max(60).optional().describe('Название фильтра'),
    image: documentPicture.optional().describe('Картинка'),
    text: richText().optional().describe('Условия акции'),
    badges: z.array(documentBadge.describe('Метка')).max(10).optional().describe('Метки'),
    link: safeUrl()
      .optional()
      .describe('Другой адрес страницы: если у акции есть своя страница не в разделе акций'),
  })
  .superRefine(({ startDate, endDate }, context) => {
    if (startDate === undefined || endDate === undefined) return;
    if (Date.parse(toStart(startDate)) > Date.parse(toEnd(endDate)))
      context.addIssue({ code: 'custom', path: ['endDate'], message: 'Конец раньше начала' });
  });
export type PromotionDocument = z.output<typeof promotionDocument>;

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days are Moscow's, from their first second to their last. */
const toStart = (value: string) => (IS_DAY.test(value) ? `${value}T00:00:00${MOSCOW_OFFSET}` : value);
const toEnd = (value: string) => (IS_DAY.test(value) ? `${value}T23:59:59${MOSCOW_OFFSET}` : value);

/** Over by its own word, or because its last moment has passed. `now` is milliseconds since 1970. */
export function isArchived({ archived, endDate }: PromotionDocument, now: number): boolean {
  return archived === true || (endDate !== undefined && Date.parse(toEnd(endDate)) < now);
}

export const toPromotionPath = (name: string) => `/action/${name}.html`;

/** The promotion of the calls, as of `now`; its text is for its own page. */
export function toPromotion(
  document: PromotionDocument,
  { name, path, now }: { name: string; path: string; now: number },
): PromotionInput {
  const { image, link, text: _text, startDate, endDate, badges = [], categoryTitle, ...promotion } = document;
  const archived = isArchived(document, now);
  const { category } = promotion;
  const own = category === undefined ? [] : [{ type: 'category', code: category, text: categoryTitle }];
  return {
    ...promotion,
    id: name,
    link: link ?? path,
    archived,
    ...(startDate !== undefined && { startDate: toStart(startDate) }),
    ...(endDate !== undefined && { endDate: toEnd(endDate) }),
    ...(image !== undefined && { imageLink: image.src }),
    badges: [...(archived ? [{ type: 'archive', text: 'Акция завершена' }] : own), ...badges],
  };
}
