import type { ViewProps } from '#registry/define-block';
import { NestedBlocks } from '#blocks/ui/nested-blocks';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

export default function View({ id, props, children }: ViewProps<typeof block>) {
  const { title, subtitle, tone, picture } = props;
  return (
    <Section id={id} title={title} lead={subtitle} tone={tone === 'plain' ? undefined : tone}>
      <div className={picture && styles.beside}>
        {children && <NestedBlocks>{children}</NestedBlocks>}
        {picture && (
          <div className={styles.picture}>
            <Picture image={picture} rounded="card" />
          </div>
        )}
      </div>
    </Section>
  );
}
