import { paymentDiscountKeyOf, paymentKeyOf } from '#schemas/gateway/entities/details';
import { paymentSchema, type Payment } from '#schemas/gateway/entities/param';
import type { Tile } from '#schemas/gateway/entities/tile';
import { toKopecks, toPeriod } from './price';

/** Price of a tile in kopecks; null where none is told. */
interface TilePrice {
  price: number | null;
  /** Below `price`, or null. */
  priceDiscount: number | null;
  /** «за 30 дней» */
  pricePeriod: string;
}

/** What is added to a tariff is paid for every 30 days, unless it says otherwise (TRF-236). */
const ADD_ON_PERIOD = 'за\u00A030\u00A0дней';

/** The price for subscribers of the tariff with this billing id, else the general one (TRF-405). */
export function toTilePrice(tile: Tile, billingId: string | undefined): TilePrice {
  const { payment, discount } = readPayments(tile, billingId);
  const full =
    toKopecks(payment?.value) ??
    toKopecks(tile.payment?.value) ??
    toKopecks(tile.details?.payment?.value) ??
    toKopecks(tile.price);
  const left =
    payment || discount
      ? toKopecks(discount?.value)
      : (toKopecks(tile.payment_discount?.value) ?? toKopecks(tile.details?.payment_discount?.value));
  const period = discount?.unitExtra ?? payment?.unitExtra ?? tile.details?.payment?.unitExtra;
  return {
    price: full ?? left,
    priceDiscount: full !== null && left !== null && left < full ? left : null,
    pricePeriod: toPeriod(period) ?? ADD_ON_PERIOD,
  };
}

function readPayments({ details }: Tile, billingId: string | undefined) {
  const read = (key: string): Payment | undefined => paymentSchema.safeParse(details?.[key]).data;
  if (billingId === undefined) return {};
  return { payment: read(paymentKeyOf(billingId)), discount: read(paymentDiscountKeyOf(billingId)) };
}
