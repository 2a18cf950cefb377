import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { link } from '#schemas/values/link';

const listedLink = link.extend({
  description: z.string().max(200).optional().describe('Пояснение под ссылкой'),
});

const CITIES = [
  'Москва',
  'Санкт-Петербург',
  'Нижний Новгород',
  'Екатеринбург',
  'Петропавловск-Камчатский',
  'Казань',
  'Самара',
  'Уфа',
  'Пермь',
  'Тюмень',
  'Омск',
  'Томск',
];

export const block = defineBlock({
  type: 'link-list',
  version: 1,
  label: 'Список ссылок',
  group: 'navigation',
  description: 'Собирает ссылки на соседние страницы в ровные колонки.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    links: z.array(listedLink).min(1).max(120).describe('Ссылки; число колонок подбирается само'),
  }),
  examples: [
    {
      name: 'с пояснениями',
      props: {
        title: 'Полезное',
        links: [
          {
            text: 'Как выбрать тариф',
            url: '/help/tariff',
            description: 'Три вопроса вместо длинной таблицы',
          },
          {
            text: 'Настройка интернета',
            url: '/help/internet',
            description: 'Для телефона, планшета и модема',
          },
          { text: 'Перенос номера', url: '/mnp', description: 'Восемь дней без перерыва в связи' },
          {
            text: 'Расшифровка списаний',
            url: '/help/charges',
            description: 'За что и когда списались деньги',
          },
          { text: 'Документы и бланки', url: '/help/documents', description: 'Договор, согласия, заявления' },
        ],
      },
    },
    {
      name: 'города',
      props: {
        title: 'Домашний интернет в других городах',
        links: CITIES.map((text, index) => ({ text, url: `/home-internet/city-${index + 1}` })),
      },
    },
  ],
});
