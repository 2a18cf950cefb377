import { definePageType } from '#app/page/define-page-type';
import { toShowcaseOnly } from './to-showcase-only';

/** A page that shows a part of the offer. */
export const page = definePageType({
  type: 'landing-showcase',
  label: 'Лендинг-витрина',
  routes: [
    // CONV-205; in the app a page has no header, no footer and no cookie notice.
    { path: '/webview/forhome/together', standIn: '/forhome/together', present: toShowcaseOnly },
  ],
});
