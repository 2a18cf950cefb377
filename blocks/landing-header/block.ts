import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import type { Breadcrumb } from '#schemas/page';
import { image } from '#schemas/values/image';
import { price } from '#schemas/values/price';
import { fileUrl, safeUrl } from '#schemas/values/safe-url';
import { windowToOpen } from '#schemas/values/window-id';
import { LONG_TEXT_PX, mayBeLong } from './may-be-long';

const NO_BREADCRUMBS: Breadcrumb[] = [];

/** The fields of d2 §3 «Landing header» (BLK-401); `image` holds the desktop and the mobile background. */
const props = z.object({
  type: z
    .enum(['default', 'photo', 'imgvideo', 'supersign', 'bottomsign'])
    .default('default')
    .describe('Композиция: текст рядом с картинкой, фото во весь экран, видео, крупный знак, знак снизу'),
  header: z.string().trim().min(1).max(160).describe('Заголовок страницы (h1)'),
  subtitle: z.string().max(200).optional().describe('Подзаголовок под заголовком'),
  description: z.string().max(500).optional().describe('Абзац под подзаголовком'),
  badges: z.array(z.string().min(1).max(40)).max(5).default([]).describe('Короткие метки над заголовком'),
  price: price.optional().describe('Цена; старая цена показывается зачёркнутой'),
  buttonText: z.string().trim().min(1).max(60).default('Показать').describe('Надпись на кнопке'),
  buttonLink: safeUrl().optional().describe('Куда ведёт кнопка; без ссылки и окна кнопки нет'),
  buttonPopupId: windowToOpen().optional().describe('Окно, которое открывает кнопка; важнее ссылки'),
  buttonOpenNewWindow: z.boolean().default(false).describe('Открывать ссылку кнопки в новой вкладке'),
  color: z
    .enum(['light', 'dark', 'green', 'violet'])
    .default('light')
    .describe('Фон и цвет текста: светлый, тёмный, зелёный, фиолетовый'),
  breadcrumbs: z.boolean().default(false).describe('Показать путь к странице над заголовком'),
  image: image.optional().describe('Фоновая картинка с отдельным кадром для телефона'),
  videoSrc: fileUrl().optional().describe('Видео без звука для типа imgvideo; картинка служит заставкой'),
});

const banner = (name: string, alt = '') => ({
  src: `/media/${name}-desktop.svg`,
  width: 1440,
  height: 560,
  alt,
  darkens: true,
  phone: { src: `/media/${name}-phone.svg`, width: 720, height: 640 },
});

const tariffsPath: Breadcrumb[] = [
  { title: 'Главная', url: '/' },
  { title: 'Тарифы', url: '/tariffs/all' },
  { title: 'Семейный тариф' },
];

/** One example for each of the five types (BLK-211), and the shortest header there is. */
const examples = [
  {
    name: 'текст рядом с картинкой',
    props: {
      type: 'default' as const,
      header: 'Один тариф на всю семью',
      subtitle: 'До пяти номеров, общий интернет и один счёт',
      description:
        'Подключайте близких в любой день: минуты и гигабайты делятся сами, а доплаты за номер нет.',
      badges: ['Хит', 'Для семьи'],
      price: { amountKopecks: 95_000, oldAmountKopecks: 120_000, period: 'в месяц' },
      buttonText: 'Выбрать тариф',
      buttonLink: '/tariffs/all',
      breadcrumbs: true,
      image: banner('family', 'Родители и двое детей с телефонами'),
    },
    data: tariffsPath,
  },
  {
    name: 'фотография во весь экран',
    props: {
      type: 'photo' as const,
      header: 'Связь, которая всегда рядом',
      subtitle: 'Звонки, интернет и телевидение в одном тарифе',
      price: { amountKopecks: 55_000, prefix: 'от', period: 'в месяц' },
      buttonText: 'Подключить',
      buttonLink: '/tariffs/all',
      color: 'light' as const,
      image: banner('hero-main'),
    },
    data: NO_BREADCRUMBS,
  },
  {
    name: 'кадр от края до края',
    props: {
      type: 'imgvideo' as const,
      header: 'Музыка без рекламы и пауз',
      description: 'Миллионы треков, подкасты и аудиокниги. Трафик внутри приложения не расходует пакет.',
      badges: ['30 дней бесплатно'],
      buttonText: 'Слушать',
      buttonPopupId: 'music',
      color: 'violet' as const,
      image: banner('music'),
    },
    data: NO_BREADCRUMBS,
  },
  {
    name: 'крупный знак',
    props: {
      type: 'supersign' as const,
      header: 'Интернет за границей без сюрпризов',
      subtitle: 'Пакет на неделю в 160 странах',
      description: 'Включите роуминг перед вылетом, а цену покажем в SMS сразу после посадки.',
      buttonText: 'Выбрать страну',
      buttonLink: '/roaming',
      color: 'green' as const,
      image: banner('roaming'),
    },
    data: NO_BREADCRUMBS,
  },
  {
    name: 'знак снизу',
    props: {
      type: 'bottomsign' as const,
      header: 'Лето без роуминга по России',
      subtitle: 'Домашние условия в каждом городе: от Калининграда до Петропавловска-Камчатского',
      badges: ['До 31 августа'],
      buttonText: 'Узнать условия',
      buttonLink: '/roaming',
      color: 'dark' as const,
      image: banner('summer-promo'),
    },
    data: NO_BREADCRUMBS,
  },
  { name: 'только заголовок', props: { header: 'Документы и реквизиты' }, data: NO_BREADCRUMBS },
];

export const block = defineBlock({
  type: 'landing-header',
  version: 1,
  label: 'Шапка страницы',
  group: 'header',
  description: 'Говорит, о чём страница, показывает цену и даёт главную кнопку.',
  needsEnhancement: (header) => header.breadcrumbs && mayBeLong(header, LONG_TEXT_PX),
  props,
  examples,
  empty: NO_BREADCRUMBS,
  requires: [],
  load: async ({ breadcrumbs }, { page }) => (breadcrumbs ? page.breadcrumbs : NO_BREADCRUMBS),
  showsBreadcrumbs: ({ breadcrumbs }) => breadcrumbs,
});
