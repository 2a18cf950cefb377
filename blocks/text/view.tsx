import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, html, lead, tone } = props;
  return (
    <Section id={id} label={title} shape="panel" tone={tone === 'plain' ? undefined : tone}>
      <div className={title ? styles.titled : undefined}>
        {title && (
          <Heading level={2} className={styles.title}>
            {title}
          </Heading>
        )}
        <RichText html={html} className={classNames(lead && styles.lead)} />
      </div>
    </Section>
  );
}
