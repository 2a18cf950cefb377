import type { KeptOrder } from '#schemas/products/kept-order';
import { KEPT_DAYS } from '../kit/order/order-rules';
import type { Loaded } from './contract';
import type { States } from './machine';
import { hasGoods } from './to-receipt';

/** The order as its visitor can look at it later: what, how and when, and nothing of whom it is for. */
export function toKeptOrder(
  { draft, receipt }: Pick<States['code'], 'draft' | 'receipt'>,
  { salons }: Pick<Loaded, 'salons'>,
  { number, at }: Pick<KeptOrder, 'number' | 'at'>,
): KeptOrder {
  const { kind, place } = draft;
  const chosen = kind === 'self' ? salons.find(({ id }) => id === draft.salon) : undefined;
  const { lines, totalKopecks, monthlyKopecks } = receipt;
  return {
    number,
    at,
    lines,
    totalKopecks,
    monthlyKopecks,
    kind: kind ?? 'self',
    salon: chosen === undefined ? null : toSalon(chosen),
    date: kind === 'self' ? '' : (place?.date ?? ''),
    interval: kind === 'self' ? '' : (place?.interval ?? ''),
    hasSim: monthlyKopecks !== null,
    keptDays: hasGoods(receipt) ? KEPT_DAYS.good : KEPT_DAYS.connection,
  };
}

const toSalon = ({ title, address, city, worktime }: Loaded['salons'][number]) => ({
  title,
  address,
  city,
  worktime,
});
