import { definePageType } from '#app/page/define-page-type';

/** A page of words and blocks: whatever has no type of its own. */
export const page = definePageType({
  type: 'common',
  label: 'Обычная страница',
});
