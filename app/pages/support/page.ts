import { definePageType } from '#app/page/define-page-type';

/** Help. */
export const page = definePageType({
  type: 'support',
  legacy: ['/help/info/:name/amp'],
  folders: { '/help/info': '/help', '/help/info/sim': '/help' },
});
