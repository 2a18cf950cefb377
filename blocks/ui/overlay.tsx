import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Heading } from './heading';
import { Icon } from './icon';
import motion from './overlay-motion.module.css';
import styles from './overlay.module.css';
import { ui } from './text/ru/ui';
import { ToastHost } from './toast';

export type OverlayProps = {
  /** The anchor that opens it: `<a href="#ID" data-popup="ID">`. Unique on the page. */
  id: string;
  title: string;
  /** Always in the HTML, open or not. */
  children: ReactNode;
  /** On phones a `modal` fills the screen, a `sheet` rises from the bottom; on wide screens both stand centred. */
  variant?: 'modal' | 'sheet' | undefined;
  /** A `wide` one has room for two columns. */
  size?: 'regular' | 'wide' | undefined;
  closeLabel?: string | undefined;
  className?: string | undefined;
};

/** An address that no element has: going there closes what `:target` opened, and the page stays where it is. */
export const NOWHERE = '#closed';

/**
 * A window over the page, the one that every popup opens through; `startOverlay` makes it modal. Without it, and
 * in browsers without `showModal`, it is an anchor's target: its link shows it and its cross is a link away.
 */
export function Overlay(props: OverlayProps) {
  const { id, title, children, variant = 'modal', size, closeLabel = ui.close, className } = props;
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(styles.dialog, styles[variant], motion.dialog, motion[variant])}
      data-step="initial"
    >
      <div
        className={classNames(styles.panel, size === 'wide' && styles.wide, motion.panel, className)}
        data-tone="raised"
        data-overlay-panel={variant}
      >
        <div className={styles.head}>
          {/* The focus goes here: the window is read from its beginning, and arrow keys scroll it. */}
          <Heading level={2} look="subtitle" className={styles.title}>
            <span id={`${id}-title`} tabIndex={-1} data-overlay-title="">
              {title}
            </span>
          </Heading>
          <a href={NOWHERE} className={styles.close} aria-label={closeLabel} data-overlay-close="">
            <Icon name="close" />
          </a>
        </div>
        <div className={styles.content}>{children}</div>
      </div>
      {/* What is behind the window is silent: notifications are said in it. */}
      <ToastHost />
    </dialog>
  );
}
