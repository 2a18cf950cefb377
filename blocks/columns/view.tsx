import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { NestedBlocks } from '#blocks/ui/nested-blocks';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

export default function View({ id, props, children }: ViewProps<typeof block>) {
  const { stackAt, reversed, gap, align } = props;
  return (
    <Section id={id}>
      {children && (
        <NestedBlocks
          className={classNames(
            styles.columns,
            styles[`gap-${gap}`],
            styles[`stack-${stackAt}`],
            styles[`align-${align}`],
            reversed && styles.reversed,
          )}
        >
          {children}
        </NestedBlocks>
      )}
    </Section>
  );
}
