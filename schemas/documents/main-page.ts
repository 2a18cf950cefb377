import * as z from 'zod';
import { image } from '../values/image';
import { fileUrl, safeUrl } from '../values/safe-url';

/** A promotion as the main page shows it, in a card: what the block of cards would refuse is refused here. */
const mainPagePromotion = z
  .looseObject({
    title: z.string().trim().min(1).max(120).describe('Заголовок'),
    text: z.string().max(400).nullish().describe('Текст: одно-два предложения под заголовком'),
    link: safeUrl().nullish().describe('Куда ведёт'),
    image: z.union([fileUrl(), image]).nullish().describe('Картинка: лучше всего 480×320'),
    id: z
      .union([z.string().trim().min(1).max(100), z.int()])
      .describe('Код акции: латиницей или цифрами, у каждой свой'),
  })
  .describe('Акция');

/** The main page's own data (PAGE-35), as editors keep them: the answer of `mainPage/get`. */
export const mainPageDocument = z.looseObject({
  actions: z
    .array(mainPagePromotion)
    .max(60)
    .default([])
    .describe('Акции на главной: карточки под остальными блоками страницы, в этом порядке'),
});
