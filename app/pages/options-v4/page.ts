import { definePageType } from '#app/page/define-page-type';

/** The list of internet options. */
export const page = definePageType({
  type: 'options-v4',
  folders: { '/internet': '/internet/options' },
});
