import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { toSearchText } from '#schemas/site-search';
import { link } from '#schemas/values/link';
import { richText } from '#schemas/values/rich-text';
import { texts } from './texts';

/** In the order in which a brand shows them. */
export const DEVICE_KINDS = ['phone', 'tablet', 'watch'] as const;

const line = (max: number) => z.string().trim().min(1).max(max);

const list = z.object({
  brand: line(40).describe('Марка: списки одной марки показываются вместе'),
  kind: z.enum(DEVICE_KINDS).default('phone').describe('Телефоны, планшеты или часы'),
  models: z.array(line(80)).min(1).max(120).describe('Модели, как их называет производитель'),
  aliases: z
    .array(line(40))
    .max(12)
    .default([])
    .describe('Как ещё пишут марку: «самсунг», «галакси». По\u00a0этим словам список тоже находится'),
  note: line(300).optional().describe('Оговорка под списком'),
  guide: link.optional().describe('Инструкция для\u00a0этих устройств'),
});

export type DeviceList = z.output<typeof list>;

export const block = defineBlock({
  type: 'device-list',
  version: 1,
  label: 'Устройства с\u00a0eSIM',
  group: 'products',
  description: 'Находит устройство по\u00a0марке или модели среди тех, которые поддерживают eSIM.',
  props: z.object({
    title: line(160).default(texts.title).describe('Заголовок'),
    subtitle: line(300).optional().describe('Подзаголовок'),
    lists: z.array(list).min(1).max(80).describe('Списки устройств'),
    help: richText()
      .default(texts.help)
      .describe('Как проверить самому: показывается под списком и\u00a0там, где ничего не\u00a0нашлось'),
  }),
  examples: [
    {
      name: 'все устройства',
      props: {
        subtitle: 'Введите марку или модель',
        lists: [
          {
            brand: 'Apple',
            models: ['iPhone 14', 'iPhone 15', 'iPhone 15 Pro'],
            aliases: ['айфон', 'эпл'],
            note: 'Айфоны для\u00a0материкового Китая выпускаются без eSIM.',
            guide: { text: 'Как установить eSIM на\u00a0iPhone', url: '/esim/instruction#iphone' },
          },
          { brand: 'Apple', kind: 'watch', models: ['Apple Watch Series 9'] },
          { brand: 'Samsung', models: ['Galaxy S24', 'Galaxy S24+'], aliases: ['самсунг'] },
        ],
      },
      data: { query: '' },
    },
    {
      name: 'нашлось одно',
      props: { lists: [{ brand: 'Google', models: ['Pixel 8', 'Pixel 9'] }] },
      data: { query: 'pixel 9' },
    },
    {
      name: 'не\u00a0нашлось',
      props: { lists: [{ brand: 'Google', models: ['Pixel 8', 'Pixel 9'] }] },
      data: { query: 'Nokia 3310' },
    },
  ],
  empty: { query: '' },
  // What is typed into the address is shown at most; the list is the content's own.
  requires: [],
  load: (_props, { query }) => Promise.resolve({ query: toSearchText(query.get('q')) }),
});
