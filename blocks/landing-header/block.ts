import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import type { Breadcrumb } from '#schemas/page';
import { image } from '#schemas/values/image';
import { price } from '#schemas/values/price';
import { safeUrl } from '#schemas/values/safe-url';
import { examples } from './examples';

const NO_BREADCRUMBS: Breadcrumb[] = [];

/** The fields of d2 §3 «Landing header» (BLK-401); `image` holds the desktop and the mobile background. */
const props = z.object({
  type: z
    .enum(['default', 'photo', 'imgvideo', 'supersign', 'bottomsign'])
    .default('default')
    .describe('Композиция: текст рядом с картинкой, фото во весь экран, видео, крупный знак, знак снизу'),
  header: z.string().trim().min(1).max(160).describe('Заголовок страницы (h1)'),
  subtitle: z.string().max(200).optional().describe('Подзаголовок под заголовком'),
  description: z.string().max(500).optional().describe('Абзац под подзаголовком'),
  badges: z.array(z.string().min(1).max(40)).max(5).default([]).describe('Короткие метки над заголовком'),
  price: price.optional().describe('Цена; старая цена показывается зачёркнутой'),
  buttonText: z.string().trim().min(1).max(60).default('Показать').describe('Надпись на кнопке'),
  buttonLink: safeUrl().optional().describe('Куда ведёт кнопка; без ссылки и окна кнопки нет'),
  buttonPopupId: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/)
    .max(100)
    .optional()
    .describe('Идентификатор окна, которое открывает кнопка; важнее ссылки'),
  buttonOpenNewWindow: z.boolean().default(false).describe('Открывать ссылку кнопки в новой вкладке'),
  color: z
    .enum(['light', 'dark', 'green', 'violet'])
    .default('light')
    .describe('Фон и цвет текста: светлый, тёмный, зелёный, фиолетовый'),
  breadcrumbs: z.boolean().default(false).describe('Показать путь к странице над заголовком'),
  image: image.optional().describe('Фоновая картинка с отдельным кадром для телефона'),
  videoSrc: safeUrl().optional().describe('Видео без звука для типа imgvideo; картинка служит заставкой'),
});

export const block = defineBlock({
  type: 'landing-header',
  version: 1,
  label: 'Шапка страницы',
  group: 'header',
  description: 'Говорит, о чём страница, показывает цену и даёт главную кнопку.',
  hydration: 'none',
  props,
  examples,
  empty: NO_BREADCRUMBS,
  load: async ({ breadcrumbs }, { page }) => (breadcrumbs ? page.breadcrumbs : NO_BREADCRUMBS),
});
