import type { Rejection } from '#registry/define-flow';
import { reject } from '../engine/reject.server';
import { CONNECTION_TEXTS } from './connection-texts';

/** What was chosen without scripts, when it is one of those that can be. */
export function chooseProduct(
  productId: string,
  ids: readonly string[],
): Rejection | { rejected?: never; event: { type: 'CHOOSE'; choice: string } } {
  if (!ids.includes(productId)) return reject(CONNECTION_TEXTS.noChoice, { field: 'productId' });
  return { event: { type: 'CHOOSE', choice: productId } };
}
