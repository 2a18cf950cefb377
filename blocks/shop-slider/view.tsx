import type { ViewProps } from '#registry/define-block';
import { Carousel, CAROUSEL_ITEM_CLASS, CarouselArrows } from '#blocks/ui/carousel/carousel';
import { classNames } from '#blocks/ui/class-names';
import { Link } from '#blocks/ui/link';
import { ShopCard } from '#blocks/ui/products/shop-card';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { MAX_CARDS } from './limits';
import styles from './view.module.css';

/** SHOP-123, SHOP-124: fifteen cards at most, or fewer where the editor says so. */
export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { title, link, maxCards } = props;
  const cards = data.cards.slice(0, Math.min(maxCards, MAX_CARDS));
  if (cards.length === 0) return null;
  return (
    <Section id={id} title={title} action={<CarouselArrows />}>
      <Carousel count={cards.length} labelledBy={`${id}-title`} className={styles.list}>
        {cards.map((card) => (
          <li key={card.id} className={classNames(CAROUSEL_ITEM_CLASS, styles.item)} data-card>
            <ShopCard card={card} />
          </li>
        ))}
      </Carousel>
      {link && (
        <p className={styles.all}>
          <Link href={link.url} look="strong" kind={link.newWindow ? 'external' : 'internal'}>
            {link.text}
          </Link>
        </p>
      )}
    </Section>
  );
}
