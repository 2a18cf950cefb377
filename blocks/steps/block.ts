import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';
import { link } from '#schemas/values/link';

const step = z.object({
  title: z.string().trim().min(1).max(120).describe('Что сделать'),
  text: z.string().max(500).optional().describe('Пояснение'),
  picture: image.optional().describe('Картинка 480×320'),
});

const picture = (name: string) => ({ src: `/media/${name}.svg`, width: 480, height: 320, alt: '' });

export const block = defineBlock({
  type: 'steps',
  version: 1,
  label: 'Шаги',
  group: 'text',
  description: 'Объясняет по порядку, что сделать, чтобы получить результат.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    text: z.string().max(400).optional().describe('Текст: одно-два предложения под заголовком'),
    picture: image
      .optional()
      .describe('Большая картинка рядом с шагами: они встают столбцом; свои картинки шагов тогда не видны'),
    steps: z.array(step).min(1).max(40).describe('Шаги по порядку; нумеруются сами'),
    links: z.array(link).max(2).default([]).describe('Кнопки после шагов: главная и вторая'),
  }),
  examples: [
    {
      name: 'с картинками',
      props: {
        title: 'Как перейти со своим номером',
        steps: [
          {
            title: 'Оставьте заявку',
            text: 'Укажите номер и удобный день: мы всё подготовим.',
            picture: picture('app'),
          },
          {
            title: 'Получите SIM-карту',
            text: 'Курьер привезёт её бесплатно и проверит паспорт.',
            picture: picture('delivery'),
          },
          {
            title: 'Дождитесь переноса',
            text: 'Восемь дней пользуйтесь временным номером или старой картой.',
            picture: picture('calls'),
          },
        ],
      },
    },
    {
      name: 'услуга по шагам, рядом картинка',
      props: {
        title: 'Как читать с «Книгами»',
        text: 'Двести тысяч книг в одном приложении: подписка начинается сразу, бумага не нужна.',
        picture: picture('books'),
        steps: [
          { title: 'Подключите услугу', text: 'На сайте, в приложении или командой *105*503#.' },
          { title: 'Скачайте приложение', text: 'Войдите по номеру телефона: пароль придёт в SMS.' },
          {
            title: 'Выбирайте и читайте',
            text: 'Закладки и последняя страница сохраняются на трёх устройствах.',
          },
        ],
        links: [
          { text: 'Подключить', url: '/services/knigi.html' },
          { text: 'Вопросы об услуге', url: '/help/faq' },
        ],
      },
    },
    {
      name: 'только текст',
      props: {
        title: 'Как подключить домашний интернет',
        steps: [
          { title: 'Проверьте адрес', text: 'Узнайте, есть ли интернет в вашем доме.' },
          { title: 'Выберите тариф', text: 'Скорость до 1 Гбит/с и телевидение в подарок.' },
          { title: 'Назначьте время', text: 'Мастер приедет в выбранный час, работает и в выходные.' },
          { title: 'Пользуйтесь', text: 'Настроим роутер и проверим скорость при вас.' },
        ],
      },
    },
  ],
});
