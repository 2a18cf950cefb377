import type { FoundGood, FoundGoods } from '#schemas/products/found-goods';
import { Card, CardFoot } from '#blocks/ui/card';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import { texts } from './texts';
import styles from './view.module.css';

const PICTURE_SIZE = 160;

/** Goods of the shop that fit, with the way to all of them where there are more. */
export function Goods({ goods, moreHref }: FoundGoods) {
  if (goods.length === 0) return null;
  return (
    <section aria-label={texts.goods} className={styles.tariffs} data-goods>
      <Grid as="ul" columns={4} phoneColumns="rail">
        {goods.map((good) => (
          <li key={good.href}>
            <GoodCard good={good} />
          </li>
        ))}
      </Grid>
      {moreHref !== null && (
        <p className={styles.more}>
          <Link href={moreHref} look="strong">
            {texts.moreGoods}
          </Link>
        </p>
      )}
    </section>
  );
}

function GoodCard({ good }: { good: FoundGood }) {
  const { title, href, img, price, oldPrice, status, group } = good;
  return (
    <Card as="article" interactive>
      {img !== '' && (
        <img
          src={img}
          alt=""
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          loading="lazy"
          className={styles.good}
        />
      )}
      {group !== '' && (
        <Text look="small" tone="muted">
          {group}
        </Text>
      )}
      <Heading level={3} look="body">
        <Link href={href} look="quiet" stretched>
          {title}
        </Link>
      </Heading>
      <CardFoot>
        {price !== null && (
          <Price amountKopecks={price} {...(oldPrice !== null && { oldAmountKopecks: oldPrice })} size="s" />
        )}
        {status !== null && (
          <Text look="small" tone="muted">
            {texts[status]}
          </Text>
        )}
      </CardFoot>
    </Card>
  );
}
