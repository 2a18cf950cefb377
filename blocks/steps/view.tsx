import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import { Row } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { toSquareCrop } from '#blocks/ui/square-crop';
import type { block } from './block';
import styles from './view.module.css';

type Props = ViewProps<typeof block>['props'];

/** Four short steps fit into a row; more of them, or others, read better by three. */
function columnsFor(count: number): 3 | 4 {
  return count % 4 === 0 ? 4 : 3;
}

interface StepProps {
  step: Props['steps'][number];
  number: number;
  level: 2 | 3;
}

function Step({ step: { title, text }, number, level }: StepProps) {
  return (
    <div className={styles.words}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.text}>
        <Heading level={level} look="lead">
          {title}
        </Heading>
        {text && (
          <Text tone="muted" className={styles.note}>
            {text}
          </Text>
        )}
      </div>
    </div>
  );
}

function Links({ links }: Pick<Props, 'links'>) {
  if (links.length === 0) return null;
  return (
    <Row as="ul" className={styles.links}>
      {links.map(({ text, url, newWindow }, index) => (
        <li key={`${index}-${url}`} className={styles.link}>
          <ButtonLink
            href={url}
            newWindow={newWindow}
            variant={index === 0 ? 'primary' : 'secondary'}
            wide="phone"
          >
            {text}
          </ButtonLink>
        </li>
      ))}
    </Row>
  );
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, text, picture, steps, links } = props;
  const level = title ? 3 : 2;
  if (picture) {
    return (
      <Section id={id} title={title} lead={text}>
        <div className={styles.beside}>
          <Picture image={toSquareCrop(picture)} rounded="banner" />
          <div>
            <ol className={styles.column}>
              {steps.map((step, index) => (
                <li key={`${index}-${step.title}`}>
                  <Step step={step} number={index + 1} level={level} />
                </li>
              ))}
            </ol>
            <Links links={links} />
          </div>
        </div>
      </Section>
    );
  }
  return (
    <Section id={id} title={title} lead={text}>
      <Grid as="ol" columns={columnsFor(steps.length)} lastRow="start">
        {steps.map((step, index) => (
          <li key={`${index}-${step.title}`} className={styles.step}>
            {step.picture && <Picture image={step.picture} rounded="card" className={styles.picture} />}
            <Step step={step} number={index + 1} level={level} />
          </li>
        ))}
      </Grid>
      <Links links={links} />
    </Section>
  );
}
