import type { Price } from '#schemas/values/price';
import { formatPrice } from '#blocks/ui/text/format-price';

/** «от 299 ₽ за 30 дней», «Бесплатно»: a price as a line of text. */
export const toPriceText = ({ amountKopecks, prefix = '', period = '' }: Price): string =>
  (amountKopecks === 0 ? 'Бесплатно' : `${prefix} ${formatPrice(amountKopecks)} ${period}`).trim();
