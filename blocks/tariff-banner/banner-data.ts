import type { Phase } from '#blocks/ui/countdown/countdown';
import type { Breadcrumb } from '#schemas/page';
import type { TariffHead } from '#schemas/products/tariff-detail';

/** What the banner shows; the same for all visitors. */
export interface TariffBannerData {
  /** Of the page. */
  path: string;
  /** Stands where the operator does not answer. */
  title: string;
  breadcrumbs: Breadcrumb[];
  tariff: TariffHead | null;
  /** Where the promotion of the price stood when the page was made; null without one. */
  phase: Phase | null;
}
