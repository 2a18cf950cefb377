import { definePageType } from '#app/page/define-page-type';

/** Services that can no longer be connected. */
export const page = definePageType({
  type: 'toptions-archive',
  label: 'Архив услуг',
  routes: [{ path: '/services/archive' }],
});
