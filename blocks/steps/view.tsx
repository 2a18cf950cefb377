import type { ViewProps } from '#registry/define-block';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import styles from './view.module.css';

/** Four short steps fit into a row; more of them, or others, read better by three. */
function columnsFor(count: number): 3 | 4 {
  return count % 4 === 0 ? 4 : 3;
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, steps } = props;
  return (
    <Section id={id} title={title}>
      <Grid as="ol" columns={columnsFor(steps.length)} lastRow="start">
        {steps.map((step, index) => (
          <li key={`${index}-${step.title}`} className={styles.step}>
            {step.picture && <Picture image={step.picture} rounded="card" className={styles.picture} />}
            <div className={styles.words}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.text}>
                <Heading level={title ? 3 : 2} look="lead">
                  {step.title}
                </Heading>
                {step.text && (
                  <Text tone="muted" className={styles.note}>
                    {step.text}
                  </Text>
                )}
              </div>
            </div>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
