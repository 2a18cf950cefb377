import type { ViewProps } from '#registry/define-block';
import { Grid } from '#blocks/ui/grid';
import { Link } from '#blocks/ui/link';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { CompactCard, PictureCard, PriceCard } from './card';
import styles from './card.module.css';
import prices from './price-card.module.css';

type Layout = ViewProps<typeof block>['props']['layout'];

const CARD = { pictures: PictureCard, compact: CompactCard, prices: PriceCard } satisfies Record<
  Layout,
  unknown
>;

/** Rows that come out even: four in a row for four and for long lists, otherwise three. */
function columnsFor(count: number, layout: Layout): 3 | 4 {
  return layout !== 'compact' && (count === 4 || count > 6) ? 4 : 3;
}

/** A badge makes a card stand out where it is the exception: a frame around every one says nothing. */
function isBadgeRare(items: readonly { badge?: string | undefined }[]): boolean {
  return items.filter(({ badge }) => badge).length * 2 <= items.length;
}

/** On phones more than two cards make a row under the finger: one below the other they are screens of scrolling. */
const phoneColumnsFor = (count: number, layout: Layout) => (layout !== 'compact' && count > 2 ? 'rail' : 1);

/** Prices keep their parts on common lines across a row; one card of another layout keeps the size of a card. */
function toGridClass(layout: Layout, isAlone: boolean): string | undefined {
  if (layout === 'prices') return isAlone ? undefined : prices.aligned;
  return isAlone ? styles.single : undefined;
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, link, layout, items } = props;
  const Card = CARD[layout];
  const isAlone = items.length === 1;
  const framesBadges = isBadgeRare(items);
  const action = link && (
    <Link href={link.url} look="strong" kind={link.newWindow ? 'external' : 'internal'}>
      {link.text}
    </Link>
  );
  return (
    <Section id={id} title={title} action={action}>
      <Grid
        as="ul"
        columns={columnsFor(items.length, layout)}
        phoneColumns={phoneColumnsFor(items.length, layout)}
        lastRow={layout === 'compact' ? 'widen' : 'center'}
        className={toGridClass(layout, isAlone)}
      >
        {items.map((card, index) => (
          <li key={`${index}-${card.title}`}>
            <Card
              id={`${id}-${index + 1}`}
              card={card}
              level={title ? 3 : 2}
              highlighted={framesBadges && Boolean(card.badge)}
              alone={isAlone}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
