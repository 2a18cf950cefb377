import type { Product } from '#schemas/gateway/entities/product';
import { toRichText } from './rich-words';
import { toSafeLink } from './safe-link';
import { toOptionalText, toText } from './text';

/** What stands at the end of a detail page: questions, the document, the way to the detailed page. */
export interface TariffInformation {
  features: { title: string; html: string }[];
  /** `size`: bytes, or words where the operator gives words. */
  file: { url: string; size?: number | string } | null;
  detailUrl: string | null;
}

/** A feature with both a key and a value is a question with its answer (TRF-403). */
export function toTariffInformation(product: Product): TariffInformation {
  const features = (product.features ?? []).flatMap(({ key, value }) => {
    const title = toText(key);
    const html = toRichText(value);
    return title === '' || html === null ? [] : [{ title, html }];
  });
  return { features, file: toFile(product), detailUrl: toSafeLink(product.offerLink) };
}

function toFile({ pdf, pdfSize }: Product): TariffInformation['file'] {
  const url = toSafeLink(pdf);
  if (url === null) return null;
  const size = toSize(pdfSize);
  return size === undefined ? { url } : { url, size };
}

/** Bare digits are bytes, however they came. */
function toSize(size: string | number | undefined): number | string | undefined {
  const text = toOptionalText(size);
  if (text === undefined || !/^\d+$/.test(text)) return text;
  return Number(text) > 0 ? Number(text) : undefined;
}

/** A picture beside the texts of a detail page. */
export interface SideBanner {
  title: string;
  image: string | null;
  url: string | null;
}

/** The banners with something to show that lead elsewhere than to `path`, the page they stand on. */
export function toSideBanners({ banners }: Product, path: string): SideBanner[] {
  return (banners ?? []).flatMap(({ title, image, link }) => {
    const banner = { title: toText(title), image: toSafeLink(image), url: toSafeLink(link) };
    const isEmpty = banner.title === '' || (banner.image === null && banner.url === null);
    return isEmpty || banner.url === path ? [] : [banner];
  });
}
