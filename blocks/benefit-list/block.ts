import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';

const benefit = z.object({
  picture: image.optional().describe('Небольшой рисунок 96×96'),
  title: z.string().trim().min(1).max(120).describe('Преимущество в трёх-пяти словах'),
  text: z.string().max(400).optional().describe('Пояснение'),
});

const spot = (name: string) => ({ src: `/media/${name}.svg`, width: 96, height: 96, alt: '' });

export const block = defineBlock({
  type: 'benefit-list',
  version: 1,
  label: 'Преимущества',
  group: 'cards',
  description: 'Коротко отвечает, почему стоит выбрать именно это.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    items: z.array(benefit).min(1).max(60).describe('Преимущества; число колонок подбирается само'),
  }),
  examples: [
    {
      name: 'три преимущества',
      props: {
        title: 'Почему переходят к нам',
        items: [
          {
            picture: spot('spot-wifi'),
            title: 'Сеть там, где вы бываете',
            text: 'Базовые станции стоят в 12 000 городов и посёлков.',
          },
          {
            picture: spot('spot-wallet'),
            title: 'Цена не растёт год',
            text: 'Закрепляем её в день подключения, об изменениях предупреждаем за месяц.',
          },
          {
            picture: spot('spot-chat'),
            title: 'Отвечаем за минуту',
            text: 'Пишите в чат в любое время: на связи люди, а не только робот.',
          },
        ],
      },
    },
    {
      name: 'пять преимуществ',
      props: {
        title: 'Что даёт eSIM',
        items: [
          {
            picture: spot('spot-esim'),
            title: 'Не нужен пластик',
            text: 'Профиль загружается в телефон по QR-коду.',
          },
          { picture: spot('spot-clock'), title: 'Пять минут до связи' },
          {
            picture: spot('spot-plane'),
            title: 'Удобно в поездках',
            text: 'Второй номер рядом с основным, карты переставлять не нужно.',
          },
          {
            picture: spot('spot-shield'),
            title: 'Не потеряется',
            text: 'Её нельзя вытащить из украденного телефона.',
          },
          { picture: spot('spot-gift'), title: 'Выпуск бесплатный' },
        ],
      },
    },
    {
      name: 'без картинок',
      props: {
        items: [
          { title: 'Договор за один визит', text: 'Приедем в офис, подпишем и подключим в тот же день.' },
          { title: 'Персональный менеджер' },
        ],
      },
    },
  ],
});
