import { definePageType } from '#app/page/define-page-type';

/** Roaming: its main page, the world, and each country. */
export const page = definePageType({
  type: 'roaming-new',
  routes: [{ path: '/roaming' }, { path: '/roaming/world' }],
  strictBelow: ['/roaming'],
  folders: {
    '/roaming/about_national': '/roaming',
    '/roaming/national': '/roaming',
    '/roaming/cruises': '/roaming',
  },
});
