import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import richText from '#blocks/ui/rich-text.module.css';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

const NAME = 'Подробности';
/** Not every browser lets the keyboard reach what scrolls (WCAG 2.1.1). */
const SCROLLABLE = { role: 'group', tabIndex: 0 } as const;

/**
 * A frame whose content scrolls in it; faded edges come with `enhance.ts`. The text is not a `RichText`, which would
 * give each table a second frame to scroll in.
 */
export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, direction, height, html } = props;
  return (
    <Section id={id} title={title} label={NAME}>
      <div
        className={classNames(styles.frame, direction === 'vertical' && styles[`height-${height}`])}
        data-frame
        data-axis={direction === 'vertical' ? 'y' : 'x'}
      >
        <div className={styles.viewport} data-viewport aria-label={title ?? NAME} {...SCROLLABLE}>
          <div
            className={classNames(styles.content, richText.text, richText.body)}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
      </div>
    </Section>
  );
}
