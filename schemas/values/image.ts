import * as z from 'zod';
import { safeUrl } from './safe-url';

const MAX_SIDE = 8000;
const side = () => z.int().positive().max(MAX_SIDE);

const picture = { src: safeUrl(), width: side(), height: side() };

/**
 * A picture with its real size in pixels, so that nothing moves when it arrives.
 * `phone` is a crop of its own for narrow screens. An empty `alt` marks decoration.
 */
export const image = z.object({
  ...picture,
  alt: z.string().max(300).describe('Что на картинке, для тех, кто её не видит; пусто — украшение'),
  phone: z.object(picture).optional().describe('Кадр для телефона'),
});

export type Image = z.output<typeof image>;
