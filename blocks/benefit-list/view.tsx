import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import styles from './view.module.css';

type Benefit = ViewProps<typeof block>['props']['items'][number];

/** Under a title of its own a benefit is a level down; without one it stands in the page's outline itself. */
function BenefitItem({ benefit, level }: { benefit: Benefit; level: 2 | 3 }) {
  const { picture, title, text } = benefit;
  return (
    <li data-tone="sunken" className={classNames(styles.item, picture && styles.pictured)}>
      {picture && <Picture image={picture} fit="contain" className={styles.picture} />}
      <div>
        <Heading level={level} look="lead">
          {title}
        </Heading>
        {text && (
          <Text tone="muted" className={styles.text}>
            {text}
          </Text>
        )}
      </div>
    </li>
  );
}

/** Three in a row read best; four and long lists go four in a row. */
function columnsFor(count: number): 3 | 4 {
  return count === 4 || count > 6 ? 4 : 3;
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, items } = props;
  return (
    <Section id={id} title={title}>
      <Grid as="ul" columns={columnsFor(items.length)} lastRow="widen" className={styles.list}>
        {items.map((benefit, index) => (
          <BenefitItem key={`${index}-${benefit.title}`} benefit={benefit} level={title ? 3 : 2} />
        ))}
      </Grid>
    </Section>
  );
}
