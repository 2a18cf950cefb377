import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { link } from '#schemas/values/link';

const chips = (names: readonly string[], url: string) => names.map((text) => ({ text, url }));

const TOPICS = ['Связь', 'Интернет', 'Роуминг', 'Домашний интернет', 'Телевидение', 'Музыка'];
const MORE_TOPICS = ['Книги', 'Игры', 'Безопасность', 'Умный дом', 'Финансы', 'Здоровье', 'Образование'];
const CITIES = [
  'Санкт-Петербург',
  'Петропавловск-Камчатский',
  'Комсомольск-на-Амуре',
  'Ростов-на-Дону',
  'Нижний Новгород',
  'Набережные Челны',
  'Южно-Сахалинск',
  'Ханты-Мансийск',
  'Йошкар-Ола',
  'Улан-Удэ',
];

export const block = defineBlock({
  type: 'chips-carousel',
  version: 1,
  label: 'Карусель чипсов',
  group: 'navigation',
  description: 'Даёт выбрать тему или раздел из длинного ряда коротких ссылок.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    items: z.array(link).min(1).max(40).describe('Чипсы: короткие ссылки'),
  }),
  examples: [
    {
      name: 'темы услуг',
      props: { title: 'Выберите тему', items: chips([...TOPICS, ...MORE_TOPICS], '/services') },
    },
    {
      name: 'длинные названия без заголовка',
      props: { items: chips([...CITIES, ...CITIES, ...CITIES, ...CITIES], '/help/contacts') },
    },
    { name: 'один чипс', props: { title: 'Смотрите также', items: chips(['Все услуги'], '/services') } },
  ],
});
