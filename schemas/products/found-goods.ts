import type { CallResult } from '../gateway/call';
import type { searchRetail } from '../gateway/retail';
import { isSafeUrl } from '../values/safe-url';
import { toKopecks } from './price';
import { toOwnPicture } from './shop-card';

/** A good that the search of the shop has found (SHOP-113). */
export interface FoundGood {
  title: string;
  href: string;
  /** An address of this site; empty without a picture. */
  img: string;
  /** Kopecks; null where the operator names no price. */
  price: number | null;
  /** Above the price; null without a discount. */
  oldPrice: number | null;
  /** How it can be had; null where the operator does not say. */
  status: 'im' | 'ccm' | null;
  /** «Смартфоны»; empty where the operator does not say. */
  group: string;
}

export interface FoundGoods {
  goods: FoundGood[];
  /** Where the others are; null when all are shown. */
  moreHref: string | null;
}

export const NO_GOODS: FoundGoods = { goods: [], moreHref: null };

type Found = CallResult<typeof searchRetail>;

/** As many as the caller has room for (SHOP-119), and the way to the others where there are more (SHOP-120). */
export function toFoundGoods({ carts, nums, more_link = '' }: Found, most: number): FoundGoods {
  const goods = carts.filter(({ link }) => isSafeUrl(link)).slice(0, most);
  return {
    goods: goods.map(toGood),
    moreHref: nums > most && isSafeUrl(more_link) ? more_link : null,
  };
}

function toGood({
  title,
  link,
  img,
  price,
  price_old,
  status,
  group = '',
}: Found['carts'][number]): FoundGood {
  const now = toKopecks(price);
  const before = toKopecks(price_old);
  return {
    title,
    href: link,
    img: toOwnPicture(img),
    price: now,
    oldPrice: now !== null && before !== null && before > now ? before : null,
    status: status ?? null,
    group,
  };
}
