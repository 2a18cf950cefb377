import type { ReactNode } from 'react';
import { Heading } from '#blocks/ui/heading';
import styles from './screen-head.module.css';

export interface ScreenHeadProps {
  title: string;
  /** A line under the title: how many, since when. */
  note?: ReactNode;
  /** Buttons at the end of the row. */
  children?: ReactNode;
}

/** The head of a screen: its name, and what can be done from here. */
export function ScreenHead({ title, note, children }: ScreenHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <Heading level={1} look="lead" className={styles.title}>
          {title}
        </Heading>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
