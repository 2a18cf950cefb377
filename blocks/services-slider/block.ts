import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';
import { limitedText } from '#schemas/values/limited-text';
import { safeUrl } from '#schemas/values/safe-url';
import { ui } from '#blocks/ui/text/ru/ui';
import { examples } from './examples';

const eridPair = z.object({
  eridName: z.string().trim().min(1).max(120).describe('Что помечено: «Баннер на главной»'),
  eridValue: z.string().trim().min(1).max(120).describe('Токен erid'),
});

/** The fields of d2 §3 «Advertiser» (BLK-406); its `erid` is the slide's. */
const advertiser = z.object({
  title: z.string().trim().min(1).max(200).describe('Название: «ООО „Ромашка“»'),
  inn: limitedText(20)
    .regex(/^(\d{10}|\d{12})$/, { error: 'must be 10 or 12 digits' })
    .optional()
    .describe('ИНН, 10 или 12 цифр'),
  address: z.string().trim().min(1).max(300).optional().describe('Адрес'),
  eridList: z.array(eridPair).max(20).default([]).describe('Другие токены, если их несколько'),
});

/** The fields of d2 §3 «Services slide» (BLK-405); `imageUrl` is an image with its size and a crop for phones. */
const slide = z.object({
  title: z.string().trim().min(1).max(120).describe('Заголовок слайда'),
  description: z.string().trim().max(300).optional().describe('Текст: одно-два предложения под заголовком'),
  buttonText: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .default(ui.proceed)
    .describe('Надпись на кнопке; если не задана, «Продолжить»'),
  buttonUrl: safeUrl().optional().describe('Куда ведёт кнопка; без адреса кнопки нет'),
  buttonColor: z
    .enum(['green', 'violet', 'dark', 'white'])
    .default('green')
    .describe('Цвет кнопки: зелёный, фиолетовый, тёмный, белый'),
  imageUrl: image.optional().describe('Картинка с отдельным кадром для телефона'),
  tabTitle: z.string().trim().min(1).max(40).optional().describe('Надпись на переключателе под слайдами'),
  erid: z.string().trim().min(1).max(120).optional().describe('Токен рекламы (erid)'),
  advertiser: advertiser.optional().describe('Рекламодатель, если слайд — реклама'),
});

export const block = defineBlock({
  type: 'services-slider',
  version: 1,
  label: 'Слайдер услуг',
  group: 'promo',
  description: 'Показывает несколько предложений по очереди на одном месте.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок над слайдером'),
    showDuration: z
      .int()
      .min(0)
      .max(120)
      .default(7)
      .describe('Сколько секунд показывать слайд; 0 — не переключать самому'),
    slides: z.array(slide).min(1).max(20).describe('Слайды'),
  }),
  examples,
});

export type Slide = z.output<typeof slide>;
