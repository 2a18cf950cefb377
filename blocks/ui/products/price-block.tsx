import type { ProductBadge } from '#schemas/products/badges';
import type { ProductPrice } from '#schemas/products/price';
import { classNames } from '../class-names';
import { Price } from '../price';
import { Text } from '../text';
import { Tooltip } from '../tooltip';
import styles from './price-block.module.css';
import { ProductBadges } from './product-badges';

export type PriceBlockProps = {
  /** Unique on the page; a prefix of ids. */
  id: string;
  /** Null for a product without a price: `noPrice` stands there then. */
  price: ProductPrice | null;
  /** What the sign beside the price tells: `toPriceTooltip`. */
  tooltip?: { title?: string; text: string } | null | undefined;
  /** Badges of the category `price`: «−20 %». */
  badges?: readonly ProductBadge[] | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  noPrice?: string | undefined;
  /** As of `Price`. */
  isLive?: boolean | undefined;
  className?: string | undefined;
};

const ABOUT_PRICE = 'О\u00a0цене';

/** What a product costs: the old price beside it when there is a discount, the period, and a hint about the price. */
export function PriceBlock(props: PriceBlockProps) {
  const { id, price, tooltip, badges = [], size = 'm', noPrice, isLive, className } = props;
  if (price === null && noPrice === undefined) return null;
  return (
    <div className={classNames(styles.block, className)}>
      {price === null ? (
        <Text as="div" tone="muted">
          {noPrice}
        </Text>
      ) : (
        <Price {...price} {...{ size, isLive }} />
      )}
      {tooltip && (
        <Tooltip id={`${id}-about`} label={ABOUT_PRICE} text={toWords(tooltip)} className={styles.tooltip} />
      )}
      <ProductBadges id={`${id}-price`} badges={badges} className={styles.badges} />
    </div>
  );
}

function toWords({ title, text }: { title?: string; text: string }) {
  if (title === undefined || title === text) return text;
  return (
    <>
      <strong className={styles.title}>{title}</strong>
      {text}
    </>
  );
}
