import { getOption } from '#schemas/gateway/options';
import { definePageType } from '#app/page/define-page-type';
import { loadProduct } from '../kit/load-product';

/** An option or a service. */
export const page = definePageType({
  type: 'd-option-iris',
  label: 'Опция или услуга',
  scrollStep: 25,
  routes: [
    { path: '/internet/options/:name.html', hasTryOut: true },
    { path: '/services/:name.html', hasTryOut: true },
    { path: '/logics/options/:name.html', standIn: '/internet/options/:name.html', hasTryOut: true },
    { path: '/logics/sale/:name.html', standIn: '/services/:name.html', hasTryOut: true },
    { path: '/personal/:name.html', standIn: '/services/:name.html', hasTryOut: true },
    { path: '/roaming/:section(about_national|national|world|cruises)/:name.html', hasTryOut: true },
    { path: '/help/info/:name.html', hasTryOut: true },
    { path: '/forhome/:name.html', hasTryOut: true },
  ],
  legacy: ['/services/:name/mobile'],
  load: (context) => loadProduct(getOption, context),
});
