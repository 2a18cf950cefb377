import { definePageType } from '#app/page/define-page-type';

/** A landing page: the game of New Year. */
export const page = definePageType({
  type: 'ny-game-landing',
  label: 'Лендинг новогодней игры',
  layout: 'none',
});
