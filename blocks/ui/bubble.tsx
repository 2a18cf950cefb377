import type { ReactNode } from 'react';
import styles from './bubble.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';
import { ui } from './text/ru/ui';

export type BubbleProps = {
  children: ReactNode;
  /** The name for screen readers. */
  label: string;
  /** `card` holds text, `pill` one short link. */
  look?: 'card' | 'pill' | undefined;
  closeLabel?: string | undefined;
  /** The banner whose words it has, by its id: it is counted when the bubble is seen. */
  banner?: string | undefined;
};

/**
 * A small message at the lower edge of the screen. Pages are the same for everybody, so whether a visitor has closed
 * it is known to the script alone: it is hidden until `showBubble` shows it, and takes no place on the page.
 */
export function Bubble({ children, label, look = 'card', closeLabel = ui.close, banner }: BubbleProps) {
  return (
    <aside
      hidden
      aria-label={label}
      className={classNames(styles.bubble, styles[look])}
      data-tone="raised"
      data-bubble=""
      data-banner={banner}
    >
      <div className={styles.words}>{children}</div>
      <button type="button" className={styles.close} aria-label={closeLabel} data-bubble-close="">
        <Icon name="close" size="s" />
      </button>
    </aside>
  );
}
