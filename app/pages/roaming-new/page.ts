import { definePageType } from '#app/page/define-page-type';

/** Roaming: its main page, the world, and each country. */
export const page = definePageType({
  type: 'roaming-new',
  label: 'Роуминг',
  routes: [{ path: '/roaming' }, { path: '/roaming/world' }],
  // A search, a country by its id (ROAM-01), a trip to be counted.
  keyParameters: ['q', 'aid', 'days', 'gb', 'minutes', 'sms'],
  strictBelow: ['/roaming'],
  folders: {
    '/roaming/about_national': '/roaming',
    '/roaming/national': '/roaming',
    '/roaming/cruises': '/roaming',
  },
});
