import type { ReactElement } from 'react';
import type { ProductBadge } from '#schemas/products/badges';
import { isFree } from '#schemas/products/no-fee';
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
  /** Stands in place of an amount of nothing, period and all; without it «Бесплатно». */
  freeText?: string | undefined;
  /** As of `Price`. */
  isLive?: boolean | undefined;
  className?: string | undefined;
};

const ABOUT_PRICE = 'О\u00a0цене';

/** What a product costs: the old price beside it when there is a discount, the period, and a hint about the price. */
export function PriceBlock(props: PriceBlockProps) {
  const { id, price, tooltip, badges, noPrice, className } = props;
  if (price === null && noPrice === undefined) return null;
  return (
    <div className={classNames(styles.block, className)}>
      {toAmount(props)}
      {tooltip && (
        <Tooltip id={`${id}-about`} label={ABOUT_PRICE} text={toWords(tooltip)} className={styles.tooltip} />
      )}
      {badges && badges.length > 0 && (
        <ProductBadges id={`${id}-price`} badges={badges} className={styles.badges} />
      )}
    </div>
  );
}

function toAmount({ price, noPrice, freeText, size = 'm', isLive }: PriceBlockProps): ReactElement {
  if (price === null) {
    return (
      <Text as="div" tone="muted">
        {noPrice}
      </Text>
    );
  }
  if (freeText !== undefined && isFree(price)) return <p className={styles.free}>{freeText}</p>;
  return <Price {...price} size={size} isLive={isLive} />;
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
