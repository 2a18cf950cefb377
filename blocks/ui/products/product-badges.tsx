import type { ProductBadge } from '#schemas/products/badges';
import { Badge } from '../badge';
import { classNames } from '../class-names';
import { Tooltip } from '../tooltip';
import styles from './product-badges.module.css';

export type ProductBadgesProps = {
  /** Unique on the page; a prefix of ids. */
  id: string;
  badges: readonly ProductBadge[];
  className?: string | undefined;
};

const HINTED = classNames(styles.badge, styles.hinted);

/** The badges of a product in a row; one with a hint says it on hover, focus and tap. Nothing without badges. */
export function ProductBadges({ id, badges, className }: ProductBadgesProps) {
  if (badges.length === 0) return null;
  return (
    <div className={classNames(styles.badges, className)}>
      {badges.map(({ text, hint, tone }, index) =>
        hint === undefined || hint === text ? (
          <Badge key={text} tone={tone} className={styles.badge}>
            {text}
          </Badge>
        ) : (
          <Tooltip key={text} id={`${id}-badge-${index + 1}`} text={hint} className={HINTED}>
            <Badge tone={tone}>{text}</Badge>
          </Tooltip>
        ),
      )}
    </div>
  );
}
