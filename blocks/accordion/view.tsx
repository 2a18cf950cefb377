import type { ViewProps } from '#registry/define-block';
import { Disclosure } from '#blocks/ui/disclosure';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import { TitledPart } from '#blocks/ui/titled-part';
import type { block } from './block';
import styles from './view.module.css';

/**
 * The anchor is inside `<details>`, not on it: browsers open a closed one by themselves only for a target within
 * (BLK-203, BLK-205). `enhance.ts` does it in the others.
 */
export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, items } = props;
  return (
    <Section id={id} label={title}>
      <TitledPart title={title} sticky>
        <div className={styles.list}>
          {items.map((item, index) => (
            <Disclosure
              key={`${index}-${item.title}`}
              summary={item.title}
              open={item.open}
              disabled={item.disabled}
              id={item.disabled && !item.open ? item.id : undefined}
              headingLevel={title ? 3 : 2}
            >
              <div id={item.id} className={styles.anchor} data-anchor>
                <RichText html={item.html} />
              </div>
            </Disclosure>
          ))}
        </div>
      </TitledPart>
    </Section>
  );
}
