/** What the shop's orders have in common: what they cost, how long they are kept, how they are refused. Pure. */

/** Kinds of receiving, delivery before pickup (ORD-104, ORD-116). */
export const RECEIVING = ['courier', 'cse', 'self'] as const;
export type ReceivingKind = (typeof RECEIVING)[number];

/** ORD-155. */
export const MAX_COMMENT = 32;
/** Of a flat or an office. */
export const MAX_FLAT = 20;
/** ORD-167: minutes until an order can be picked up. */
export const READY_MINUTES = 30;
/** ORD-168, ORD-169: days for which a salon keeps it. */
export const KEPT_DAYS = { good: 7, connection: 30 } as const;
export type KeptKind = keyof typeof KEPT_DAYS;

/** States of an order by their codes (ORD-117). */
export const ORDER_ERRORS = {
  none: 0,
  server: 1,
  unavailable: 2,
  submit: 3,
  chooseNumber: 4,
  dateTime: 5,
} as const;
export type OrderError = keyof typeof ORDER_ERRORS;

/** After these a visitor mends the order where they are; the others end it for now (ORD-118). */
const MENDED = ['none', 'submit', 'chooseNumber', 'dateTime'] as const;
type MendedError = (typeof MENDED)[number];
export const isMended = (error: OrderError): error is MendedError => MENDED.some((one) => one === error);

const BY_CODE: ReadonlyMap<string, OrderError> = new Map([
  ['order.unavailable', 'unavailable'],
  ['order.number.taken', 'chooseNumber'],
  ['order.slot.changed', 'dateTime'],
  ['order.promocode', 'submit'],
  ['5006', 'submit'],
]);

/** What a refusal is, by the operator's code; anything unknown is the server's own trouble. */
export const toOrderError = (code: string | null): OrderError => BY_CODE.get(code ?? '') ?? 'server';

/** A line of the receipt; kopecks. */
export interface OrderLine {
  id: string;
  title: string;
  amountKopecks: number;
}

/** What an order is paid for (ORD-172); kopecks, and lists of what was chosen. */
export interface OrderParts {
  products: readonly OrderLine[];
  number: OrderLine | null;
  services: readonly OrderLine[];
  delivery: OrderLine | null;
}

export interface OrderReceipt {
  lines: OrderLine[];
  totalKopecks: number;
  /** The fee of the tariff for 30 days: it is no part of the total. Null without a tariff. */
  monthlyKopecks: number | null;
}

/** The total is the sum of the lines: the products, the number, services of any kind, delivery (ORD-172). */
export function toOrderReceipt(
  { products, number, services, delivery }: OrderParts,
  monthlyKopecks: number | null,
): OrderReceipt {
  const lines = [...products, number, ...services, delivery].filter((line) => line !== null);
  return { lines, totalKopecks: lines.reduce((sum, line) => sum + line.amountKopecks, 0), monthlyKopecks };
}

/** Does an order still come to what the visitor has seen? Line by line: other things may come to the same sum. */
export const isSameReceipt = (one: OrderReceipt, other: OrderReceipt): boolean =>
  one.monthlyKopecks === other.monthlyKopecks &&
  JSON.stringify(one.lines.map(toSum)) === JSON.stringify(other.lines.map(toSum));

const toSum = ({ id, amountKopecks }: OrderLine) => [id, amountKopecks];
