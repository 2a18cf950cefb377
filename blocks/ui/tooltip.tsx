import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { ui } from './text/ru/ui';
import styles from './tooltip.module.css';

export type TooltipProps = {
  /** Unique on the page. */
  id: string;
  /** The hint. */
  text: ReactNode;
  /** What the hint is about, as the button that shows it; without it an icon in a circle. */
  children?: ReactNode;
  /** The button's name where it is an icon. */
  label?: string | undefined;
  className?: string | undefined;
  /** What it is made of: `div` where the hint has lists or disclosures, which no `span` may hold. */
  as?: 'span' | 'div' | undefined;
};

/**
 * A hint about what it stands at: on hover, focus and tap. Without `enhanceTooltips` the styles show it; with it,
 * it waits, keeps inside the screen and closes with Esc. It is the button's description in any case.
 */
export function Tooltip({ id, text, children, label = ui.hint, className, as: Part = 'span' }: TooltipProps) {
  return (
    <Part className={classNames(styles.tooltip, className)} data-tooltip="">
      <button
        type="button"
        aria-describedby={id}
        aria-label={children ? undefined : label}
        className={children ? styles.words : styles.sign}
      >
        {children ?? <Icon name="info" size="s" />}
      </button>
      <Part className={styles.place} data-tooltip-place="">
        <Part role="tooltip" id={id} className={styles.bubble}>
          {text}
        </Part>
      </Part>
    </Part>
  );
}
