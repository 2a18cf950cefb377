import type { ServiceCardView } from '#schemas/products/service-card';
import { Grid } from '../grid';
import { ServiceCard, type ServiceCardProps } from './service-card';
import styles from './service-card-list.module.css';

export type ServiceCardListProps = Pick<ServiceCardProps, 'level' | 'tone'> & {
  cards: readonly ServiceCardView[];
};

/** Service cards in rows that come out even; one alone keeps the size of a card. */
export function ServiceCardList({ cards, level, tone }: ServiceCardListProps) {
  const count = cards.length;
  return (
    <Grid
      as="ul"
      columns={count === 4 || count > 6 ? 4 : 3}
      lastRow="center"
      className={count === 1 ? styles.single : undefined}
    >
      {cards.map((card) => (
        <li key={card.id}>
          <ServiceCard card={card} level={level} tone={tone} />
        </li>
      ))}
    </Grid>
  );
}
