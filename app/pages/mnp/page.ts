import { definePageType } from '#app/page/define-page-type';
import { PORTING_PARAMETERS } from '../kit/porting-parameters';

/** The move of a number from another operator. */
export const page = definePageType({
  type: 'mnp',
  keyParameters: PORTING_PARAMETERS,
});
