import { z } from 'zod';
import { optionalField } from './field';

/** Where a badge is drawn (OPT-402). A category outside this list is kept and drawn nowhere. */
export const BADGE_CATEGORIES = [
  'for_showcase',
  'for_detail',
  'for_price_tooltip',
  'popup_sim',
  'popup_mnp',
  'price',
  'for_showcase_title',
] as const;
export type BadgeCategory = (typeof BADGE_CATEGORIES)[number];

/** A badge of a tariff, an option, a news item or a promotion (OPT-401, d2 §3). */
export const badgeSchema = z.looseObject({
  type: optionalField(z.string()),
  text: optionalField(z.string()),
  title: optionalField(z.string()),
  hint: optionalField(z.string()),
  category: optionalField(z.string()),
  code: optionalField(z.string()),
});
export type Badge = z.output<typeof badgeSchema>;
