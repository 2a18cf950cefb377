import type { Rejection } from '#registry/define-flow';
import { reject } from '../engine/reject.server';
import type { Bounds } from './bounds';
import { toMaximumText, toMinimumText } from './money-texts';

/** A rejection when an amount is out of bounds (PAY-115, PAY-116); null when it is not. */
export function rejectAmount(
  amountKopecks: number,
  { minKopecks, maxKopecks }: Bounds,
  field = 'amount',
): Rejection | null {
  if (amountKopecks < minKopecks) return reject(toMinimumText(minKopecks), { field });
  return amountKopecks > maxKopecks ? reject(toMaximumText(maxKopecks), { field }) : null;
}
