import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { Slide } from './slide';
import { useCarousel, type Reach } from './use-carousel';
import styles from './view.module.css';

interface ArrowsProps {
  reach: Reach | null;
  move: (direction: 'back' | 'on') => void;
}

/**
 * In the HTML from the start, unseen, so that nothing moves when they appear. At an end the button stays focusable:
 * a `disabled` one would throw the focus of a keyboard back to the top of the page.
 */
function Arrows({ reach, move }: ArrowsProps) {
  const isNeeded = reach !== null && (reach.canGoBack || reach.canGoOn);
  return (
    <div className={classNames(styles.arrows, isNeeded && styles.shown)}>
      <button
        type="button"
        className={styles.arrow}
        aria-label="Назад"
        aria-disabled={!reach?.canGoBack}
        onClick={() => move('back')}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label="Вперёд"
        aria-disabled={!reach?.canGoOn}
        onClick={() => move('on')}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, items } = props;
  const { viewportRef, reach, move } = useCarousel();
  // While the list scrolls by itself, the keyboard must reach it: not every browser sees to that.
  const scroller = {
    role: 'group',
    'aria-labelledby': `${id}-title`,
    ...(reach === null && { tabIndex: 0 }),
  };
  return (
    <Section id={id} title={title} action={<Arrows reach={reach} move={move} />}>
      <div
        ref={viewportRef}
        className={classNames(styles.viewport, reach === null && styles.native)}
        {...scroller}
      >
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
