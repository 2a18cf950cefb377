import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { refersTo } from '#schemas/references/refers-to';
import { image } from '#schemas/values/image';
import { link } from '#schemas/values/link';
import { price } from '#schemas/values/price';
import { windowToOpen } from '#schemas/values/window-id';
import { examples } from './examples';

const param = z.object({
  value: z.string().trim().min(1).max(60).describe('Значение: «30 ГБ»'),
  caption: z.string().trim().min(1).max(80).describe('К чему оно относится: «интернет»'),
});

const connect = z.object({
  text: z.string().trim().min(1).max(40).default('Подключить').describe('Надпись на кнопке'),
  popupId: windowToOpen().describe('Окно этой страницы, в котором подключают'),
  choice: refersTo('tariff', z.string().trim().max(100))
    .default('')
    .describe('Что в окне уже выбрано: код тарифа у оператора'),
});

const card = z.object({
  picture: image.optional().describe('Картинка 480×320'),
  badge: z.string().max(40).optional().describe('Метка: «Хит»'),
  title: z.string().trim().min(1).max(120).describe('Название'),
  text: z.string().max(400).optional().describe('Описание в одно-два предложения'),
  params: z.array(param).max(8).default([]).describe('Что входит, для вида «цены»'),
  price: price.optional().describe('Цена'),
  link: link.optional().describe('Куда ведёт карточка'),
  connect: connect.optional().describe('Кнопка, которая открывает окно подключения, для вида «цены»'),
});

export const block = defineBlock({
  type: 'cards',
  version: 1,
  label: 'Карточки',
  group: 'cards',
  description: 'Предлагает выбрать одно из нескольких: тариф, услугу, раздел.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    link: link.optional().describe('Ссылка на всё остальное рядом с заголовком'),
    layout: z
      .enum(['pictures', 'compact', 'prices'])
      .default('pictures')
      .describe('Вид: с картинками, короткие в строку, с ценами и параметрами'),
    items: z.array(card).min(1).max(60).describe('Карточки'),
  }),
  examples,
});
