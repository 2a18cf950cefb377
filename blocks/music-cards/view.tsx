import type { ViewProps } from '#registry/define-block';
import { Grid } from '#blocks/ui/grid';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { MusicCard } from './card';
import styles from './view.module.css';

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, cards } = props;
  const level = title ? 3 : 2;
  const numbered = cards.map((card, index) => ({ card, cardId: `${id}-${index + 1}` }));
  const promos = numbered.filter(({ card }) => card.promo);
  const others = numbered.filter(({ card }) => !card.promo);
  return (
    <Section id={id} title={title}>
      {promos.length > 0 && (
        <ul className={styles.promos}>
          {promos.map(({ card, cardId }) => (
            <li key={cardId}>
              <MusicCard id={cardId} card={card} level={level} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Grid as="ul" columns={3} lastRow={cards.length === 1 ? 'start' : 'widen'}>
          {others.map(({ card, cardId }) => (
            <li key={cardId} className={cards.length === 1 ? styles.alone : undefined}>
              <MusicCard id={cardId} card={card} level={level} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}
