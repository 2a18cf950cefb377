import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { limitedText } from '#schemas/values/limited-text';
import { link } from '#schemas/values/link';

export const block = defineBlock({
  type: 'info-bubble',
  version: 1,
  label: 'Сообщение в углу',
  group: 'promo',
  description: 'Коротко предупреждает о важном поверх страницы; закрытое не появляется 7 дней.',
  props: z.object({
    title: z.string().trim().min(1).max(80).optional().describe('Заголовок'),
    text: z.string().trim().min(1).max(240).describe('Сообщение: одно-два предложения'),
    link: link.optional().describe('Ссылка под сообщением'),
    mark: limitedText(60)
      .regex(/^[A-Za-z0-9][\w-]*$/)
      .optional()
      .describe('Метка сообщения, латиницей; с новой меткой его увидят и те, кто закрыл прежнее'),
  }),
  examples: [
    {
      name: 'с заголовком и ссылкой',
      props: {
        title: 'Салоны в праздники',
        text: 'С 31 декабря по 8 января часы работы меняются: проверьте свой салон перед поездкой.',
        link: { text: 'Часы работы', url: '/shops' },
        mark: 'holidays-2027',
      },
    },
    {
      name: 'только текст',
      props: { text: 'Оплата картой сегодня может занять до\u00a0часа.', mark: 'pay-delay' },
    },
    {
      name: 'длинные слова',
      props: {
        title: 'Петропавловск-Камчатский: переключаем оборудование',
        text: 'В ночь на 12 ноября в Петропавловске-Камчатском и Усть-Большерецке возможны перерывы связи: мы переключаем высокоскоростное телекоммуникационное оборудование.',
        link: { text: 'Подробности переключения', url: '/news/pereklyuchenie' },
        mark: 'kamchatka',
      },
    },
  ],
});
