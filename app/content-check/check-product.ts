import type { Finding } from '#schemas/finding';
import { OF_PAGE } from './page-components';

const FIRST_SERVER_ERROR = 500;

/**
 * The status that the operator refuses the product of a page with is the answer of the page (null: it does not refuse).
 * An operator that fails is told of by the calls of the blocks.
 */
export function checkProduct(failure: number | null): Finding[] {
  if (failure === null || failure >= FIRST_SERVER_ERROR) return [];
  return [
    {
      code: 'product-unknown',
      severity: 'warning',
      ...OF_PAGE,
      pointer: '/uuid',
      message: `the operator answers ${failure} for the product of this page, and so does the site`,
      fix: 'Give the page the uuid of its tariff or option, or take the blocks of products away.',
    },
  ];
}
