import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';

export const block = defineBlock({
  type: 'image',
  version: 1,
  label: 'Картинка',
  group: 'media',
  description: 'Показывает картинку с подписью.',
  staysInside: true,
  props: z.object({
    image: image.describe('Картинка с отдельным кадром для телефона'),
    caption: z.string().max(300).optional().describe('Подпись под картинкой'),
    width: z.enum(['text', 'full']).default('full').describe('Ширина: по тексту или во всю страницу'),
    priority: z.boolean().default(false).describe('Загружать сразу: картинка видна без прокрутки'),
  }),
  examples: [
    {
      name: 'во всю ширину',
      props: {
        image: {
          src: '/media/home-internet-desktop.svg',
          width: 1440,
          height: 560,
          alt: 'Роутер на полке раздаёт интернет всей квартире',
          phone: { src: '/media/home-internet-phone.svg', width: 720, height: 640 },
        },
        caption: 'Один роутер покрывает квартиру до 80 м²',
      },
    },
    {
      name: 'фотография, с кадром для телефона',
      props: {
        image: {
          src: '/media/scenes/city-wide.jpg',
          width: 1920,
          height: 800,
          alt: 'Утренний город в\u00a0зелёной дымке, над крышами кольца сигнала',
          phone: { src: '/media/scenes/city-phone.jpg', width: 720, height: 720 },
          placeholder: 'mint',
        },
        caption: 'Сеть города: связь и\u00a0на улице, и\u00a0в\u00a0метро',
      },
    },
    {
      name: 'по ширине текста',
      props: {
        width: 'text',
        image: { src: '/media/coverage.svg', width: 480, height: 320, alt: 'Карта покрытия с вышками связи' },
        caption: 'Зелёным отмечены районы с 4G',
      },
    },
  ],
});
