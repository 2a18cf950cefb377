import { definePageType } from '#app/page/define-page-type';

/** Help; a review is written there, by the short address too (MISC-201). */
export const page = definePageType({
  type: 'support',
  label: 'Помощь',
  routes: [{ path: '/review', standIn: '/help/review' }],
  legacy: ['/help/info/:name/amp'],
  folders: { '/help/info': '/help', '/help/info/sim': '/help' },
});
