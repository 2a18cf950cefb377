import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

export type BadgeProps = {
  children: ReactNode;
  tone?: 'neutral' | 'brand' | 'accent' | 'sale' | 'warning' | undefined;
  icon?: IconName | undefined;
  className?: string | undefined;
};

/** A word or two about the thing beside it: «Хит», «−20 %». */
export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon && <Icon name={icon} size="s" className={styles.icon} />}
      {children}
    </span>
  );
}
