import { BADGE_CATEGORIES, type Badge, type BadgeCategory } from '#schemas/gateway/entities/badge';
import { toOptionalText, toText } from './text';

/** A word or two drawn about a product. */
export interface ProductBadge {
  code: string;
  text: string;
  /** Said when the badge is asked about. */
  hint?: string;
  tone: 'brand' | 'accent' | 'sale' | 'neutral' | 'warning';
}

/** Badges of this category are not drawn: they say what stands in the tooltip of the price (OPT-403). */
export const HIDDEN_BADGE_CATEGORY: BadgeCategory = 'for_price_tooltip';

const TONES: Readonly<Record<string, ProductBadge['tone']>> = {
  hit: 'accent',
  premium: 'accent',
  vip: 'accent',
  discount: 'sale',
  price: 'sale',
  promo: 'sale',
  mnp: 'sale',
  new: 'brand',
  convergent: 'brand',
  family: 'brand',
  sim: 'brand',
  archive: 'warning',
  ends: 'warning',
};

/** Badges that are drawn in one place, in their order; each text once, and none of an unknown or hidden category. */
export function toBadges(badges: readonly Badge[] | undefined, category: BadgeCategory): ProductBadge[] {
  if (category === HIDDEN_BADGE_CATEGORY || !BADGE_CATEGORIES.includes(category)) return [];
  const drawn = new Map<string, ProductBadge>();
  for (const badge of badges ?? []) {
    const text = toText(badge.text) || toText(badge.title);
    if (badge.category !== category || text === '' || drawn.has(text)) continue;
    drawn.set(text, toBadge(badge, text));
  }
  return [...drawn.values()];
}

function toBadge({ code, type, hint }: Badge, text: string): ProductBadge {
  const codes = [toText(code), toText(type)].filter((word) => word !== '');
  const tone = codes.find((word) => Object.hasOwn(TONES, word));
  const words = toOptionalText(hint);
  return {
    code: codes[0] ?? 'badge',
    text,
    ...(words !== undefined && { hint: words }),
    tone: (tone === undefined ? undefined : TONES[tone]) ?? 'neutral',
  };
}

/** What the tooltip of the price says, from the first hidden badge with a text; null without one. */
export function toPriceTooltip(
  badges: readonly Badge[] | undefined,
): { title?: string; text: string } | null {
  for (const badge of badges ?? []) {
    if (badge.category !== HIDDEN_BADGE_CATEGORY) continue;
    const text = toText(badge.text) || toText(badge.hint);
    const title = toOptionalText(badge.title);
    if (text !== '') return { ...(title !== undefined && { title }), text };
  }
  return null;
}
