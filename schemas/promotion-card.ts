import * as z from 'zod';
import type { promotionSchema } from './gateway/promotions';
import { isoDate, isoMoment } from './values/limited-text';
import { fileUrl, isSafeUrl } from './values/safe-url';

type Promotion = z.output<typeof promotionSchema>;

/** A promotion as lists show it (PROMO-04). */
export interface PromotionCardItem {
  title: string;
  url: string | null;
  announcement: string;
  image: string | null;
  /** «Хит», «Акция завершена». */
  badges: string[];
  /** ISO; null where it is not told, or ends some day. */
  endDate: string | null;
  /** Code of the filter that it stands under; null without one. */
  category: string | null;
}

const moment = z.union([isoDate(), isoMoment()]);

/** Where on the card the operator wants a badge is its own affair; the one of the category stands in the filters. */
const IN_FILTERS = 'category';

export function toPromotionCard(promotion: Promotion): PromotionCardItem {
  const { title, link, announcement = '', imageLink, badges = [], category = null } = promotion;
  return {
    title,
    url: link !== undefined && isSafeUrl(link) ? link : null,
    announcement,
    image: fileUrl().safeParse(imageLink).data ?? null,
    badges: badges
      .filter(({ type }) => type !== IN_FILTERS)
      .flatMap((badge) => badge.title ?? badge.text ?? []),
    endDate: moment.safeParse(promotion.endDate).data ?? null,
    category,
  };
}
