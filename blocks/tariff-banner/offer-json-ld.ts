import type { JsonLd } from '#registry/define-block';
import type { TariffBannerData } from './banner-data';

/** The tariff as schema.org's `Product`, from the very values that the banner shows. A closed one is not on offer. */
export function toOfferJsonLd(
  { tariff, path }: TariffBannerData,
  toAbsolute: (url: string) => string,
): JsonLd | null {
  if (tariff === null) return null;
  const { title, text, price, isArchived } = tariff;
  const offer = {
    '@type': 'Offer',
    url: toAbsolute(path),
    ...(price && { price: price.amountKopecks / 100, priceCurrency: 'RUB' }),
    availability: 'https://schema.org/InStock',
  };
  return {
    '@type': 'Product',
    name: title,
    ...(text !== undefined && { description: text }),
    ...(price && !isArchived && { offers: offer }),
  };
}
