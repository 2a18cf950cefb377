import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';

export const block = defineBlock({
  type: 'section',
  version: 1,
  label: 'Раздел',
  group: 'layout',
  description: 'Объединяет блоки под одним заголовком и даёт им общий фон.',
  staysInside: true,
  container: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок раздела'),
    subtitle: z.string().max(300).optional().describe('Пояснение под заголовком'),
    tone: z
      .enum(['plain', 'soft', 'brand', 'accent'])
      .default('plain')
      .describe('Фон: белый, светло-зелёный, зелёный, фиолетовый'),
    picture: image.optional().describe('Картинка рядом с блоками раздела; на телефоне её нет'),
  }),
  examples: [
    {
      name: 'на светлом фоне',
      props: {
        tone: 'soft',
        title: 'Всё для дома',
        subtitle: 'Интернет, телевидение и видеонаблюдение в одном счёте',
      },
    },
    {
      name: 'с картинкой',
      props: {
        title: 'Пополните счёт за минуту',
        picture: { src: '/media/top-up-phone.svg', width: 720, height: 640, alt: '' },
      },
    },
    { name: 'обычный', props: { title: 'Как подключиться' } },
    { name: 'зелёный', props: { tone: 'brand', title: 'Подарки каждый месяц' } },
    {
      name: 'фиолетовый',
      props: { tone: 'accent', title: 'Для бизнеса', subtitle: 'Связь, облака и безопасность' },
    },
  ],
});
