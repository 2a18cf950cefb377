import * as z from 'zod';
import { fileUrl } from './safe-url';

const MAX_SIDE = 8000;
const percent = () => z.int().min(0).max(100);
const side = () => z.int().positive().max(MAX_SIDE);

/** An address with the real size of the picture in pixels. */
export const imageSource = z.object({
  src: fileUrl().describe('Файл картинки'),
  width: side().describe('Её ширина в пикселях'),
  height: side().describe('Её высота в пикселях'),
  focus: z
    .object({ x: percent().describe('От левого края, %'), y: percent().describe('От верхнего края, %') })
    .optional()
    .describe('Точка, которая остаётся видна, когда картинку обрезает её рамка'),
});

export type ImageSource = z.output<typeof imageSource>;

/** The colour of a picture's place until the picture is there; never seen behind it, so it may have no holes. */
export const imagePlaceholder = z.enum(['neutral', 'mint', 'sand', 'green', 'violet']);

/**
 * A picture with its real size in pixels, so that nothing moves when it arrives.
 * `phone` is a crop of its own for narrow screens. An empty `alt` marks decoration.
 */
export const image = imageSource.extend({
  alt: z.string().max(300).describe('Что на картинке, для тех, кто её не видит; пусто — украшение'),
  phone: imageSource.optional().describe('Кадр для телефона'),
  placeholder: imagePlaceholder
    .optional()
    .describe(
      'Цвет места, пока фотография загружается: серый, мятный, песочный, зелёный, фиолетовый; для картинок без прозрачных мест',
    ),
  darkens: z
    .boolean()
    .optional()
    .describe('Рисунок с тёмными цветами: на тёмной странице он темнеет сам, и текст на нём светлеет'),
});

export type Image = z.output<typeof image>;
