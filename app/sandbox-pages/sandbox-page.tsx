import type { ReactNode } from 'react';
import { classNames } from '#blocks/ui/class-names';
import styles from './sandbox-page.module.css';

interface SandboxPageProps {
  /** A card in the middle of the window, or a column from its top. */
  look: 'card' | 'column';
  children: ReactNode;
}

/** The whole of a page that the sandbox has instead of somebody else's site. */
export function SandboxPage({ look, children }: SandboxPageProps) {
  return (
    <div className={classNames(styles.page, styles[look])} data-tone={look === 'card' ? 'sunken' : undefined}>
      <main className={styles.frame}>{children}</main>
    </div>
  );
}
