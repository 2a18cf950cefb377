import { definePageType } from '#app/page/define-page-type';
import { toStepRoute } from '../kit/to-step-route';

/** The order of a SIM that is activated by its owner. */
export const page = definePageType({
  type: 'teleport',
  label: 'SIM-карта с\u00a0самостоятельной активацией',
  routes: [toStepRoute('/sim/teleport')],
  // The barcode of a card.
  usesCamera: true,
  // Whoever shortens the address has no card in hand yet.
  folders: { '/sim': '/esim/order' },
});
