import { TARIFF_FLAGS, type TariffFlag } from '#schemas/gateway/entities/details';
import type { Product } from '#schemas/gateway/entities/product';

/** Which tariffs a tab of the showcase takes: those that fit any of its lists. Without lists it takes all. */
export interface TabRule {
  ids?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  flags?: readonly TariffFlag[] | undefined;
  segments?: readonly string[] | undefined;
}

const OTHER_SEGMENT = 'other';

/** The tariffs of a tab: in the order of `ids` where it names them, else in the order of the catalogue. */
export function selectTariffs(products: readonly Product[], rule: TabRule): Product[] {
  const { ids = [], types = [], flags = [], segments = [] } = rule;
  if (ids.length + types.length + flags.length + segments.length === 0) return [...products];
  const named = ids.flatMap((id) => products.filter((product) => product.id === id));
  const fitting = products.filter(
    (product) =>
      !named.includes(product) &&
      (types.includes(product.tariffType ?? '') ||
        segments.includes(product.segment ?? OTHER_SEGMENT) ||
        TARIFF_FLAGS.some((flag) => flags.includes(flag) && product.flags?.includes(flag))),
  );
  return [...named, ...fitting];
}
