import { NUMBER_TRANSFER_KOPECKS } from '#schemas/sim/sim-prices';
import { toOrderReceipt, type OrderReceipt } from '../kit/order/order-rules';
import type { Loaded, Props } from './contract';
import { isPortIn } from './is-port-in';
import type { Draft } from './machine';
import { PORTING_TEXTS } from './texts';

type Priced = Pick<Loaded, 'tariff' | 'deliveries'> & Pick<Props, 'variant'>;

/** What the order costs: the SIM, the move of the number (MNP-116, MNP-117), delivery once it is chosen. */
export function toReceipt(
  { tariff, deliveries, ...content }: Priced,
  { kind }: Pick<Draft, 'kind'>,
): OrderReceipt {
  const delivery = deliveries.find((one) => one.kind === kind);
  const transfer = {
    id: 'transfer',
    title: PORTING_TEXTS.transfer,
    amountKopecks: NUMBER_TRANSFER_KOPECKS,
  };
  return toOrderReceipt(
    {
      products: [{ id: 'sim', title: toSimTitle(tariff), amountKopecks: tariff?.amountKopecks ?? 0 }],
      number: null,
      services: isPortIn(content) ? [transfer] : [],
      delivery: delivery
        ? { id: 'delivery', title: PORTING_TEXTS.deliveryLine, amountKopecks: delivery.amountKopecks }
        : null,
    },
    tariff?.monthlyKopecks ?? null,
  );
}

/** «SIM-карта с тарифом „Старт“». */
export const toSimTitle = (tariff: Loaded['tariff']): string =>
  tariff === null ? PORTING_TEXTS.sim : `${PORTING_TEXTS.simWith} «${tariff.title}»`;
