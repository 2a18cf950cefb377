import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { Slide } from './slide';
import styles from './view.module.css';

/**
 * In the HTML from the start, unseen, so that nothing moves when they appear. At an end the button stays focusable:
 * a `disabled` one would throw the focus of a keyboard back to the top of the page.
 */
function Arrows() {
  return (
    <div className={styles.arrows} data-arrows hidden>
      <button type="button" className={styles.arrow} data-move="back" aria-label="Назад">
        <Icon name="arrow-left" />
      </button>
      <button type="button" className={styles.arrow} data-move="on" aria-label="Вперёд">
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

/** Not every browser lets the keyboard reach what scrolls. */
const SCROLLER = { role: 'group', tabIndex: 0 } as const;

/** A list that the browser scrolls by itself, card by card; arrows come with `enhance.ts`. */
export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, items } = props;
  return (
    <Section id={id} title={title} action={<Arrows />}>
      <div className={styles.viewport} data-viewport {...SCROLLER} aria-labelledby={`${id}-title`}>
        <ul className={classNames(styles.list, items.length < 4 && styles.few)}>
          {items.map((slide, index) => (
            <li key={`${index}-${slide.title}`} className={styles.item}>
              <Slide id={`${id}-${index + 1}`} slide={slide} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
