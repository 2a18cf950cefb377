import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';
import { limitedText } from '#schemas/values/limited-text';
import { safeUrl } from '#schemas/values/safe-url';
import { examples } from './examples';

const title = () => z.string().trim().min(1).max(80);
const subtitle = () => z.string().max(200).optional();
const itemTexts = () => z.array(z.string().trim().min(1).max(160)).max(12).default([]);

/** Ways to connect a partner's product (BLK-407). */
const product = z.object({
  vaspId: z.string().trim().min(1).max(40).describe('Код продукта у оператора'),
  title: title().describe('Название: «Подписка на месяц, 169\u00a0₽»'),
  sms: limitedText(20)
    .regex(/^\d{3,11}$/, { error: 'must be 3 to 11 digits' })
    .optional()
    .describe('Номер для SMS'),
  smsText: z.string().trim().max(40).optional().describe('Текст SMS; без него — пустое'),
  ivr: limitedText(20)
    .regex(/^\+?\d{3,11}$/, { error: 'must be 3 to 11 digits' })
    .optional()
    .describe('Номер голосового меню'),
  ussd: limitedText(40)
    .regex(/^\*[\d*]{1,30}#$/, { error: 'must look like *505#' })
    .optional()
    .describe('USSD-команда: *505#'),
  lkLink: safeUrl().optional().describe('Страница подключения в Личном кабинете'),
});

const vaspButton = z.object({
  text: z.string().trim().min(1).max(40).default('Подключить').describe('Надпись на кнопке'),
  products: z.array(product).min(1).max(6).describe('Что подключают и как'),
});

/** The fields of d2 §3 «Music partner card» (BLK-407). */
const front = z.object({
  title: title().describe('Название сервиса'),
  subtitle: subtitle().describe('Одно предложение о нём'),
  iconId: z
    .enum(['chord', 'keys', 'metronome', 'cassette', 'vinyl', 'headphones'])
    .default('headphones')
    .describe('Рисунок: струны, клавиши, метроном, кассета, пластинка, наушники'),
  iconBg: z
    .enum(['mint', 'sand', 'violet', 'green', 'dark'])
    .default('mint')
    .describe('Фон рисунка: мятный, песочный, фиолетовый, зелёный, тёмный'),
  iconLink: safeUrl().optional().describe('Сайт сервиса; открывается в новой вкладке по рисунку'),
  buttonText: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .default('Подробнее')
    .describe('Надпись кнопки, которая переворачивает карточку'),
  items: itemTexts().describe('Что получает абонент'),
  vaspButton: vaspButton.optional().describe('Кнопка подключения'),
});

/** BLK-408. */
const back = z.object({
  title: title().describe('Заголовок оборота'),
  subtitle: subtitle().describe('Одно предложение под ним'),
  appStoreLink: safeUrl().optional().describe('Приложение в App Store'),
  gplayLink: safeUrl().optional().describe('Приложение в Google Play'),
  items: itemTexts().describe('Условия и подробности'),
});

const track = z.object({
  title: z.string().trim().min(1).max(120).describe('Песня'),
  artist: z.string().trim().max(120).optional().describe('Исполнитель'),
});

const card = z.object({
  promo: z
    .boolean()
    .default(false)
    .describe('Главное предложение: широкая карточка с картинкой и плейлистом'),
  front: front.describe('Лицевая сторона'),
  back: back.optional().describe('Оборот; без него карточка не переворачивается'),
  picture: image.optional().describe('Картинка главного предложения'),
  playlist: z.array(track).max(40).default([]).describe('Песни главного предложения'),
});

export const block = defineBlock({
  type: 'music-cards',
  version: 1,
  label: 'Музыкальные сервисы',
  group: 'cards',
  description: 'Даёт сравнить музыкальные подписки партнёров и подключить одну из них.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    cards: z.array(card).min(1).max(40).describe('Карточки; главные предложения встают первыми'),
  }),
  examples,
});
