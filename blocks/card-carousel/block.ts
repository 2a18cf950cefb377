import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';
import { link } from '#schemas/values/link';
import { price } from '#schemas/values/price';

const slide = z.object({
  picture: image.optional().describe('Картинка 480×320'),
  badge: z.string().max(40).optional().describe('Метка: «Новинка»'),
  title: z.string().trim().min(1).max(120).describe('Название'),
  text: z.string().max(300).optional().describe('Описание в одно-два предложения'),
  price: price.optional().describe('Цена'),
  link: link.optional().describe('Куда ведёт карточка'),
});

const picture = (name: string) => ({ src: `/media/${name}.svg`, width: 480, height: 320, alt: '' });

export const block = defineBlock({
  type: 'card-carousel',
  version: 1,
  label: 'Карусель карточек',
  group: 'cards',
  description: 'Даёт пролистать предложения, которых больше, чем помещается в ряд.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).describe('Заголовок; он же называет список для читалок экрана'),
    items: z.array(slide).min(1).max(40).describe('Карточки'),
  }),
  examples: [
    {
      name: 'подписки',
      props: {
        title: 'Подписки и развлечения',
        items: [
          {
            picture: picture('music-card'),
            badge: 'Новинка',
            title: 'Музыка',
            text: 'Треки, подкасты и аудиокниги без рекламы.',
            price: { amountKopecks: 16_900, period: 'в месяц' },
            link: { text: 'Слушать', url: '/music' },
          },
          {
            picture: picture('tv-card'),
            title: 'Телевидение',
            text: 'Двести каналов и большая коллекция кино.',
            price: { amountKopecks: 29_900, period: 'в месяц' },
            link: { text: 'Смотреть', url: '/tv' },
          },
          {
            picture: picture('books'),
            title: 'Книги',
            text: 'Полмиллиона книг в одном приложении.',
            price: { amountKopecks: 19_900, period: 'в месяц' },
            link: { text: 'Читать', url: '/books' },
          },
          {
            picture: picture('gaming'),
            badge: 'Скидка 50\u00a0%',
            title: 'Облачные игры',
            text: 'Большие игры на слабом компьютере.',
            price: { amountKopecks: 39_900, oldAmountKopecks: 79_900, period: 'в месяц' },
            link: { text: 'Играть', url: '/gaming' },
          },
          {
            picture: picture('safety'),
            title: 'Антивирус',
            text: 'Защита пяти устройств.',
            price: { amountKopecks: 9_900, period: 'в месяц' },
            link: { text: 'Защитить', url: '/services/security' },
          },
          {
            picture: picture('cctv'),
            title: 'Видеонаблюдение',
            text: 'Камера дома и архив за 7 дней.',
            price: { amountKopecks: 25_000, prefix: 'от', period: 'в месяц' },
            link: { text: 'Подключить', url: '/cctv' },
          },
        ],
      },
    },
    {
      name: 'две карточки',
      props: {
        title: 'Для путешествий',
        items: [
          {
            picture: picture('roaming-card'),
            title: 'Интернет за границей',
            text: 'Пакет на неделю в 40 странах.',
            link: { text: 'Выбрать страну', url: '/roaming' },
          },
          {
            picture: picture('esim-card'),
            title: 'Туристическая eSIM',
            text: 'Оформляется до вылета.',
            link: { text: 'Оформить', url: '/esim/order' },
          },
        ],
      },
    },
  ],
});
