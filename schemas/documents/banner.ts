import * as z from 'zod';
import type { bannerSchema } from '../gateway/banners';
import { refersTo } from '../references/refers-to';
import { limitedText } from '../values/limited-text';
import { safeUrl } from '../values/safe-url';
import { documentOrder, documentPicture, documentTitle } from './document-fields';
import { withoutQuery, withoutTrailingSlashes } from '../values/path-text';

type BannerInput = z.input<typeof bannerSchema>;

/** The code of a place that banners are written for; a block that stands there names it. */
export const bannerPlace = () => refersTo('bannerPlace', z.string().trim().min(1).max(100));

/** A banner as editors keep it. Its name is the id that the calls know it by. */
export const bannerDocument = z.looseObject({
  title: documentTitle().describe('Заголовок'),
  text: z.string().trim().max(500).optional().describe('Текст'),
  url: safeUrl().optional().describe('Куда ведёт'),
  key: bannerPlace().describe('Место: код, который записан в блоке, например info_block или survey_bubble'),
  pages: z
    .array(
      refersTo(
        'page',
        limitedText(300)
          .trim()
          .regex(/^\/\S*$/),
      ).describe('Путь'),
    )
    .max(200)
    .optional()
    .describe('На каких страницах: пути вида /forhome; пусто — на всех'),
  order: documentOrder().describe('Порядок: меньшее число стоит раньше'),
  template: z
    .string()
    .trim()
    .max(60)
    .optional()
    .describe('Как показывать: код вида, top_content — строкой сверху экрана'),
  image: documentPicture.optional().describe('Картинка'),
  erid: z.string().trim().max(100).optional().describe('Токен рекламы (erid): пусто, если это не реклама'),
  show_handler: safeUrl().optional().describe('Счётчик показов: адрес, если показы считает оператор'),
  click_handler: safeUrl().optional().describe('Счётчик нажатий: адрес, если нажатия считает оператор'),
});
export type BannerDocument = z.output<typeof bannerDocument>;

/** The banner of the calls; `name` is the document's. */
export function toBanner(document: BannerDocument, name: string): BannerInput {
  const { title, text, url, erid, image, show_handler, click_handler } = document;
  const attrs = { url, title, text, image: image?.src, erid };
  return {
    id: name,
    attrs: Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== undefined)),
    ...(show_handler !== undefined && { show_handler }),
    ...(click_handler !== undefined && { click_handler }),
  };
}

/** Is the banner for this page? `location`: its path, or an address with it. */
export function isOnPage({ pages = [] }: BannerDocument, location: string): boolean {
  const path = toPath(location);
  return pages.length === 0 || pages.some((page) => toPath(page) === path);
}

function toPath(location: string): string {
  return withoutTrailingSlashes(withoutQuery(location.replace(/^https?:\/\/[^/]+/, ''))) || '/';
}
