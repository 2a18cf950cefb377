import { definePageType } from '#app/page/define-page-type';

/** The order of a SIM that is activated by its owner. */
export const page = definePageType({
  type: 'teleport',
  // Whoever shortens the address has no card in hand yet.
  folders: { '/sim': '/esim/order' },
});
