import { formatPhone } from '#blocks/ui/text/format-phone';
import { toOrderReceipt, type OrderReceipt } from '../kit/order/order-rules';
import type { Loaded, OrderProduct } from './contract';
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
      product: { id: 'product', title: toProductTitle(product), amountKopecks: product.amountKopecks },
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

/** «SIM-карта с тарифом „Старт“, 30 ГБ и 600 минут». */
export const toProductTitle = ({ title, packTitle }: OrderProduct): string =>
  packTitle === '' ? title : `${title}, ${packTitle}`;
