import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

export type NoticeProps = {
  kind?: NoticeKind | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link below the text. */
  action?: ReactNode;
  /** By default an error is spoken at once, success and warning when there is a pause, info is plain text. */
  role?: 'alert' | 'status' | 'note' | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

const ROLES = { info: 'note', success: 'status', warning: 'status', error: 'alert' } as const;

/** A message about what happened or what to know, in words and with an icon, never by colour alone. */
export function Notice({ kind = 'info', title, children, action, role, id, className }: NoticeProps) {
  return (
    <div
      id={id}
      role={role ?? ROLES[kind]}
      data-tone={kind === 'info' ? 'violet-soft' : kind}
      className={classNames(styles.notice, styles[kind], className)}
    >
      <Icon name={kind} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
