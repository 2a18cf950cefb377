import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { imageSource } from '#schemas/values/image';
import { link } from '#schemas/values/link';

const crop = (name: string, form: 'desktop' | 'phone') => ({
  src: `/media/${name}-${form}.svg`,
  width: form === 'phone' ? 720 : 1440,
  height: form === 'phone' ? 640 : 560,
});

/** The specification counts four sources and names none (BLK-403): phone, tablet, desktop, wide. */
const sources = z.object({
  phone: imageSource.describe('Кадр для телефона, до 767 px'),
  tablet: imageSource.optional().describe('Кадр для планшета, от 768 px'),
  desktop: imageSource.describe('Кадр для компьютера, от 1024 px'),
  wide: imageSource.optional().describe('Кадр для широкого экрана, от 1440 px'),
});

export const block = defineBlock({
  type: 'landing-banner',
  version: 1,
  label: 'Баннер',
  group: 'promo',
  description: 'Останавливает взгляд на одном предложении посреди страницы.',
  props: z.object({
    type: z
      .enum(['photo', 'supersign', 'blank'])
      .default('photo')
      .describe('Вид: картинка во всю ширину, крупный знак, без картинки'),
    bannerColor: z
      .enum(['soft', 'sand', 'green', 'violet'])
      .default('soft')
      .describe('Цвет баннера: светло-зелёный, песочный, зелёный, фиолетовый'),
    title: z.string().trim().min(1).max(140).describe('Заголовок'),
    text: z.string().max(300).optional().describe('Текст: одно-два предложения под заголовком'),
    link: link.optional().describe('Кнопка'),
    sources: sources.optional().describe('Четыре кадра одной картинки; обязательны только два'),
    alt: z.string().max(300).default('').describe('Что на картинке; пусто — украшение'),
    erid: z.string().trim().max(100).optional().describe('Токен рекламы (erid): пусто, если это не реклама'),
    countedAs: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe('Имя на сервере баннеров: под ним считают показы и нажатия'),
    darkens: z
      .boolean()
      .default(false)
      .describe('Рисунок с тёмными цветами: на тёмной странице он темнеет сам, и текст на нём светлеет'),
  }),
  examples: [
    {
      name: 'картинка во всю ширину',
      props: {
        type: 'photo',
        bannerColor: 'green',
        title: 'Подарок при переходе со своим номером',
        text: 'Три месяца пользуйтесь тарифом вдвое дешевле. Номер остаётся прежним.',
        link: { text: 'Перейти со своим номером', url: '/mnp' },
        sources: {
          phone: crop('gift', 'phone'),
          tablet: crop('gift', 'desktop'),
          desktop: crop('gift', 'desktop'),
          wide: crop('gift', 'desktop'),
        },
      },
    },
    {
      name: 'фотография',
      props: {
        type: 'photo',
        bannerColor: 'sand',
        title: 'Лето на связи: от набережной до горной тропы',
        text: 'В\u00a040 странах интернет стоит как дома. Включается сам, когда вы выходите из\u00a0самолёта.',
        link: { text: 'Связь в\u00a0поездке', url: '/roaming' },
        sources: {
          phone: { src: '/media/scenes/coast-phone.jpg', width: 720, height: 720 },
          desktop: { src: '/media/scenes/coast-wide.jpg', width: 1920, height: 800 },
        },
        alt: 'Тёплый вечер на берегу: холмы, море и\u00a0низкое солнце',
      },
    },
    {
      name: 'крупный знак',
      props: {
        type: 'supersign',
        bannerColor: 'violet',
        title: 'Защита от мошенников включена у всех',
        text: 'Предупредим о подозрительном звонке ещё до того, как вы ответите.',
        link: { text: 'Как это работает', url: '/services/security' },
        sources: { phone: crop('security', 'phone'), desktop: crop('security', 'desktop') },
      },
    },
    {
      name: 'без картинки',
      props: {
        type: 'blank',
        bannerColor: 'green',
        title: 'Закончились деньги? Обещанный платёж поможет',
        text: 'Зачислим до 500\u00a0₽ сразу, вернёте в течение трёх дней.',
        link: { text: 'Взять обещанный платёж', url: '/pay#promised' },
      },
    },
    {
      name: 'одна строка',
      props: { type: 'blank', bannerColor: 'sand', title: 'Салоны работают и в праздники' },
    },
  ],
});
