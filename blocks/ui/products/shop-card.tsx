import type { ShopCard as Card } from '#schemas/products/shop-card';
import { isAvailable } from '#schemas/products/shop-card';
import { Badge } from '../badge';
import { Card as Box, CardFoot } from '../card';
import { Heading } from '../heading';
import { Link } from '../link';
import { Price } from '../price';
import { Text } from '../text';
import { glueFigures } from '../text/glue-figures';
import { AddToCart } from './add-to-cart';
import styles from './shop-card.module.css';

const SIZE = 240;
const TEXTS = {
  delivery: 'Доставим',
  pickup: 'Есть\u00a0в\u00a0салонах',
  absent: 'Нет в\u00a0вашем регионе',
} as const;

interface ShopCardProps {
  card: Card;
  headingLevel?: 2 | 3;
  /** Can it be put into the cart from here? Of what has no variants to choose from. */
  canAdd?: boolean;
}

/** A good of the shop: the whole card leads to its page. */
export function ShopCard({ card, headingLevel = 3, canAdd = false }: ShopCardProps) {
  const { title, img, price, oldPrice, moreLinkHref, badges, isDelivery, isPickup, tooltip } = card;
  const [badge] = badges;
  return (
    <Box as="article" interactive className={styles.card}>
      <div className={styles.picture}>
        {badge && <Badge className={styles.badge}>{badge.type}</Badge>}
        {img !== '' && <img src={img} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" />}
      </div>
      <Heading level={headingLevel} look="body">
        <Link href={moreLinkHref} look="quiet" stretched>
          {glueFigures(title)}
        </Link>
      </Heading>
      <CardFoot>
        {price !== null && (
          <Price amountKopecks={price} {...(oldPrice !== null && { oldAmountKopecks: oldPrice })} size="s" />
        )}
        <Text look="small" tone="muted" className={styles.receiving}>
          {isAvailable(card) ? (
            <span className={styles.ways}>
              {isDelivery && <span title={tooltip.hintDelivery}>{TEXTS.delivery}</span>}{' '}
              {isPickup && <span title={tooltip.hintPickup}>{TEXTS.pickup}</span>}
            </span>
          ) : (
            TEXTS.absent
          )}
        </Text>
        {canAdd && isAvailable(card) && (
          <div className={styles.add}>
            <AddToCart product={card.id} about={title} />
          </div>
        )}
      </CardFoot>
    </Box>
  );
}
