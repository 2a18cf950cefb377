import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';
import { link } from '#schemas/values/link';

const MAX_KOPECKS = 15_000_00;
const NBSP = '\u00a0';

const rule = z.object({
  belowKopecks: z.int().min(0).max(MAX_KOPECKS).describe('Порог на счёте в копейках: ниже него пополняем'),
  amountKopecks: z.int().min(100).max(MAX_KOPECKS).describe('Сумма пополнения в копейках'),
});

const picture = {
  src: '/media/autopayment.svg',
  width: 480,
  height: 320,
  alt: 'Банковская карта сама пополняет счёт телефона',
};

export const block = defineBlock({
  type: 'autopayment-banner',
  version: 1,
  label: 'Автоплатёж',
  group: 'promo',
  description: 'Предлагает включить автоплатёж и показывает на примере, как он сработает.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(120).describe('Заголовок'),
    text: z.string().max(300).optional().describe('Текст: одно-два предложения под заголовком'),
    rule: rule.optional().describe('Пример правила: «меньше 100\u00a0₽ → пополним на 300\u00a0₽»'),
    points: z
      .array(z.string().trim().min(1).max(120))
      .max(6)
      .default([])
      .describe('Почему это удобно, по одной короткой строке'),
    link: link.optional().describe('Кнопка'),
    moreLink: link.optional().describe('Ссылка на подробности рядом с кнопкой'),
    tone: z
      .enum(['soft', 'sand', 'green', 'violet'])
      .default('violet')
      .describe('Цвет: светло-зелёный, песочный, зелёный, фиолетовый'),
    picture: image.optional().describe('Картинка 480×320'),
  }),
  examples: [
    {
      name: 'с примером правила',
      props: {
        title: 'Автоплатёж: связь не\u00a0прервётся',
        text: 'Счёт пополнится сам, как только денег станет мало. Без комиссии.',
        rule: { belowKopecks: 10_000, amountKopecks: 30_000 },
        points: [
          'С\u00a0любой банковской карты',
          'SMS перед каждым списанием',
          'Отключается в\u00a0один шаг',
        ],
        link: { text: 'Включить автоплатёж', url: '/pay/topup' },
        moreLink: { text: 'Как это работает', url: '/help/faq/avtoplatezh.html' },
        picture,
      },
    },
    {
      name: 'светлый, без примера',
      props: {
        title: 'Платите один раз в\u00a0месяц и\u00a0не\u00a0вспоминайте',
        text: `Автоплатёж по${NBSP}дням пополнит счёт в${NBSP}выбранное число.`,
        tone: 'soft' as const,
        link: { text: 'Выбрать день', url: '/pay/topup' },
        picture,
      },
    },
    {
      name: 'только правило',
      props: {
        title: 'Автопополнение',
        tone: 'sand' as const,
        rule: { belowKopecks: 5_000, amountKopecks: 150_050 },
      },
    },
    { name: 'одна строка', props: { title: 'Высокотехнологичное автопополнение', tone: 'green' as const } },
  ],
});
