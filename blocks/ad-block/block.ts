import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';
import { limitedText } from '#schemas/values/limited-text';
import { link } from '#schemas/values/link';

const ERID = /^[A-Za-z0-9]+$/;
/** A taxpayer's number: 10 digits of a company, 12 of a person. */
const INN = /^(?:\d{10}|\d{12})$/;

const erid = () => limitedText(60).trim().regex(ERID, { error: 'must be Latin letters and digits' });

/** The fields of d2 §3 «Advertiser» (BLK-406). */
const advertiser = z.object({
  title: z.string().trim().min(1).max(200).describe('Название рекламодателя'),
  inn: limitedText(20)
    .regex(INN, { error: 'must be 10 or 12 digits' })
    .optional()
    .describe('ИНН рекламодателя'),
  address: z.string().trim().max(300).optional().describe('Адрес рекламодателя'),
});

const namedErid = z.object({
  eridName: z.string().trim().min(1).max(120).describe('Какое это объявление'),
  eridValue: erid().describe('Его идентификатор erid'),
});

const picture = (name: string) => ({ src: `/media/${name}.svg`, width: 480, height: 320, alt: '' });

export const block = defineBlock({
  type: 'ad-block',
  version: 1,
  label: 'Реклама',
  group: 'promo',
  description: 'Показывает объявление партнёра и честно говорит, чьё оно.',
  props: z.object({
    title: z.string().trim().min(1).max(120).optional().describe('Заголовок объявления'),
    text: z.string().max(300).optional().describe('Текст: одно-два предложения'),
    picture: image.optional().describe('Картинка 480×320'),
    link: link.optional().describe('Куда ведёт объявление'),
    advertiser: advertiser.describe('Рекламодатель'),
    erid: erid().optional().describe('Идентификатор рекламы erid'),
    eridList: z
      .array(namedErid)
      .max(40)
      .default([])
      .describe('Идентификаторы нескольких объявлений страницы, у каждого своё название'),
  }),
  examples: [
    {
      name: 'объявление',
      props: {
        title: 'Наушники «Тембр» со скидкой абонентам',
        text: 'Покажите на кассе приложение — и шумоподавление обойдётся на 1\u00a0500\u00a0₽ дешевле. До конца декабря.',
        picture: picture('music-card'),
        link: { text: 'Выбрать наушники', url: 'https://tembr.example/naushniki', newWindow: true },
        advertiser: {
          title: 'ООО «Тембр»',
          inn: '7700000016',
          address: '125047, Москва, улица Примерная, дом 5, этаж 3',
        },
        erid: 'DemoErid2VtzqTembr01',
      },
    },
    {
      name: 'сведения об объявлениях страницы',
      props: {
        advertiser: { title: 'АО «Северо-Западная книготорговая компания»', inn: '7800000026' },
        eridList: [
          { eridName: 'Баннер «Осенние премьеры»', eridValue: 'DemoErid2VtzqKniga01' },
          { eridName: 'Карточка «Аудиокниги без рекламы»', eridValue: 'DemoErid2VtzqKniga02' },
        ],
      },
    },
    {
      name: 'только рекламодатель',
      props: { title: 'Прокат роликов в парке', advertiser: { title: 'ИП Смирнова А. В.' } },
    },
  ],
});
