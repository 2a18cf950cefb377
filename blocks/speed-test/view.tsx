import type { ViewProps } from '#registry/define-block';
import { Button } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import { ACTIVITIES } from './activities';
import type { block } from './block';
import { FIGURES, texts } from './texts';
import styles from './view.module.css';

function Figures() {
  return (
    <dl className={styles.figures}>
      {FIGURES.map(({ key, title, unit }) => (
        <div key={key} className={styles.figure}>
          <dt className={styles.name}>{title}</dt>
          <dd>
            <span className={styles.number} data-figure={key}>
              —
            </span>{' '}
            <span className={styles.unit}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Both answers stand there; the script shows the one that is true. */
function Activities({ level }: { level: 2 | 3 }) {
  return (
    <div className={styles.result} data-result hidden>
      <Heading level={level} look="subtitle">
        {texts.resultTitle}
      </Heading>
      <ul className={styles.activities}>
        {ACTIVITIES.map(({ key, title, good, poor }) => (
          <li key={key} className={styles.activity} data-activity={key}>
            <span className={styles.title}>{title}</span>
            <span className={styles.verdict} data-verdict="enough" hidden>
              <Icon name="success" size="s" label={texts.enough} /> {good}
            </span>
            <span className={styles.verdict} data-verdict="short" hidden>
              <Icon name="warning" size="s" label={texts.notEnough} /> {poor}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, text, note } = props;
  return (
    <Section id={id} title={title} lead={text} label="Проверка скорости">
      <div className={styles.place}>
        <div data-plain>
          <Text measured>{texts.plain}</Text>
        </div>
        <div data-speed-test data-needs-script>
          <div className={styles.panel} data-tone="soft">
            <Figures />
            <progress className={styles.progress} max={1} value={0} aria-label={texts.progress} />
            <output className={styles.status} />
            <div className={styles.buttons}>
              <Button size="l" wide="phone" data-start>
                {texts.start}
              </Button>
              <Button size="l" wide="phone" variant="secondary" data-stop hidden>
                {texts.stop}
              </Button>
            </div>
            <Text look="small" tone="muted" measured>
              {note}
            </Text>
          </div>
          <Activities level={title ? 3 : 2} />
        </div>
      </div>
    </Section>
  );
}
