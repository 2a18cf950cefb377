import type { ViewProps } from '#registry/define-block';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

export default function View({ id, props, children }: ViewProps<typeof block>) {
  const { title, subtitle, tone } = props;
  return (
    <Section id={id} title={title} lead={subtitle} tone={tone === 'plain' ? undefined : tone}>
      {children && <div className={styles.children}>{children}</div>}
    </Section>
  );
}
