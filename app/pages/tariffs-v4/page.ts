import { definePageType } from '#app/page/define-page-type';

/** Lists of tariffs, and their comparison. */
export const page = definePageType({
  type: 'tariffs-v4',
  label: 'Список тарифов',
  routes: [{ path: '/tariffs/all/compare' }],
  folders: { '/tariffs': '/tariffs/all', '/tariffs/home': '/forhome' },
  keyParameters: ['ids', 'only', 'filter'],
});
