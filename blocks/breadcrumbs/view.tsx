import type { ViewProps } from '#registry/define-block';
import { Breadcrumbs } from '#blocks/ui/breadcrumbs';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const path = props.items.length > 0 ? props.items : data;
  if (path.length === 0) return null;
  return (
    <Section id={id} rhythm="none" className={styles.breadcrumbs}>
      <Breadcrumbs items={path.map(({ title, url }) => ({ text: title, url }))} />
    </Section>
  );
}
