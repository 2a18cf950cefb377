import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { breadcrumb, type Breadcrumb } from '#schemas/page';

const NONE: Breadcrumb[] = [];

export const block = defineBlock({
  type: 'breadcrumbs',
  version: 1,
  label: 'Путь к странице',
  group: 'navigation',
  description: 'Показывает, где находится страница, и ведёт на уровень выше.',
  props: z.object({
    items: z
      .array(breadcrumb)
      .max(20)
      .default([])
      .describe('Путь от главной; пусто — путь самой страницы. Последнее звено — эта страница'),
  }),
  examples: [
    {
      name: 'свой путь',
      props: {
        items: [
          { title: 'Главная', url: '/' },
          { title: 'Помощь', url: '/help' },
          { title: 'Настройка интернета на телефоне' },
        ],
      },
      data: NONE,
    },
    {
      name: 'путь страницы',
      props: {},
      data: [{ title: 'Главная', url: '/' }, { title: 'Роуминг', url: '/roaming' }, { title: 'Турция' }],
    },
  ],
  empty: NONE,
  requires: [],
  load: async ({ items }, { page }) => (items.length > 0 ? NONE : page.breadcrumbs),
  showsBreadcrumbs: () => true,
});
