import { formatPhone } from '#blocks/ui/text/format-phone';
import { toOrderReceipt, type OrderLine, type OrderReceipt } from '../kit/order/order-rules';
import type { Loaded, OrderItem, OrderProduct } from './contract';
import type { Draft } from './machine';
import { CHECKOUT_TEXTS } from './texts';

/** What the order costs by what the operator says now; delivery once it is chosen. */
export function toReceipt(
  { deliveries }: Pick<Loaded, 'deliveries'>,
  product: OrderProduct,
  { contents, kind }: Pick<Draft, 'contents' | 'kind'>,
): OrderReceipt {
  const { number } = contents;
  const chosen = product.services.filter(({ id }) => contents.services.includes(id));
  const delivery = deliveries.find((one) => one.kind === kind);
  return toOrderReceipt(
    {
      products: product.items.map(toLine),
      number: number && {
        id: 'number',
        title: `${CHECKOUT_TEXTS.numberLine} ${formatPhone(number.msisdn)}`,
        amountKopecks: number.amountKopecks,
      },
      services: chosen.map(({ id, title, amountKopecks }) => ({ id, title, amountKopecks })),
      delivery: delivery
        ? { id: 'delivery', title: CHECKOUT_TEXTS.deliveryLine, amountKopecks: delivery.amountKopecks }
        : null,
    },
    product.monthlyKopecks,
  );
}

const GOOD = 'good-';

function toLine(item: OrderItem): OrderLine {
  const { id, type, amountKopecks, quantity } = item;
  return {
    id: type === 'connection' ? 'sim' : `${GOOD}${id}`,
    title: toItemTitle(item),
    amountKopecks: amountKopecks * quantity,
  };
}

/** Is there a good in it? Then a salon keeps it for as long as goods, whatever is with it. */
export const hasGoods = ({ lines }: Pick<OrderReceipt, 'lines'>): boolean =>
  lines.some(({ id }) => id.startsWith(GOOD));

/** «Чехол Кромка, 2 шт.». */
export const toItemTitle = ({ title, quantity }: Pick<OrderItem, 'title' | 'quantity'>): string =>
  quantity === 1 ? title : `${title}, ${quantity}\u00a0шт.`;

/** What decides how long a salon keeps the order (ORD-168, ORD-169). */
export const toKeptType = (product: OrderProduct | null): 'good' | 'connection' =>
  product !== null && product.items.every(({ type }) => type === 'connection') ? 'connection' : 'good';
