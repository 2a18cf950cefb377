import type { Product } from '#schemas/gateway/entities/product';
import { toPacks } from '#schemas/products/packs';
import type { ProductPrice } from '#schemas/products/price';
import { toAddOn } from '#schemas/products/tariff-card';
import type { Addition } from './contract';

/** What the switcher of the tariff's card adds to it, at the price that the card shows with it; none without a price. */
export function toAddOns(product: Product, price: ProductPrice | null): Addition[] {
  const packs = toPacks(product);
  const addOn = toAddOn(packs);
  const pack = packs.find(({ id }) => id === addOn?.id);
  if (addOn === null || price === null || !pack?.billingId) return [];
  const { oldAmountKopecks } = price;
  const told = product.connection?.options?.find(({ billingId }) => billingId === pack.billingId)?.variation;
  const connectionType = told ?? readVariation(pack.variation);
  return [
    {
      id: addOn.id,
      kind: 'option',
      title: addOn.title,
      shopLink: null,
      price: {
        ...price,
        amountKopecks: price.amountKopecks + addOn.amountKopecks,
        ...(oldAmountKopecks !== undefined && {
          oldAmountKopecks: oldAmountKopecks + addOn.amountKopecks,
        }),
      },
      parameter: { billingId: pack.billingId, ...(connectionType && { connectionType }) },
    },
  ];
}

const readVariation = (variation: string) =>
  variation === 'ms' || variation === 'ext' ? variation : undefined;
