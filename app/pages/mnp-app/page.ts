import { definePageType } from '#app/page/define-page-type';
import { PORTING_PARAMETERS } from '../kit/porting-parameters';

/** The same within the operator's app, which has a header of its own (MNP-104). */
export const page = definePageType({
  type: 'mnp-app',
  label: 'Перенос номера: в\u00a0приложении',
  layout: 'none',
  keyParameters: PORTING_PARAMETERS,
});
