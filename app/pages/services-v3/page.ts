import { definePageType } from '#app/page/define-page-type';

/** The showcase of services. */
export const page = definePageType({
  type: 'services-v3',
  label: 'Витрина услуг',
  routes: [{ path: '/services' }],
  strictBelow: ['/services'],
  keyParameters: ['filter', 'q'],
  // Also where its content forgot it.
  components: [{ id: 'services', type: 'services-showcase' }],
});
