import { paymentDiscountKeyOf, paymentKeyOf } from '#schemas/gateway/entities/details';
import { paymentSchema, type Payment } from '#schemas/gateway/entities/param';
import type { Tile } from '#schemas/gateway/entities/tile';
import { toKopecks, toPeriod } from './price';

/** What a tile costs, in kopecks; null where none is told. */
interface TileAmounts {
  price: number | null;
  /** Below `price`, or null. */
  priceDiscount: number | null;
}

interface TilePrice extends TileAmounts {
  /** «за 30 дней» */
  pricePeriod: string;
}

/** What is added to a tariff is paid for every 30 days, unless it says otherwise (TRF-236). */
const ADD_ON_PERIOD = 'за\u00A030\u00A0дней';

/** The price for subscribers of the tariff with this billing id, else the general one (TRF-405). */
export function toTilePrice(tile: Tile, billingId: string | undefined): TilePrice {
  const payments = readPayments(tile, billingId);
  const period =
    payments.discount?.unitExtra ?? payments.payment?.unitExtra ?? tile.details?.payment?.unitExtra;
  return { ...toAmounts(tile, payments), pricePeriod: toPeriod(period) ?? ADD_ON_PERIOD };
}

/** The general price alone: a showcase asks for hundreds of them, and says no period. */
export function toTileAmounts(tile: Tile): TileAmounts {
  return toAmounts(tile, {});
}

interface Payments {
  payment?: Payment | undefined;
  discount?: Payment | undefined;
}

function toAmounts(tile: Tile, { payment, discount }: Payments): TileAmounts {
  const full =
    toKopecks(payment?.value) ??
    toKopecks(tile.payment?.value) ??
    toKopecks(tile.details?.payment?.value) ??
    toKopecks(tile.price);
  const left =
    payment || discount
      ? toKopecks(discount?.value)
      : (toKopecks(tile.payment_discount?.value) ?? toKopecks(tile.details?.payment_discount?.value));
  return {
    price: full ?? left,
    priceDiscount: full !== null && left !== null && left < full ? left : null,
  };
}

function readPayments({ details }: Tile, billingId: string | undefined): Payments {
  if (billingId === undefined) return {};
  const read = (key: string): Payment | undefined => paymentSchema.safeParse(details?.[key]).data;
  return { payment: read(paymentKeyOf(billingId)), discount: read(paymentDiscountKeyOf(billingId)) };
}
