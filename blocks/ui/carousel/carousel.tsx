import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { ui } from '../text/ru/ui';
import styles from './carousel.module.css';

/**
 * In the HTML from the start, unseen, so that nothing moves when they appear. At an end the button stays focusable:
 * a `disabled` one would throw the focus of a keyboard back to the top of the page.
 */
export function CarouselArrows() {
  return (
    <div className={styles.arrows} data-arrows hidden>
      <button type="button" className={styles.arrow} data-move="back" aria-label={ui.back}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" className={styles.arrow} data-move="on" aria-label={ui.ahead}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

/** Not every browser lets the keyboard reach what scrolls. */
const SCROLLER = { role: 'group', tabIndex: 0 } as const;

export type CarouselProps = {
  /** `<CarouselItem>`s. */
  children: ReactNode;
  /** How many there are. */
  count: number;
  /** The id of the heading that names the list; without one, `label`. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

/** A list that the browser scrolls by itself, card by card; `startCarousel` makes arrows beside it work. */
export function Carousel({ children, count, labelledBy, label, className }: CarouselProps) {
  return (
    <div
      className={styles.viewport}
      data-viewport
      {...SCROLLER}
      aria-labelledby={labelledBy}
      aria-label={labelledBy === undefined ? label : undefined}
    >
      <ul className={classNames(styles.list, count < 4 && styles.few, className)}>{children}</ul>
    </div>
  );
}

/** The class of the `<li>`s of a `Carousel`. */
export const CAROUSEL_ITEM_CLASS = styles.item;
