import { definePageType } from '#app/page/define-page-type';

/** The list of internet options. */
export const page = definePageType({
  type: 'options-v4',
  label: 'Список опций для\u00a0интернета',
  folders: { '/internet': '/internet/options' },
});
