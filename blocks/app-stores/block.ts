import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';
import { safeUrl } from '#schemas/values/safe-url';

const address = (store: string) => safeUrl().optional().describe(`Адрес приложения в ${store}`);

const links = z.object({
  apple: address('App Store'),
  samsung: address('Galaxy Store'),
  xiaomi: address('GetApps'),
  huawei: address('AppGallery'),
  default: address('RuStore, для остальных телефонов'),
  desktop: safeUrl().optional().describe('Куда вести с компьютера'),
});

export const block = defineBlock({
  type: 'app-stores',
  version: 1,
  label: 'Магазины приложений',
  group: 'navigation',
  description: 'Ведёт за приложением в магазин, который подходит телефону посетителя.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    text: z.string().max(400).optional().describe('Текст: одно-два предложения под заголовком'),
    picture: image.optional().describe('Картинка 480×320'),
    redirect: z
      .boolean()
      .default(false)
      .describe(
        'Сразу открыть магазин, который подходит устройству; список останется тем, у кого не получилось',
      ),
    links: links.default({}).describe('Свои адреса; без них — адреса по умолчанию'),
  }),
  examples: [
    {
      name: 'с картинкой',
      props: {
        title: 'Приложение для\u00a0вашего номера',
        text: 'Остатки пакетов, пополнение и\u00a0чат с\u00a0поддержкой — в\u00a0телефоне. Выберите свой магазин.',
        picture: { src: '/media/app.svg', width: 480, height: 320, alt: 'Телефон с приложением оператора' },
      },
    },
    { name: 'со своими адресами', props: { title: 'Скачать', links: { desktop: '/help', apple: '/esim' } } },
    { name: 'без заголовка', props: {} },
  ],
});
