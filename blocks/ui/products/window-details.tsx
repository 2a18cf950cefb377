import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './window-details.module.css';

export type WindowDetailsProps = {
  /** The words that open it. */
  summary: ReactNode;
  /** Of the window. */
  title: string;
  /** Without ids: the window shows a copy. */
  children: ReactNode;
  /** What it is about, for analytics: an id of the product. */
  about?: string | undefined;
  className?: string | undefined;
};

/** The same in all of them: made once. */
const SIGN = Icon({ name: 'chevron-right', size: 's', className: styles.sign });

/**
 * Details that open in the window of their block (`ProductWindow`, `startProductWindow`); without scripts they unfold
 * where they stand. One window for a whole list keeps a page of forty products light.
 */
export function WindowDetails({ summary, title, children, about, className }: WindowDetailsProps) {
  return (
    <details className={classNames(styles.details, className)} data-in-window={title} data-about={about}>
      <summary className={styles.summary}>
        {summary}
        {SIGN}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
